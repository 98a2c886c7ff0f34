// The shadow's nominations: five places each, by the keys of the contract in order.

import type { ShadowAccount } from './account.ts';
import { isRedRole, resultAt, roleAt } from './file.ts';
import { columnSum } from './game.ts';
import { compared, type Num, none, over, shown, whole } from './number.ts';

export type Nominated = {
  readonly place: number;
  readonly player: string;
  readonly value: string;
  readonly games: number;
  readonly wins: number;
};

type Candidate = {
  readonly player: string;
  readonly additional: Num;
  readonly perGame: Num;
  readonly games: number;
  readonly wins: number;
};

type Sat = ShadowAccount['sat'][number];

/** What a player did in those of his games. */
const candidate = ({ player, sat, items }: ShadowAccount, counts: (each: Sat) => boolean): Candidate => {
  const games = sat.filter(counts);
  const isHere = (item: ShadowAccount['items'][number]): boolean =>
    games.some(({ game }) => game === item.game);
  const additional = columnSum(items.filter(isHere), 'additional');
  return {
    player,
    additional,
    perGame: games.length === 0 ? none : over(additional, whole(games.length)),
    games: games.length,
    wins: games.filter(({ game, seat }) => resultAt(game.sheet, seat) === 'win').length,
  };
};

const byWins = (a: Candidate, b: Candidate): number => b.wins - a.wins;
const byAdditional = (a: Candidate, b: Candidate): number => compared(b.additional, a.additional);
const byPerGame = (a: Candidate, b: Candidate): number => compared(b.perGame, a.perGame);

type Nomination = {
  readonly counts: (each: Sat) => boolean;
  readonly order: (a: Candidate, b: Candidate) => number;
  readonly value: 'additional' | 'perGame';
};

const inRole =
  (role: string) =>
  ({ game, seat }: Sat): boolean =>
    roleAt(game.sheet, seat) === role;
const isRed = ({ game, seat }: Sat): boolean => isRedRole(roleAt(game.sheet, seat));
const byColour = (a: Candidate, b: Candidate): number => byAdditional(a, b) || byWins(a, b);
const byRole = (a: Candidate, b: Candidate): number => byWins(a, b) || byPerGame(a, b);

const nominations: Readonly<Record<string, Nomination>> = {
  mvp: { counts: () => true, order: byAdditional, value: 'additional' },
  red: { counts: isRed, order: byColour, value: 'additional' },
  black: { counts: (each) => !isRed(each), order: byColour, value: 'additional' },
  don: { counts: inRole('don'), order: byRole, value: 'perGame' },
  sheriff: { counts: inRole('sheriff'), order: byRole, value: 'perGame' },
};

const places = 5;

/** Whoever takes no place is nominated for nothing, nor is he who had no such game. */
export const shadowNominations = (accounts: readonly ShadowAccount[]): Record<string, Nominated[]> =>
  Object.fromEntries(
    Object.entries(nominations).map(([name, { counts, order, value }]) => {
      const all = accounts.map((each) => candidate(each, counts)).filter(({ games }) => games > 0);
      const listed = all.map((each): Nominated => {
        const { player, games, wins } = each;
        const place = 1 + all.filter((other) => order(other, each) < 0).length;
        return { place, player, value: shown(each[value]), games, wins };
      });
      return [name, listed.filter(({ place }) => place <= places)];
    }),
  );
