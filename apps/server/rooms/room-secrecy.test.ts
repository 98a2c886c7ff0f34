// Rooms that differ in cards alone: for the public and for who is red in both, the same bytes leave at the same instants until the game is decided.
import { seats } from '@omerta/rules/game/seat.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { describe, expect, it } from 'vitest';
import type { Left } from '../testing/secrecy/watchers.ts';
import { dealtBy, playTwin, type RoomSide, twins } from '../testing/twin-rooms.ts';

/** The promise of a deal is another for every deal. */
const heard = ({ left, told }: RoomSide, audience: string): readonly Omit<Left, 'place'>[] =>
  (left.get(audience) ?? [])
    .filter(({ at }) => at < told)
    .map(({ at, turn, bytes }) => ({
      at,
      turn,
      bytes: bytes.replace(/"commitment":"[0-9a-f]{64}"/, '"commitment":""'),
    }));

describe('secrecy', { timeout: 120_000 }, () => {
  it.each(twins.map((pair, i) => ({ pair, rulebook: rulebookIds[i % rulebookIds.length] ?? 'fsm-2024' })))(
    'two rooms of $rulebook, dealt by $pair, are the same to everybody who must not know',
    async ({ pair: [first, second], rulebook }) => {
      const [one, other] = [dealtBy(first), dealtBy(second)];
      expect(one.seats).toEqual(other.seats);
      expect(one.cards).not.toEqual(other.cards);
      const [left, right] = [await playTwin(first, rulebook), await playTwin(second, rulebook)];
      const told = Math.min(left.told, right.told);
      const reds = one.seats.flatMap((seat, i) =>
        one.cards[seat] === 'red' && other.cards[seat] === 'red' ? [`${i + 1}`] : [],
      );
      expect(seats.length).toBeGreaterThan(reds.length);
      for (const audience of ['public', ...reds]) {
        const [a, b] = [heard({ ...left, told }, audience), heard({ ...right, told }, audience)];
        expect(a.length).toBeGreaterThan(60);
        expect(b.length, audience).toBe(a.length);
        for (const [i, each] of a.entries()) expect(b[i], `${audience}, message ${i}`).toEqual(each);
      }
    },
  );
});
