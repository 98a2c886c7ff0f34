// Each sanction by its word in the notation, and what it must change.
import { expect } from 'vitest';
import { otherTeam, teamOf } from '../game/role.ts';
import { has, type Seat } from '../game/seat.ts';
import type { GameState } from '../game/state.ts';
import type { Sanction } from '../rulebooks/violation.ts';

export const wordOf = {
  warning: 'warn',
  foul: 'foul',
  yellow: 'yellow',
  purple: 'purple',
  removal: 'remove',
  forfeit: 'forfeit',
} as const;

/** What each sanction changes. */
export const does: Readonly<Record<Sanction, (before: GameState, after: GameState, seat: Seat) => void>> = {
  warning: (before, after) => expect({ ...after, log: null }).toEqual({ ...before, log: null }),
  foul: (before, after, seat) => expect(after.fouls[seat]).toBe(before.fouls[seat] + 1),
  yellow: (before, after, seat) => expect(after.yellow[seat]).toBe(before.yellow[seat] + 1),
  purple: (before, after) => expect({ ...after, log: null }).toEqual({ ...before, log: null }),
  removal: (before, after, seat) => {
    expect(has(after.alive, seat)).toBe(false);
    if (has(before.alive, seat))
      expect(after.out).toContainEqual(expect.objectContaining({ seat, by: 'removal' }));
    else expect(after.expelled).toEqual([{ seat, how: 'removal' }]);
  },
  forfeit: (before, after, seat) =>
    expect(after.result).toMatchObject({
      winner: otherTeam(teamOf(before.roles[seat] ?? 'red')),
      by: 'forfeit',
    }),
};
