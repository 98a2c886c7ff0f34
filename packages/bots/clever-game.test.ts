// Whole games of clever bots: legal in every rulebook, the same from the same seed, better than chance, and without a leak.
import { seedOf } from '@omerta/base/random.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import type { Team } from '@omerta/rules/game/role.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { describe, expect, it } from 'vitest';
import { type Cleverness, playClever } from './clever-game.ts';

const fsm = rulebook('fsm-2024');

const wins = (team: Team, games: number, cleverness: Cleverness): number => {
  let won = 0;
  for (let game = 0; game < games; game++)
    if (playClever(fsm, seedOf(5, game), cleverness).state.result?.winner === team) won++;
  return won;
};

describe('clever bots', () => {
  it.each(rulebookIds)('play whole games of %s, every act of them legal', (id) => {
    for (let game = 0; game < 4; game++) {
      // An act that the rules refuse throws.
      const { state } = playClever(rulebook(id), seedOf(9, game), { red: 100, black: 60 });
      expect(state.result).not.toBeNull();
    }
  });

  it('play the same game from the same seed', () => {
    const lines = (seed: number) => linesOf(playClever(fsm, seed, { red: 80, black: 100 }).state);
    expect(lines(11)).toEqual(lines(11));
    expect(lines(11)).not.toEqual(lines(12));
  });

  it('beat bots by chance, as red and as black', () => {
    const games = 30;
    const chance = wins('red', games, { red: 0, black: 0 });
    expect(chance).toBeLessThan(games / 4);
    expect(wins('red', games, { red: 100, black: 0 })).toBeGreaterThan(games / 2);
    expect(wins('red', games, { red: 0, black: 100 })).toBeLessThan(chance);
  });
});
