// What was typed of a paper sheet, read and counted as it stands: the sheet, its points, and what is wrong at its field.
import type { Invalid } from '@omerta/base/invalid.ts';
import { read } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { GameScore, ScoreRefusal } from '@omerta/scoring/game/game-score.ts';
import { scoreGame } from '@omerta/scoring/game/score.ts';
import type { Scoring } from '@omerta/scoring/scoring.ts';
import { emptySheet, purpleReasons, type Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { sheet as sheetDescriptor } from '@omerta/scoring/sheet/sheet-file.ts';
import {
  anyIn,
  bestMoveIn,
  countIn,
  differentIn,
  emptyDraft,
  extraIn,
  finesIn,
  forfeitIn,
  oneSeatIn,
  type PaperDraft,
  type PaperFault,
  type PaperField,
  paperFields,
  penaltiesIn,
  pointsTyped,
  purpleIn,
  rolesIn,
  seatKey,
  winnerIn,
  winners,
} from './paper-words.ts';

/** Wrong as typed, against the rules of points, or against the rest of the sheet. */
export type FieldFault =
  | { readonly kind: 'typed'; readonly fault: PaperFault }
  | { readonly kind: 'refused'; readonly refusal: ScoreRefusal }
  | { readonly kind: 'unfit'; readonly invalid: Invalid };

export type PaperRead = {
  /** As far as it can be read; null without roles and a winner. */
  readonly sheet: Sheet | null;
  readonly score: GameScore | null;
  readonly faults: Partial<Readonly<Record<PaperField, FieldFault>>>;
  /** It may be handed in. */
  readonly isWhole: boolean;
};

/** Under which rules, for whom, and which sheet it puts right. */
export type PaperOf = {
  readonly scoring: Scoring;
  readonly players: readonly string[];
  readonly before: Sheet | null;
};

/** Cards and tables that no rule asks for are not asked for. */
export const fieldsAsked = ({ scoring, before }: PaperOf, { winner }: PaperDraft): readonly PaperField[] => {
  const isDraw = winners[Number(winner) - 1] === 'draw';
  return paperFields.filter((field) => {
    switch (field) {
      case 'atTable':
        return isDraw || before?.atTable != null;
      // A second yellow card is the red one. One that stands on the sheet can be taken off it.
      case 'yellow':
      case 'redCards':
        return scoring.yellow !== null || (before?.[field].length ?? 0) > 0;
      case 'purple':
        return scoring.purple !== null || (before?.purple.length ?? 0) > 0;
      case 'penalties':
        return scoring.penalties !== null;
      default:
        return true;
    }
  });
};

/** These fields are full with so many keys: the next one is opened by itself. */
export const fullAt: Partial<Readonly<Record<PaperField, number>>> = {
  roles: 4,
  winner: 1,
  firstKilled: 1,
  bestMove: 3,
  outDay1: 1,
};

/** Who approved stays with what was approved. */
const kept = <T extends object, K extends keyof T>(
  entries: readonly Pick<T, K>[],
  before: readonly T[],
  rest: Omit<T, K>,
): T[] =>
  entries.map((entry) => {
    const old = before.find((each) => (Object.keys(entry) as K[]).every((key) => each[key] === entry[key]));
    return old ?? ({ ...rest, ...entry } as unknown as T);
  });

const parts = ({ scoring, before }: PaperOf, draft: PaperDraft) => ({
  roles: rolesIn(draft.roles),
  winner: winnerIn(draft.winner),
  firstKilled: oneSeatIn(draft.firstKilled),
  bestMove: bestMoveIn(draft.bestMove),
  outDay1: countIn(draft.outDay1),
  removed: differentIn(draft.removed),
  redCards: differentIn(draft.redCards),
  forfeit: forfeitIn(draft.forfeit),
  atTable: differentIn(draft.atTable),
  yellow: anyIn(draft.yellow),
  purple: purpleIn(draft.purple),
  extra: extraIn(scoring, draft.extra),
  penalties: penaltiesIn(scoring, draft.penalties),
  fines: finesIn(draft.fines),
  before,
});

type Parts = ReturnType<typeof parts>;

const orEmpty = <T>(list: readonly T[] | PaperFault): readonly T[] => (isRefusal(list) ? [] : list);

const sheetIn = (found: Parts, players: readonly string[], isTableAsked: boolean): Sheet | null => {
  const { roles, winner, firstKilled, bestMove, outDay1, forfeit, atTable, before } = found;
  if (isRefusal(roles) || isRefusal(winner)) return null;
  return {
    ...emptySheet,
    seats: roles.map((role, i) => ({ player: players[i] ?? '', role })),
    winner: winner.winner,
    ...(isRefusal(forfeit) ? {} : forfeit),
    firstKilled: isRefusal(firstKilled) ? null : firstKilled.seat,
    bestMove: isRefusal(bestMove) ? null : bestMove.said,
    outDay1: isRefusal(outDay1) ? 0 : outDay1.count,
    removed: orEmpty(found.removed),
    redCards: orEmpty(found.redCards),
    atTable: isTableAsked && !isRefusal(atTable) && atTable.length > 0 ? atTable : null,
    yellow: orEmpty(found.yellow),
    purple: orEmpty(found.purple),
    extra: kept(orEmpty(found.extra), before?.extra ?? [], { by: 'referee' as const }),
    penalties: kept(orEmpty(found.penalties), before?.penalties ?? [], { by: 'referee' as const }),
    fines: kept(orEmpty(found.fines), before?.fines ?? [], { reason: '' }),
    approvals: before?.approvals ?? [],
    waived: before?.waived ?? [],
  };
};

const fieldAt: Readonly<Record<string, PaperField>> = {
  extra: 'extra',
  penalties: 'penalties',
  waived: 'penalties',
  fines: 'fines',
  winner: 'winner',
  seats: 'roles',
};

const fieldOf = (path: string): PaperField =>
  fieldAt[/[a-z]+/i.exec(path.replace(/^sheet\.?/, ''))?.[0] ?? ''] ?? 'roles';

const typedFaults = (found: Parts, asked: readonly PaperField[]): PaperRead['faults'] =>
  Object.fromEntries(
    asked.flatMap((field) => {
      const part = found[field];
      return isRefusal(part) ? [[field, { kind: 'typed', fault: part } satisfies FieldFault]] : [];
    }),
  );

export const readDraft = (paper: PaperOf, draft: PaperDraft): PaperRead => {
  const asked = fieldsAsked(paper, draft);
  const found = parts(paper, draft);
  const typed = typedFaults(found, asked);
  const sheet = sheetIn(found, paper.players, asked.includes('atTable'));
  if (!sheet) return { sheet: null, score: null, faults: typed, isWhole: false };
  const fits = read(sheetDescriptor, sheet, 'sheet');
  const score = scoreGame(paper.scoring, sheet);
  const refused = score.refused.map((refusal): [PaperField, FieldFault] => [
    fieldOf(refusal.path),
    { kind: 'refused', refusal },
  ]);
  const unfit: [PaperField, FieldFault][] = isRefusal(fits)
    ? [[fieldOf(fits.path), { kind: 'unfit', invalid: fits }]]
    : [];
  const faults = { ...Object.fromEntries([...refused, ...unfit].toReversed()), ...typed };
  return { sheet, score, faults, isWhole: Object.keys(faults).length === 0 };
};

const keys = (seats: readonly Seat[]): string => seats.map(seatKey).join('');

const pairs = <T extends { readonly seat: Seat }>(list: readonly T[], rest: (each: T) => string): string =>
  list.map((each) => `${seatKey(each.seat)}${rest(each)}`).join(' ');

/** A sheet as it would have been typed: where it is put right, only what differs is typed anew. */
export const draftOf = ({ penalties }: Pick<Scoring, 'penalties'>, sheet: Sheet): PaperDraft => {
  const having = (role: string): Seat[] =>
    sheet.seats.flatMap((each, i) => (each.role === role ? [(i + 1) as Seat] : []));
  return {
    ...emptyDraft,
    roles: keys([...having('don'), ...having('black'), ...having('sheriff')]),
    winner: String(winners.indexOf(sheet.winner) + 1),
    firstKilled: sheet.firstKilled === null ? '' : seatKey(sheet.firstKilled),
    bestMove: keys(sheet.bestMove ?? []),
    outDay1: String(sheet.outDay1),
    removed: keys(sheet.removed),
    redCards: keys(sheet.redCards),
    forfeit:
      sheet.forfeitBy === null ? '' : `${seatKey(sheet.forfeitBy)}${sheet.by === 'forfeit' ? '' : '+'}`,
    atTable: keys(sheet.atTable ?? []),
    yellow: keys(sheet.yellow),
    purple: pairs(sheet.purple, ({ reason }) => String(purpleReasons.indexOf(reason) + 1)),
    extra: pairs(sheet.extra, ({ points }) => pointsTyped(points)),
    penalties: pairs(sheet.penalties, ({ clause }) =>
      String((penalties?.items.findIndex((item) => item.clause === clause) ?? -1) + 1),
    ),
    fines: pairs(sheet.fines, ({ points }) => pointsTyped(points)),
  };
};
