// Why no seating can be made, in English.
import type { SeatingRefusalTexts } from '../../messages/refusal-texts.ts';
import { tableSize } from '../../seating.ts';

const tablesOf = (count = 0): string => (count === 1 ? 'one table' : `${count} tables`);

export const refusals: SeatingRefusalTexts = {
  'size/tables': () => 'A seating has at least one table.',
  'size/rounds': (rounds, most) => `There cannot be ${rounds} rounds: 1 ... ${most} is possible.`,
  'size/players': (players, most) => `${players} players are too many: up to ${most} is possible.`,
  'size/too-few': (players, tables, enough = 0) =>
    `${players} players do not fill ${tablesOf(tables)} of ten: ${enough > 0 ? `ask for ${tablesOf(enough)}, or find` : 'there must be'} ${(tables ?? 1) * tableSize} players.`,
  'wish/player': (player, players) => `There is no player ${player}: they are numbered 1 ... ${players}.`,
  'wish/table': (table, tables) => `There is no table ${table}: they are numbered 1 ... ${tables}.`,
  'wish/round': (round, rounds) => `There is no round ${round}: they are numbered 1 ... ${rounds}.`,
  'apart/himself': (player) => `Player ${player} cannot be kept apart from himself: correct the pair.`,
  'apart/crowd': (tables, players = 0, ...crowd) =>
    `Players ${crowd.join(', ')} are all to be kept apart from each other, ${crowd.length} of them, at ${tablesOf(tables)}: let some of them meet${players >= crowd.length * tableSize ? `, or play at ${tablesOf(crowd.length)}` : ''}.`,
  'apart/impossible': (tables) =>
    `No way was found to fill ${tablesOf(tables)} with these pairs apart: let some of them meet, or move those who are fixed at a table.`,
  'referee/impossible': (tables) =>
    `No way was found to fill ${tablesOf(tables)}: too many players are kept from the same referees or fixed at the same tables. Change referees or tables.`,
  'fixed/twice': (player) => `Player ${player} is fixed at two tables: leave one.`,
  'fixed/full': (table, count) =>
    `${count} players are fixed at table ${table}, which has ten seats: move some of them.`,
  'fixed/apart': (a, b, table) =>
    `Players ${a} and ${b} are to be kept apart and are both fixed at table ${table}: move one of them.`,
  'fixed/referee': (player, table) =>
    `Player ${player} is fixed at table ${table}, whose referee must not judge him: change the table or the referee.`,
  'referee/everywhere': (player) =>
    `No referee may judge player ${player}: let him play at one table at least.`,
  'absence/never': (player) => `Player ${player} leaves before he comes: correct one of the two rounds.`,
  'absence/round': (round, here, tables = 1) =>
    `In round ${round} only ${here} players are there for ${tablesOf(tables)} of ten: ${(here ?? 0) < tableSize ? '' : `take ${tablesOf(Math.floor((here ?? 0) / tableSize))}, or `}find substitutes.`,
  'final/none': () => 'The final has no tables: name ten players for each, or leave the final out.',
  'final/size': (table, count) => `Table ${table} of the final has ${count} players: ten are needed.`,
  'final/twice': (player) => `Player ${player} is in the final twice: leave one place.`,
  'final/apart': (a, b) =>
    `Players ${a} and ${b} are to be kept apart and meet in the final: let them meet, or change the final's tables.`,
  'final/away': (player, round) =>
    `Player ${player} leaves after round ${round} and is in the final: correct one of the two.`,
  'final/referee': (player, table) =>
    `Player ${player} is in the final at table ${table}, whose referee must not judge him: change the referee.`,
  'balance/apart': () =>
    'No seating with tables exactly even and these pairs apart was found: search longer, or leave one of the two out.',
  'search/no-time': (players, rounds) =>
    `No beginning for ${players} players and ${rounds} rounds was found in the time given: give more --seconds, or ask for less.`,
  'balance/wishes': () =>
    'Exact table balance cannot be had with players fixed at tables or kept from referees: leave one of the two out.',
  'repair/rounds': (keep, rounds) => `${keep} rounds cannot be kept: the seating has ${rounds}.`,
  'repair/player': (player, players) =>
    `Player ${player} cannot drop out: the seating has players 1 ... ${players}.`,
  'repair/known': (player, next) =>
    `Player ${player} cannot be added: he plays already, or the number is not the next free one, ${next}.`,
  'repair/late': (player) => `All rounds are kept: nothing is left for player ${player} to play.`,
  'repair/short': (player, round, left) =>
    `Without player ${player} nobody is free to take his place in round ${round}, ${left} players are left: name a substitute with --add, or make a new seating with a table less.`,
  'repair/illegal': () =>
    'The seating is not legal, so it cannot be repaired: “omerta seating-check” says what is wrong with it.',
  'repair/apart': (player, round) =>
    `Player ${player} cannot be kept apart in round ${round} by one exchange: let the pair meet, or make a new seating.`,
  'swiss/illegal': () =>
    'The seating has no legal rounds to go on from: “omerta seating-check” says what is wrong with it.',
  'swiss/players': (player, players) =>
    `Player ${player} of the standings is no player of the seating (1 ... ${players}), or stands there twice.`,
  'swiss/tier': (tier, tables) => `A tier cannot have ${tablesOf(tier)}: 1 ... ${tables} is possible.`,
  'swiss/apart': (round) =>
    `The pairs cannot be kept apart in round ${round} near their places: mix more tables with --tier, or let some pairs meet.`,
};
