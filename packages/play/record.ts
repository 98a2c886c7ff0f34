// The game of a room as it is kept: its opening, and the finished record as `omerta replay` reads it.
import { seats } from '@omerta/rules/game/seat.ts';
import { plainText } from '@omerta/rules/notation/plain-text.ts';
import { type Opening, openingOf } from '@omerta/stream/opening.ts';
import { makeNotation } from '@omerta/stream/record.ts';
import { chairAt, chairOfSeat, isOver, type Room } from './room.ts';

/** Null before the deal. */
export const openingOfRoom = (room: Room): Opening | null => {
  const { dealt, rulebook, setup } = room;
  if (!dealt) return null;
  const players = seats.map((seat) => ({
    name: plainText(chairAt(room, chairOfSeat(room, seat))?.nickname ?? ''),
    role: dealt.cards[seat],
  }));
  return openingOf(rulebook, setup.switches, players);
};

/** Null before the end: a record tells the cards. */
export const notationOf = (room: Room): string | null => {
  const opening = openingOfRoom(room);
  if (!isOver(room) || !opening || !room.table) return null;
  return makeNotation({ opening, rulebook: room.rulebook, state: room.table.state });
};
