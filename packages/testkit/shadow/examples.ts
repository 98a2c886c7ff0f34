// The worked examples as files: the seating they all share, and a tournament that follows one player.
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { isRedRole, type ShadowFile, type ShadowRole, type ShadowSheet, type ShadowStage } from './file.ts';
import { itemsOf } from './game.ts';
import { exactly, sum } from './number.ts';
import { type ShadowRow, shadowTable, wordsOf } from './table.ts';

const reds = [2, 3, 4, 5, 6, 7];
const blacks = [8, 9, 10];

const roleOf = (seat: number): ShadowRole => {
  if (seat === 1) return 'sheriff';
  if (seat === 10) return 'don';
  return reds.includes(seat) ? 'red' : 'black';
};

/** p1 the Sheriff, p2 to p7 red, p8 and p9 black, p10 the Don. */
const seated = Array.from({ length: 10 }, (_, i) => ({ player: `p${i + 1}`, role: roleOf(i + 1) }));

export const sheetWith = (given: Partial<ShadowSheet>): ShadowSheet => ({
  seats: seated,
  winner: 'red',
  ...given,
});

/** Entries as `seat points`, the way the examples list them. */
export const given = (...entries: readonly string[]): NonNullable<ShadowSheet['extra']> =>
  entries.map((entry) => {
    const [seat = '', points = ''] = entry.split(' ');
    return { seat: Number(seat), points, by: 'referee' };
  });

export const acts = (...entries: readonly string[]): NonNullable<ShadowSheet['penalties']> =>
  given(...entries).map(({ seat, points }) => ({ seat, clause: points, by: 'referee' }));

/** The game totals of seats 1 to 10. */
export const totals = (id: RulebookId, sheet: Partial<ShadowSheet>): string =>
  seated
    .map((_, i) => exactly(sum(itemsOf(wordsOf[id], sheetWith(sheet), i + 1).map(({ points }) => points))))
    .join(' ');

/** A game of the player who is followed; `named` are the blacks of his best move where he was shot first. */
export type Followed = {
  readonly role?: ShadowRole;
  readonly result: 'win' | 'loss' | 'draw';
  readonly named?: number;
  readonly sheet?: Partial<ShadowSheet>;
  readonly extra?: string;
  readonly stage?: string;
};

const seatFor: Readonly<Record<ShadowRole, number>> = { sheriff: 1, red: 2, black: 8, don: 10 };

const winnerFor = (role: ShadowRole, result: Followed['result']): ShadowSheet['winner'] => {
  if (result === 'draw') return 'draw';
  return isRedRole(role) === (result === 'win') ? 'red' : 'black';
};

const followedSheet = (
  player: string,
  { role = 'red', result, named, sheet, extra }: Followed,
): ShadowSheet => {
  const seat = seatFor[role];
  const numbers = (count: number): number[] => [...blacks.slice(0, count), 3, 4, 5].slice(0, 3);
  return sheetWith({
    seats: seated.map((each, i) =>
      i + 1 === seat ? { ...each, player } : { ...each, player: `${player}-${i}` },
    ),
    winner: winnerFor(role, result),
    ...(named === undefined ? {} : { firstKilled: seat, bestMove: numbers(named) }),
    ...(extra === undefined ? {} : { extra: given(`${seat} ${extra}`) }),
    ...sheet,
  });
};

const plain: ShadowStage = { id: 'q', kind: 'qualifying', plannedGames: 10, coefficient: '1', carry: true };

export const fileWith = (id: RulebookId, changes: Partial<ShadowFile>): ShadowFile => ({
  rulebook: id,
  switches: {},
  players: seated.map(({ player }) => ({ id: player, nick: player })),
  stages: [plain],
  games: [],
  fines: [],
  expelled: [],
  lots: [],
  ...changes,
});

export const readNothing = (path: string): string => {
  throw new Error(`no record ${path}`);
};

/** The rows of players who are followed at tables of their own. */
export const follow = (
  id: RulebookId,
  players: Readonly<Record<string, readonly Followed[]>>,
  changes: Partial<ShadowFile> = {},
): ShadowRow[] =>
  shadowTable(
    fileWith(id, {
      players: Object.keys(players).map((player) => ({ id: player, nick: player })),
      games: Object.entries(players).flatMap(([player, games], table) =>
        games.map((game, i) => ({
          stage: game.stage ?? 'q',
          round: i + 1,
          table: table + 1,
          sheet: followedSheet(player, game),
        })),
      ),
      ...changes,
    }),
    readNothing,
  );

/** The row of the one player X. */
export const followX = (
  id: RulebookId,
  games: readonly Followed[],
  changes: Partial<ShadowFile> = {},
): ShadowRow => {
  const [row] = follow(id, { X: games }, changes);
  if (!row) throw new Error('X has no row');
  return row;
};

export const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
export const wins = (count: number): Followed[] => times(count, { result: 'win' });
export const losses = (count: number): Followed[] => times(count, { result: 'loss' });
