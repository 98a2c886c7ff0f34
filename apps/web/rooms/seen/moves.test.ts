// What a player can do, over whole games: every button and touch that is offered is taken by the room, and nothing asked of him lacks one.
import { randomFrom } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { advance, nextInstant, usualBots } from '@omerta/play/advance.ts';
import { type SeatPicture, seatPicture } from '@omerta/play/picture.ts';
import { receive } from '@omerta/play/receive.ts';
import type { Room } from '@omerta/play/room.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { expect, it } from 'vitest';
import { ownChair, roomOf } from '../alone/kept-game.ts';
import { firstKept } from '../alone/testing/table-of-bots.ts';
import { type BestDraft, largeButton, touchOf, touchSeat } from './moves.ts';
import { placeFrom, ringSeats } from './ring-seats.ts';

/** Everything that can be pressed or touched in a picture, as acts. */
const offered = (picture: SeatPicture, draft: BestDraft): readonly string[] => {
  const large = largeButton(picture, draft)?.act ?? null;
  const touched = seats.flatMap((seat) => {
    const done = touchSeat(picture, seat, draft);
    return done && 'act' in done ? [done.act] : [];
  });
  return [...(large === null ? [] : [large]), ...touched];
};

const give = (room: Room, what: string, { asks }: SeatPicture): Room | null => {
  const done = receive(room, { kind: 'act', at: room.at, chair: ownChair, ask: asks?.ask ?? 0, do: what });
  return isRefusal(done) ? null : done.room;
};

it.each(rulebookIds.flatMap((book) => [1, 2, 3].map((seed) => [book, seed] as const)))(
  '%s, deal %i: what is offered is taken, and what is asked is offered',
  (book, seed) => {
    const random = randomFrom(seed);
    const refused: string[] = [];
    const lacking: unknown[] = [];
    let room: Room | null = roomOf(firstKept(seed, book), usualBots);
    while (room) {
      const picture = seatPicture(room, ownChair);
      const draft = picture.asks?.acts.includes('best') ? picture.asks.targets.slice(0, 3) : [];
      const acts = offered(picture, draft);
      for (const act of acts) if (!give(room, act, picture)) refused.push(act);
      if (picture.asks && acts.length === 0) lacking.push(picture.asks);
      if (!picture.asks && acts.length > 0) lacking.push(acts);
      if (acts.length > 0 && random.chance(0.3)) room = give(room, random.pick(acts), picture) ?? room;
      const next: number | null = nextInstant(room);
      room = next === null ? null : advance(room, next, usualBots);
    }
    expect({ refused, lacking }).toEqual({ refused: [], lacking: [] });
  },
);

it('the own seat is at the bottom, the others clockwise as they sit', () => {
  for (const own of seats) {
    expect(placeFrom(own, own)).toBe(6);
    expect(new Set(seats.map((seat) => placeFrom(own, seat))).size).toBe(10);
  }
  expect(placeFrom(3, 4)).toBe(7);
  expect(placeFrom(null, 4)).toBe(4);
});

it('shows no mark that a card gives, but while the blacks agree', () => {
  const marked: unknown[] = [];
  let [room, agreed]: [Room | null, number] = [roomOf(firstKept(1), usualBots), 0];
  while (room) {
    for (const chair of seats) {
      const picture = seatPicture(room, chair);
      const list = ringSeats(picture, room.rulebook, []);
      const isMarked = list.some(({ mate, pointedBy }) => mate || pointedBy.length > 0);
      if (isMarked && picture.asks?.step !== 'agreement') marked.push(picture);
      if (isMarked) agreed++;
    }
    const next: number | null = nextInstant(room);
    room = next === null ? null : advance(room, next, usualBots);
  }
  expect(marked).toEqual([]);
  expect(agreed).toBeGreaterThan(0);
});

it('a touch of a fourth seat changes nothing in a best move, of a chosen one it takes it out', () => {
  const asks = { ask: 3, step: 'best', acts: ['best'], targets: seats, until: null } as const;
  const room = roomOf(firstKept(1), usualBots);
  if (!room) throw new Error('no room');
  const picture: SeatPicture = { ...seatPicture(room, ownChair), asks };
  expect(touchOf(picture, 4)).toBe('best');
  expect(touchSeat(picture, 4, [1, 2, 3])).toEqual({ draft: [1, 2, 3] });
  expect(touchSeat(picture, 2, [1, 2, 3])).toEqual({ draft: [1, 3] });
  expect(largeButton(picture, [1, 3])).toEqual({ says: 'best', seat: null, act: 'best 1 3' });
  expect(largeButton(picture, [])).toEqual({ says: 'best', seat: null, act: null });
});
