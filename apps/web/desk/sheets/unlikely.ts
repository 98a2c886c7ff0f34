// What is unlikely on a sheet, with the seats and the clause it is about: a second person looks at it before he confirms.
import { compare, parsePoints } from '@omerta/base/fraction.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import { teamOf } from '@omerta/rules/game/role.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { bestMoveDenied } from '@omerta/scoring/game/score.ts';
import type { Scoring } from '@omerta/scoring/scoring.ts';
import type { Difference } from '@omerta/scoring/sheet/fact.ts';
import { roleAt, type Sheet, teamAt } from '@omerta/scoring/sheet/sheet.ts';
import { chanceOf, rare } from './role-chance.ts';

export const unlikelyKinds = [
  'other-result',
  'departs',
  'first-killed-at-table',
  'first-killed-black',
  'first-killed-removed',
  'removed-at-table',
  'best-move-himself',
  'best-move-no-right',
  'best-move-nobody',
  'best-move-short',
  'many-out-day-1',
  'extra-many',
  'extra-high',
  'removal-unexplained',
  'impossible-count',
  'all-blacks-removed',
  'short',
  'long',
  'role-often',
] as const;
export type UnlikelyKind = (typeof unlikelyKinds)[number];

export type Unlikely = {
  readonly kind: UnlikelyKind;
  readonly seats: readonly Seat[];
  readonly clause: string | null;
  /** A number that the sentence names: minutes, players, times. */
  readonly count?: number;
  readonly of?: number;
  readonly role?: Role;
  readonly winner?: Sheet['winner'];
  readonly differences?: readonly Difference[];
};

/** A handed-in sheet with what is known beside it. */
export type HandedSheet = {
  readonly sheet: Sheet;
  /** As it was announced; null: not yet. */
  readonly announced: Sheet['winner'] | null;
  /** Null where the game was led on paper. */
  readonly recorded: { readonly differences: readonly Difference[] } | null;
  /** Between the start and the announced result; null where it is not known. */
  readonly minutes: number | null;
  /** A ruling named the winner: who was left at the table does not. */
  readonly isWinnerRuled: boolean;
};

const found = (
  kind: UnlikelyKind,
  about: readonly Seat[],
  more: Partial<Omit<Unlikely, 'kind' | 'seats'>> = {},
): Unlikely => ({ kind, seats: about, clause: null, ...more });

const one = (is: boolean, make: () => Unlikely): Unlikely[] => (is ? [make()] : []);

const ofDeaths = ({ firstKilled, atTable, removed, ...sheet }: Sheet): Unlikely[] => {
  const stillThere = removed.filter((seat) => atTable?.includes(seat));
  const first = firstKilled === null ? [] : [firstKilled];
  return [
    ...one(firstKilled !== null && atTable?.includes(firstKilled) === true, () =>
      found('first-killed-at-table', first),
    ),
    ...one(firstKilled !== null && teamOf(sheet.seats[firstKilled - 1]?.role ?? 'red') === 'black', () =>
      found('first-killed-black', first),
    ),
    ...one(firstKilled !== null && removed.includes(firstKilled), () => found('first-killed-removed', first)),
    ...one(stillThere.length > 0, () => found('removed-at-table', stillThere)),
    ...one(sheet.outDay1 > 2, () => found('many-out-day-1', [], { count: sheet.outDay1 })),
  ];
};

const ofBestMove = (scoring: Scoring, sheet: Sheet): Unlikely[] => {
  const { firstKilled, bestMove } = sheet;
  if (bestMove === null) return [];
  if (firstKilled === null) return [found('best-move-nobody', [])];
  return [
    ...one(bestMove.includes(firstKilled), () => found('best-move-himself', [firstKilled])),
    ...one(bestMoveDenied(scoring, sheet), () =>
      found('best-move-no-right', [firstKilled], { clause: scoring.bestMoveRight.clause }),
    ),
    ...one(new Set(bestMove).size < 3, () =>
      found('best-move-short', [firstKilled], { count: new Set(bestMove).size }),
    ),
  ];
};

