// Coefficient K: wins of the side that wins less are worth more.

import { type Fraction, fraction, multiply, subtract } from '@omerta/base/fraction.ts';
import { groupBy } from '@omerta/base/group-by.ts';
import type { Team } from '@omerta/rules/game/role.ts';
import type { Scoring } from '../scoring.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Appearance, PlayedGame } from './played-game.ts';
import type { DifficultyRefusal } from './standings-refusal.ts';

const one = fraction(1n);

/** `heavy`: the side with fewer wins; null where they are equal, and then K is 1. */
type Difficulty = { readonly heavy: Team | null; readonly factor: Fraction };

/** K = 1 + (N/2 - n)/(N/2) = 2 - 2n/N, with no rounding of N/2. */
export const difficultyOf = (winners: readonly Sheet['winner'][], countDraws: boolean): Difficulty => {
  const wins = { red: 0, black: 0, draw: 0 };
  for (const winner of winners) wins[winner]++;
  if (wins.red === wins.black) return { heavy: null, factor: one };
  const games = wins.red + wins.black + (countDraws ? wins.draw : 0);
  const heavy = wins.red < wins.black ? 'red' : 'black';
  return { heavy, factor: fraction(BigInt(2 * games - 2 * wins[heavy]), BigInt(games)) };
};

/** Held to a number of players where the clause says so. */
export const difficultyRefused = ({ difficulty }: Scoring, players: number): DifficultyRefusal | null => {
  if (!difficulty?.on || difficulty.mostPlayers === null || players <= difficulty.mostPlayers) return null;
  return {
    code: 'difficulty/over-players',
    clause: difficulty.limitClause,
    path: 'players',
    limit: difficulty.mostPlayers,
  };
};

export type Weighting = (part: Appearance) => { readonly points: Fraction; readonly clause: string } | null;

/** What K adds to the points of a win, over the whole chain or stage by stage. */
export const weightingOf = ({ difficulty, win }: Scoring, games: readonly PlayedGame[]): Weighting => {
  if (!difficulty?.on) return () => null;
  const scopeOf = (game: PlayedGame): string => (difficulty.scope === 'stage' ? game.stage.id : '');
  const winners = groupBy(games, scopeOf);
  const more = new Map(
    [...winners].map(([scope, list]) => {
      const { heavy, factor } = difficultyOf(
        list.map((game) => game.sheet.winner),
        difficulty.countDraws,
      );
      return [scope, { heavy, points: multiply(win.value, subtract(factor, one)) }];
    }),
  );
  return ({ game, outcome }) => {
    const scope = more.get(scopeOf(game));
    return outcome === 'win' && scope && game.sheet.winner === scope.heavy
      ? { points: scope.points, clause: difficulty.clause }
      : null;
  };
};
