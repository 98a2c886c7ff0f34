// Whole rooms of every rulebook under a simulated clock, half people and half bots, with everything that happens to people.
import { randomFrom, seedOf } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { eventsOf } from '@omerta/rules/game/fold/evolve.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { replay } from '@omerta/rules/notation/replay.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { propertySeed } from '@omerta/testkit/properties/seed.ts';
import { sizeOf } from '@omerta/testkit/properties/sizes.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { advance } from './advance.ts';
import { commitmentTo, dealFrom, seedFrom } from './deal.ts';
import { dealSeen } from './picture.ts';
import { notationOf } from './record.ts';
import type { Room } from './room.ts';
import { alike, usualWays } from './testing/alike.ts';
import { given, type Mishaps, type Run, roomOf, runRoom } from './testing/rooms.ts';

const rooms = Math.ceil(sizeOf('rooms') / rulebookIds.length);

const isBot = (chair: number): boolean => chair % 2 === 0;

const mishaps =
  (seed: number): Mishaps =>
  (room, chair) => {
    const random = randomFrom(seedOf(seed, (room.table?.beat?.serial ?? 0) * 16 + chair));
    if (room.chairs[chair - 1]?.gone) return random.chance(0.2) ? 'back' : null;
    if (random.chance(0.004)) return 'gone';
    if (random.chance(0.0005)) return { word: 'leave' };
    return room.table?.beat?.step === 'speech' && random.chance(0.01) ? { word: 'foul-speech' } : null;
  };

const play = (rulebook: string, game: number): Run & { readonly first: Room; readonly seed: number } => {
  const seed = seedOf(propertySeed, game);
  const pace = [1, 3, 20][game % 3] ?? 1;
  const first = roomOf({ rulebook, pace, grace: 40 }, seed);
  const ways = { ...usualWays, stray: 0.05 };
  return { ...runRoom(first, { player: alike(seed, ways), isBot, mishaps: mishaps(seed) }), first, seed };
};

const replayed = ({ room }: Run) => {
  const record = parse(notationOf(room) ?? '');
  if (isRefusal(record)) throw new Error(`${record.line}: ${record.code}`);
  return replay(record);
};

/** Everything that was accepted, received again by a room that is woken only by it. */
const received = ({ first, inputs, room, seed }: ReturnType<typeof play>): Room => {
  const player = alike(seed, { ...usualWays, stray: 0.05 });
  const bots = () => player;
  const last = inputs.reduce((each, input) => given(each, input, bots), first);
  return advance(last, room.at, bots);
};

describe.each(rulebookIds)(`${rooms} rooms of %s`, (rulebook) => {
  let played: readonly ReturnType<typeof play>[] = [];
  beforeAll(() => {
    played = Array.from({ length: rooms }, (_, game) => play(rulebook, game));
  }, 3_600_000);

  it('end, and their records replay to the same result', () => {
    for (const run of played) {
      const { state, refused } = replayed(run);
      expect(refused).toBeNull();
      expect(run.room.phase).toBe('over');
      expect(state.result).toEqual(run.room.table?.state.result);
    }
  });

  it('take seats and cards from what is revealed, under the commitment', () => {
    for (const { room } of played) {
      const deal = dealSeen(room);
      if (!('server' in deal) || deal.seed === null) throw new Error('nothing is revealed');
      expect(commitmentTo(deal.server)).toBe(room.commitment);
      expect(seedFrom(deal.server, deal.entropies)).toBe(deal.seed);
      expect(dealFrom(deal.seed)).toEqual(room.dealt);
      expect(room.table?.state.dealtRoles).toEqual(dealFrom(deal.seed).cards);
    }
  });

  it('come out the same when they are woken late', () => {
    for (const run of played) {
      const late = received(run);
      expect(eventsOf(late.table?.state.log ?? null)).toEqual(eventsOf(run.room.table?.state.log ?? null));
      expect(late.chairs).toEqual(run.room.chairs);
    }
  }, 3_600_000);
});
