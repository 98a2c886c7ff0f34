// One game's points of one seat, item by item, without what needs the whole distance.
import { isRedRole, resultAt, roleAt, type ShadowSheet } from './file.ts';
import { compared, minus, type Num, none, num, sum } from './number.ts';
import type { ShadowColumn, ShadowSaid, Words } from './words.ts';

export type ShadowItem = ShadowSaid & { readonly kind: string; readonly column: ShadowColumn };

const result = (words: Words, sheet: ShadowSheet, seat: number): ShadowItem => {
  const kind = resultAt(sheet, seat);
  const win = isRedRole(roleAt(sheet, seat)) ? words.redWin : words.blackWin;
  return { kind, column: 'main', ...{ win, loss: words.loss, draw: words.draw }[kind] };
};

/** A miss leaves nobody to name anything; a number said twice counts once; only the first three count. */
export const blacksNamed = (words: Words, sheet: ShadowSheet): number => {
  if (sheet.firstKilled == null) return 0;
  if (words.noBestMoveFrom !== null && (sheet.outDay1 ?? 0) >= words.noBestMoveFrom) return 0;
  const named = new Set((sheet.bestMove ?? []).slice(0, 3));
  return [...named].filter((seat) => !isRedRole(roleAt(sheet, seat))).length;
};

const bestMove = (words: Words, sheet: ShadowSheet, seat: number): ShadowSaid | null => {
  if (sheet.firstKilled !== seat || !isRedRole(roleAt(sheet, seat))) return null;
  const blacks = blacksNamed(words, sheet);
  if (blacks === 3) return words.threeBlacks;
  return blacks === 2 ? words.twoBlacks : null;
};

const inDrawAtTable = (words: Words, sheet: ShadowSheet, seat: number): boolean =>
  words.drawAtTable !== null && sheet.winner === 'draw' && (sheet.atTable ?? []).includes(seat);

const mayHaveExtra = (words: Words, sheet: ShadowSheet, seat: number): boolean => {
  if (sheet.by === 'forfeit' && sheet.forfeitBy === seat && !words.extraForForfeit) return false;
  return words.drawAtTable === null ? sheet.winner !== 'draw' : !inDrawAtTable(words, sheet, seat);
};

export const awardsOf = (sheet: ShadowSheet, seat: number): readonly string[] =>
  (sheet.extra ?? []).filter((each) => each.seat === seat).map(({ points }) => points);

const extra = (words: Words, sheet: ShadowSheet, seat: number): ShadowItem[] => {
  if (!mayHaveExtra(words, sheet, seat)) return [];
  const { winner, loser } = words.extraClause;
  const clause = resultAt(sheet, seat) === 'win' ? winner : loser;
  return awardsOf(sheet, seat).map((points): ShadowItem => {
    const worth: Num = words.awards[points] ?? num(points);
    return { kind: 'extra', column: 'additional', points: worth, clause };
  });
};

/** The best move and the referee's points together, or the larger of the two. */
const rewards = (words: Words, sheet: ShadowSheet, seat: number): ShadowItem[] => {
  const best = bestMove(words, sheet, seat);
  const given = extra(words, sheet, seat);
  if (best === null) return given;
  const named: ShadowItem = { kind: 'best-move', column: 'additional', ...best };
  if (!words.extraOrBestMove || given.length === 0) return [named, ...given];
  return compared(sum(given.map(({ points }) => points)), best.points) > 0 ? given : [named];
};

const offences = (words: Words, sheet: ShadowSheet, seat: number): ShadowItem[] => {
  const act = sheet.by === 'forfeit' ? words.forfeit : words.forfeitAfterwards;
  const cost = sheet.forfeitBy === seat ? act : null;
  const isRemoved = (sheet.removed ?? []).includes(seat) || cost === 'removal';
  return [
    ...(isRemoved ? [{ kind: 'removal', ...words.removal }] : []),
    ...(cost && cost !== 'removal' ? [{ kind: 'forfeit', ...cost }] : []),
  ];
};

const penalties = (words: Words, sheet: ShadowSheet, seat: number): ShadowItem[] => {
  const penalised = ({ points, clause }: ShadowSaid): ShadowItem => ({
    kind: 'penalty',
    column: 'additional',
    points,
    clause,
  });
  const { drawAtTable } = words;
  if (drawAtTable && inDrawAtTable(words, sheet, seat)) {
    const isWaived = sheet.waived?.some((each) => each.seat === seat && each.clause === drawAtTable.clause);
    return isWaived ? [] : [penalised(drawAtTable)];
  }
  const clauses = (sheet.penalties ?? []).filter((each) => each.seat === seat).map(({ clause }) => clause);
  const isHeavierToo = (clause: string): boolean =>
    (words.sameAct[clause] ?? []).some((heavier) => clauses.includes(heavier));
  return clauses.filter((clause) => !isHeavierToo(clause)).map((clause) => penalised(words.penalty(clause)));
};

const fines = (words: Words, sheet: ShadowSheet, seat: number): ShadowItem[] =>
  (sheet.fines ?? [])
    .filter((fine) => fine.seat === seat)
    .map(({ points }) => ({ kind: 'fine', column: 'other', points: minus(num(points)), clause: words.fine }));

export const itemsOf = (words: Words, sheet: ShadowSheet, seat: number): ShadowItem[] => [
  result(words, sheet, seat),
  ...rewards(words, sheet, seat),
  ...penalties(words, sheet, seat),
  ...offences(words, sheet, seat),
  ...fines(words, sheet, seat),
];

export const columnSum = (items: readonly ShadowItem[], column: ShadowColumn): Num =>
  items.filter((item) => item.column === column).reduce((all, { points }) => sum([all, points]), none);
