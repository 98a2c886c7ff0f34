// What only the whole distance decides: compensation Ci, coefficient K and the cards.
import { isRedRole, resultAt, roleAt, type ShadowSheet } from './file.ts';
import { blacksNamed, type ShadowItem } from './game.ts';
import { compared, type Num, none, num, one, over, plus, times, whole } from './number.ts';
import type { CardWords, CompensationWords, ShadowSaid, Words } from './words.ts';

/** The whole number nearest to 40%, sought among all: two are never equally near. */
const fortyPercent = (games: number): number => {
  const distance = (b: number): number => Math.abs(10 * b - 4 * games);
  const all = Array.from({ length: games + 1 }, (_, b) => b);
  return all.reduce((best, b) => (distance(b) < distance(best) ? b : best), 0);
};

export const denominatorB = ({ leastB }: CompensationWords, games: number): number =>
  Math.max(leastB, fortyPercent(games));

/** Ci of a player killed `kills` times on a distance of so many games. */
export const ci = (words: CompensationWords, kills: number, games: number): Num => {
  if (games < words.leastGames) return none;
  const b = denominatorB(words, games);
  return kills > b ? words.most : over(times(whole(kills), words.most), whole(Math.max(b, 1)));
};

export const isRedKill = (sheet: ShadowSheet, seat: number): boolean =>
  sheet.firstKilled === seat && isRedRole(roleAt(sheet, seat));

/** What this game pays of Ci. */
export const compensated = (words: Words, sheet: ShadowSheet, seat: number): ShadowSaid | null => {
  if (!words.compensation || !isRedKill(sheet, seat)) return null;
  const { needsBlackNamed, won, lost, draw } = words.compensation;
  if (needsBlackNamed && blacksNamed(words, sheet) === 0) return null;
  return { win: won, loss: lost, draw }[resultAt(sheet, seat)];
};

/** The side with fewer wins, and its K; null where nobody has fewer. */
export const difficultyOf = (
  sheets: readonly ShadowSheet[],
): { readonly side: 'red' | 'black'; readonly k: Num } | null => {
  const won = (side: string): number => sheets.filter(({ winner }) => winner === side).length;
  const [red, black] = [won('red'), won('black')];
  if (red === black) return null;
  const half = over(whole(sheets.length), whole(2));
  const less = over(plus(half, whole(-Math.min(red, black))), half);
  return { side: red < black ? 'red' : 'black', k: plus(one, less) };
};

const stepOf = (steps: readonly Num[], card: number): Num => steps[Math.min(card, steps.length) - 1] ?? none;

/** The price of the n-th yellow card of a stage. */
export const yellowPrice = (
  { longFrom, long, short }: CardWords,
  card: number,
  planned: number,
): ShadowItem => {
  const { steps, clause } = planned >= longFrom ? long : short;
  return { kind: 'card', column: 'other', points: stepOf(steps, card), clause };
};

/** The prices of the n-th purple card: by its number, and for what it was shown. */
export const purplePrices = (
  words: CardWords,
  card: number,
  reason: 'damage' | 'throwing' | 'conduct',
): ShadowItem[] => {
  const { points, clause } = words.purpleFromSecond;
  const numbered: ShadowItem = {
    kind: 'card',
    column: 'other',
    points: card < 2 ? num('0') : points,
    clause,
  };
  return reason === 'conduct'
    ? [numbered]
    : [numbered, { kind: 'card', column: 'other', ...words.purpleFor[reason] }];
};

/** Larger than one only for whoever wins with the side that seldom does. */
export const isHeavyWin = (sheet: ShadowSheet, seat: number, side: 'red' | 'black', k: Num): boolean =>
  sheet.winner === side && resultAt(sheet, seat) === 'win' && compared(k, one) > 0;
