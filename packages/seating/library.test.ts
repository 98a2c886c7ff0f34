import { describe, expect, it } from 'vitest';
import { bestKnown } from './best-known.ts';
import { check } from './check.ts';
import { seatingOf } from './layout.ts';
import { libraryPlayers, libraryRounds, packSchedule, unpackSchedule } from './library.ts';

const sizes = [20, ...libraryPlayers].map((players) => [players] as const);
const rounds = Array.from(
  { length: libraryRounds.most - libraryRounds.least + 1 },
  (_, i) => libraryRounds.least + i,
);

const measured = async (players: number, count: number) => {
  const layout = (await bestKnown(players, players / 10, count)) ?? [];
  return check(
    seatingOf(
      players,
      layout,
      layout.map(() => players / 10),
    ),
  );
};

/** Excess in percent that the usual sizes must not be above. */
const promised = [
  [20, 10, 0],
  [30, 10, 0],
  [30, 12, 0.2],
  [40, 12, 1],
  [50, 10, 0],
  [70, 12, 5],
] as const;

describe('the library', () => {
  it.each(sizes)(
    'of %i players is legal for every number of rounds, everybody in every round',
    async (players) => {
      for (const count of rounds) {
        const found = await measured(players, count);
        expect(found).toMatchObject({
          legal: true,
          players,
          rounds: count,
          gamesPerPlayer: { [count]: players },
        });
      }
    },
  );

  it.each(promised)(
    'of %i players and %i rounds is at most %f percent above the bound',
    async (players, count, most) => {
      expect(Number((await measured(players, count)).pairs.excessPercent)).toBeLessThanOrEqual(most);
    },
  );

  it('knows nothing of other sizes', async () => {
    expect([await bestKnown(110, 11, 10), await bestKnown(40, 4, 21), await bestKnown(44, 4, 10)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('packs and unpacks a schedule', async () => {
    const layout = (await bestKnown(40, 4, 12)) ?? [];
    const again = unpackSchedule(packSchedule(layout), 40, 12);
    expect(again).toEqual(
      layout.map((round) =>
        [0, 1, 2, 3].flatMap((t) => round.slice(10 * t, 10 * t + 10).toSorted((a, b) => a - b)),
      ),
    );
  });
});
