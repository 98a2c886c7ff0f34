// Time in a room: everything due up to an instant, each thing at its own, so that a late wake gives what a punctual one would have given.
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { plan, wake } from './bots.ts';
import { clever } from './clever.ts';
import { endInterrupt, leaveTable } from './do-act.ts';
import type { Bots } from './player.ts';
import { type Room, seatOfChair, withChair } from './room.ts';
import { endBeat } from './script.ts';
import { lasting, type RoomTable } from './table.ts';

export const usualBots: Bots = () => clever;

/** When a gone player has left; a person who leads judges that himself. */
const leavesAt = (room: Room, chair: number): number | null => {
  const given = room.chairs[chair - 1];
  if (room.setup.referee !== 'system' || !given || given.gone === null || given.left) return null;
  return given.gone + lasting(room.setup.pace, room.setup.grace);
};

type Due = { readonly at: number; readonly happen: (room: Room, table: RoomTable, bots: Bots) => Room };

const withTable = (room: Room, table: RoomTable): Room => ({ ...room, table });

/** Whoever has left, by his own wish or by being away, plays no more; a person who leads removes him himself. */
export const leaveGame = (room: Room, chair: number, at: number): Room => {
  const given = room.chairs[chair - 1];
  const seat = seatOfChair(room, chair);
  if (!given || !room.table || seat === null) return room;
  const left = withChair(room, chair, { ...given, left: true });
  if (room.setup.referee === 'person') return left;
  return { ...left, table: leaveTable(room.table, seat, at) };
};

/** In the order in which things of the same instant happen: what ends a beat comes last. */
const dueOf = (room: Room): readonly Due[] => {
  const { table } = room;
  if (room.phase !== 'playing' || !table) return [];
  const due: Due[] = [];
  const put = (at: number | null | undefined, happen: Due['happen']): void => {
    if (at !== null && at !== undefined) due.push({ at, happen });
  };
  put(table.interrupt?.until, (now, current) => withTable(now, endInterrupt(current)));
  for (const chair of seats) {
    const at = leavesAt(room, chair);
    if (at !== null) put(at, (now) => leaveGame(now, chair, at));
  }
  for (const seat of seats) {
    const at = table.wakes[seat]?.at;
    if (at !== null && at !== undefined) put(at, (now, _, bots) => wake(now, seat as Seat, at, bots));
  }
  const until = table.beat?.until;
  if (until !== null && until !== undefined)
    put(until, (now, current) => withTable(now, endBeat(current, until)));
  return due;
};

const firstOf = (room: Room): Due | undefined =>
  dueOf(room).reduce<Due | undefined>(
    (first, each) => (first && first.at <= each.at ? first : each),
    undefined,
  );

/** When the room is to be woken; null: nothing happens by itself. */
export const nextInstant = (room: Room): number | null => firstOf(room)?.at ?? null;

/** After any change: the end of the game, and the moments of the bots who are asked now. */
export const settle = (room: Room, at: number): Room => {
  const seen = room.at >= at ? room : { ...room, at };
  if (seen.phase !== 'playing' || !seen.table) return seen;
  if (seen.table.beat !== null) return plan(seen, at);
  // A person ends the game himself: until then he can still take a slip back.
  return seen.setup.referee === 'person' ? seen : { ...seen, phase: 'over' };
};

export const advance = (room: Room, now: number, bots: Bots = usualBots): Room => {
  let moved = room;
  for (let due = firstOf(moved); due && due.at <= now && moved.table; due = firstOf(moved))
    moved = settle(due.happen(moved, moved.table, bots), due.at);
  return moved.at >= now ? moved : { ...moved, at: now };
};
