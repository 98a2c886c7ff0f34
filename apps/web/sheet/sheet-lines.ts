// The lines of the sheet in the record, and the one command that brings each entry, change or withdrawal about.
import type { Approver, Command, LineCommand } from '@omerta/rules/game/command.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import { protestsOf, protestText } from '@omerta/rules/game/tell/protests.ts';
import { plainText } from '@omerta/rules/notation/plain-text.ts';
import type { Need } from '@omerta/scoring/game/game-score.ts';

type SheetWord = 'extra' | 'approve' | 'waive' | 'penalty' | 'fine' | 'protest';

/** `line` counts from 1, as a correction does. */
export type SheetLine<T extends SheetWord> = {
  readonly line: number;
  readonly command: Extract<Command, { readonly type: T }>;
};

export const sheetLines = <T extends SheetWord>(state: GameState, word: T): readonly SheetLine<T>[] =>
  linesOf(state)
    .map((command, i) => ({ line: i + 1, command }))
    .filter((each): each is SheetLine<T> => each.command.type === word);

const inPlaceOf = (line: number, command: LineCommand): Command => ({
  type: 'replace',
  line,
  count: 1,
  commands: [command],
});

export const strikeOut = (line: number): Command => ({ type: 'replace', line, count: 1, commands: [] });

const ofSeat = (state: GameState, seat: Seat): SheetLine<'extra'> | undefined =>
  sheetLines(state, 'extra').find((each) => each.command.seat === seat);

const reason = (note: string): { readonly note?: string } => {
  const text = plainText(note).trim();
  return text === '' ? {} : { note: text };
};

/** A player has one entry: another value takes its place. */
export const giveExtra = (
  state: GameState,
  seat: Seat,
  { points, approver }: Pick<SheetLine<'extra'>['command'], 'points' | 'approver'>,
  note: string,
): Command => {
  const command = { type: 'extra', seat, points, approver, ...reason(note) } as const;
  const old = ofSeat(state, seat);
  return old ? inPlaceOf(old.line, command) : command;
};

export const takeExtra = (state: GameState, seat: Seat): Command | null => {
  const old = ofSeat(state, seat);
  return old ? strikeOut(old.line) : null;
};

export const imposePenalty = (seat: Seat, clause: string, note: string): Command => ({
  type: 'penalty',
  seat,
  clause,
  ...reason(note),
});

export const waivePenalty = (seat: Seat, clause: string, approver: Approver, note: string): Command => ({
  type: 'waive',
  seat,
  clause,
  approver,
  ...reason(note),
});

export const imposeFine = (seat: Seat, points: string, note: string): Command => ({
  type: 'fine',
  seat,
  points: points.trim().replace(',', '.'),
  ...reason(note),
});

export const fileProtest = (seat: Seat, note: string): Command => ({
  type: 'protest',
  seat,
  ...reason(note),
});

/** Protests as the tournament is told them. */
export const protestsWritten = (
  state: GameState,
): readonly { readonly seat: Seat; readonly text: string }[] =>
  protestsOf(state).map(({ command }) => ({ seat: command.seat, text: protestText(command) }));

/** What was decided on a protest, told to the referee: it is only written down. */
export const decideProtest = (number: number, note: string): Command => ({
  type: 'ruling',
  decision: { kind: 'protest', number },
  ...reason(note),
});

/** The entry that grants what is asked for; null where the record has no word for it and the desk must. */
export const grant = (state: GameState, need: Need): Command | null => {
  if (need.what !== 'approval') return null;
  if (need.over) return { type: 'approve', what: need.over, approver: need.by };
  const { by, seat } = need;
  const waived = sheetLines(state, 'waive').find(
    ({ command }) => command.seat === seat && command.approver !== by,
  );
  if (waived) return inPlaceOf(waived.line, { ...waived.command, approver: by });
  const extra = seat === null ? undefined : ofSeat(state, seat);
  return extra && extra.command.approver !== by
    ? inPlaceOf(extra.line, { ...extra.command, approver: by })
    : null;
};

/** Entries that give or take points and say nothing of why. */
export const unexplained = (state: GameState): readonly Seat[] => {
  const entries = [
    ...sheetLines(state, 'extra'),
    ...sheetLines(state, 'penalty'),
    ...sheetLines(state, 'fine'),
  ];
  return [...new Set(entries.filter(({ command }) => !command.note).map(({ command }) => command.seat))].sort(
    (a, b) => a - b,
  );
};
