// When a bot acts: drawn from the deal's seed for its seat and the beat, so that neither cards nor others' acts move it.
import { type Random, randomFrom, seedOf } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { askedOf } from './asks.ts';
import { doAsked } from './do-act.ts';
import { thinkingSeconds } from './pauses.ts';
import { propose } from './person.ts';
import { seatPicture } from './picture.ts';
import type { Bots } from './player.ts';
import { chairAt, chairOfSeat, type Room } from './room.ts';
import { type BotWake, lasting, type RoomTable } from './table.ts';

/** What one draw is for: no two share their numbers. */
const drawFor = (
  { chance }: RoomTable,
  seat: Seat,
  { serial, count }: Omit<BotWake, 'at'>,
  what: 'think' | 'act',
): Random => randomFrom(seedOf(seedOf(chance, serial * 16 + seat), count * 2 + (what === 'think' ? 0 : 1)));

/** In one beat: whoever always wants something more must not keep the room busy. */
const mostActs = 8;

/** In the rest of the beat, and not at its very ends. */
const instantFor = (room: Room, seat: Seat, wake: Omit<BotWake, 'at'>, at: number): number | null => {
  const { table } = room;
  if (!table?.beat) return null;
  const { beat, pace } = table;
  const until = beat.until ?? Number.POSITIVE_INFINITY;
  const most = Math.min(lasting(pace, thinkingSeconds), until - at);
  const instant =
    at + Math.max(1, Math.floor(most * (0.1 + 0.8 * drawFor(table, seat, wake, 'think').next())));
  return instant < until && wake.count < mostActs ? instant : null;
};

const isBot = (room: Room, seat: Seat): boolean => chairAt(room, chairOfSeat(room, seat))?.bot ?? false;

const wakeOf = (room: Room, table: RoomTable, seat: Seat, at: number): BotWake | null => {
  const { beat } = table;
  if (beat === null || !isBot(room, seat) || askedOf(table, seat) === null) return null;
  const known = table.wakes[seat];
  if (known?.serial === beat.serial) return known;
  const fresh = { serial: beat.serial, count: 0 };
  return { ...fresh, at: instantFor(room, seat, fresh, at) };
};

/** Every bot that is asked has its moment. */
export const plan = (room: Room, at: number): Room => {
  const { table } = room;
  if (!table) return room;
  const wakes = seats.flatMap((seat) => {
    const wake = wakeOf(room, table, seat, at);
    return wake ? [[seat, wake] as const] : [];
  });
  return { ...room, table: { ...table, wakes: Object.fromEntries(wakes) } };
};

/** A bot does not listen to the numbers that a person calls: it shows whom it means when it is asked. */
const unnumbered = (table: RoomTable): RoomTable => ({
  ...table,
  beat: table.beat && { ...table.beat, number: null },
});

/** The bot of a seat acts once; what it may not do it lets be. */
export const wake = (room: Room, seat: Seat, at: number, bots: Bots): Room => {
  const { table } = room;
  const now = table?.wakes[seat];
  if (!table || !now) return room;
  const chair = chairOfSeat(room, seat);
  const led = room.setup.referee === 'person';
  const seen = led ? unnumbered(table) : table;
  const picture = seatPicture(led ? { ...room, table: seen } : room, chair);
  const act = bots(chair)(picture, drawFor(table, seat, now, 'act'), table.chance);
  const done = act && (led ? propose(seen, seat, act, at) : doAsked(table, seat, act, at));
  const next = { serial: now.serial, count: now.count + 1 };
  if (!done || isRefusal(done))
    return { ...room, table: { ...table, wakes: { ...table.wakes, [seat]: { ...next, at: null } } } };
  return {
    ...room,
    // What he has proposed once stands until the referee goes on.
    table: {
      ...done,
      ...(led && { beat: table.beat }),
      wakes: { ...done.wakes, [seat]: { ...next, at: led ? null : instantFor(room, seat, next, at) } },
    },
  };
};