/** What asks for somebody's consent, or is as much as a player can get, is more than is usual. */
const isHigh = ({ extra }: Scoring, points: string): boolean => {
  if (extra.kind === 'li') return false;
  const value = parsePoints(points);
  return value !== null && compare(value, (extra.chiefFrom ?? extra.loserMost).value) >= 0;
};

const ofExtras = (scoring: Scoring, { extra }: Sheet): Unlikely[] => {
  const rules = scoring.extra;
  const [usual, clause] =
    rules.kind === 'li'
      ? [rules.players.value - 1, rules.players.clause]
      : [rules.players.free, rules.players.clause];
  const high = extra.filter(({ points }) => isHigh(scoring, points)).map(({ seat }) => seat);
  const highClause = rules.kind === 'li' ? null : (rules.chiefFrom ?? rules.loserMost).clause;
  return [
    ...one(extra.length > usual, () =>
      found(
        'extra-many',
        extra.map(({ seat }) => seat),
        { count: extra.length, of: usual, clause },
      ),
    ),
    ...one(high.length > 0, () => found('extra-high', high, { clause: highClause })),
  ];
};

/** By play black wins with as many blacks as reds, red with no black left. */
const ofCount = (sheet: Sheet): Unlikely[] => {
  const { winner, by, atTable, removed } = sheet;
  if (by !== 'play' || winner === 'draw') return [];
  const blacks = seats.filter((seat) => teamAt(sheet, seat) === 'black');
  const left = (team: 'red' | 'black'): Seat[] =>
    (atTable ?? []).filter((seat) => teamAt(sheet, seat) === team);
  const [red, black] = [left('red').length, left('black').length];
  const isPossible = winner === 'red' ? black === 0 : black > 0 && black >= red;
  return [
    ...one(atTable !== null && !isPossible, () =>
      found('impossible-count', atTable ?? [], { count: red, of: black, winner }),
    ),
    ...one(winner === 'black' && blacks.every((seat) => removed.includes(seat)), () =>
      found('all-blacks-removed', blacks),
    ),
  ];
};

/** Ten speeches of a minute and a night stand before the first who can be missed; two hours are past the longest games. */
const [shortest, longest] = [15, 120];

/** A game entered from paper began and ended when it was typed: its minutes say nothing for being few. */
const ofTime = ({ sheet, minutes, recorded }: HandedSheet): Unlikely[] => {
  if (minutes === null) return [];
  const isShort = recorded !== null && sheet.by === 'play' && minutes < shortest;
  return [
    ...one(isShort, () => found('short', [], { count: minutes })),
    ...one(minutes > longest, () => found('long', [], { count: minutes })),
  ];
};

/** His sheets so far, this one among them. */
const ofDeals = (sheet: Sheet, all: readonly Sheet[]): Unlikely[] =>
  seats.flatMap((seat) => {
    const role = roleAt(sheet, seat);
    const player = sheet.seats[seat - 1]?.player;
    const cards = all.flatMap((each) => each.seats.filter((at) => at.player === player).map((at) => at.role));
    const times = cards.filter((card) => card === role).length;
    return one(role !== 'red' && chanceOf(role, times, cards.length) < rare, () =>
      found('role-often', [seat], { role, count: times, of: cards.length }),
    );
  });

/** `all`: the sheets that count, this one among them. */
export const unlikelyOn = (
  scoring: Scoring,
  handed: HandedSheet,
  all: readonly Sheet[],
): readonly Unlikely[] => {
  const { sheet, announced, recorded } = handed;
  const differences = recorded?.differences ?? [];
  return [
    ...one(announced !== null && announced !== sheet.winner, () => found('other-result', [])),
    ...one(differences.length > 0, () => found('departs', [], { differences })),
    ...ofDeaths(sheet),
    ...ofBestMove(scoring, sheet),
    ...ofExtras(scoring, sheet),
    ...one(recorded === null && sheet.removed.length > 0, () => found('removal-unexplained', sheet.removed)),
    ...(handed.isWinnerRuled ? [] : ofCount(sheet)),
    ...ofTime(handed),
    ...ofDeals(sheet, all),
  ];
};
