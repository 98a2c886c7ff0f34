// The record of a finished game read again: the rules draw the same from it that they drew at the table.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { plainText } from '@omerta/rules/notation/plain-text.ts';
import { print } from '@omerta/rules/notation/print.ts';
import type { GameRecord } from '@omerta/rules/notation/record.ts';
import { type AppliedLine, replay } from '@omerta/rules/notation/replay.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { view } from '@omerta/rules/view/view.ts';
import { type NamesById, nameIn, type TableView } from '../picture.ts';

export type PlayedRecord = {
  readonly rulebook: Rulebook;
  readonly lines: readonly AppliedLine[];
  readonly state: GameState;
};

/** Null where it cannot be read: it was, when it was handed in. */
export const playedRecord = (text: string): PlayedRecord | null => {
  const record = parse(text);
  if (isRefusal(record)) return null;
  const lines: AppliedLine[] = [];
  const { state } = replay(record, undefined, (line) => void lines.push(line));
  return { rulebook: record.rulebook, lines, state };
};

/** As the public saw it in the end. */
export const tableOfRecord = ({ rulebook, state }: PlayedRecord, players: readonly string[]): TableView => ({
  ...view(rulebook, { ...state, farewells: [] }, 'public'),
  players,
});

/** With nicknames in place of ids, for whoever steps through it. */
export const namedRecord = (text: string, names: NamesById): string => {
  const record = parse(text);
  if (isRefusal(record)) return text;
  const named = <T extends { readonly name: string }>(seat: T): T => ({
    ...seat,
    name: plainText(nameIn(names, seat.name)),
  });
  const tags: GameRecord['tags'] = record.tags.map((item) =>
    item.tag.kind === 'seat' ? { ...item, tag: named(item.tag) } : item,
  );
  return print({ ...record, tags, seats: record.seats.map(named) });
};
