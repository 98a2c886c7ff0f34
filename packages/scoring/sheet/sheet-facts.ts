// What a sheet says of the play: everything on it but the points, penalties and fines that people give afterwards.
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { type Fact, none, ofGame, ofSeat } from './fact.ts';
import type { SheetSoFar } from './record-sheet.ts';
import type { Sheet } from './sheet.ts';

const listed = (said: readonly (string | number)[] | null): string =>
  said === null || said.length === 0 ? none : said.join(' ');

const countOf = (list: readonly Seat[], seat: Seat): string =>
  String(list.filter((each) => each === seat).length);

export const sheetFacts = (sheet: Sheet | SheetSoFar): readonly Fact[] => [
  ofGame('winner', sheet.winner ?? none),
  ofGame('by', sheet.by),
  ...seats.map((seat) => ofSeat('role', seat, sheet.seats[seat - 1]?.role ?? none)),
  ofGame('first-killed', String(sheet.firstKilled ?? none)),
  ofGame('best-move', listed(sheet.bestMove)),
  ofGame('out-day-1', String(sheet.outDay1)),
  ...seats.map((seat) => ofSeat('removed', seat, countOf(sheet.removed, seat))),
  ...seats.map((seat) => ofSeat('red-card', seat, countOf(sheet.redCards, seat))),
  ofGame('forfeit', String(sheet.forfeitBy ?? none)),
  ...seats.map((seat) => ofSeat('at-table', seat, sheet.atTable && countOf(sheet.atTable, seat))),
  ...seats.map((seat) => ofSeat('yellow', seat, countOf(sheet.yellow, seat))),
  ...seats.map((seat) => {
    const reasons = sheet.purple.filter((card) => card.seat === seat).map(({ reason }) => reason);
    return ofSeat('purple', seat, listed(reasons.toSorted()));
  }),
];
