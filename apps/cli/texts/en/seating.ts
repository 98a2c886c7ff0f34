// What the command line says in English about seatings.
import type { SeatingTexts } from '../seating.ts';

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);
const range = (least: number, most: number): string => {
  if (least === most) return times(most);
  return least === 0 && most === 1 ? 'once or never' : `${least} to ${most} times`;
};

export const seating: SeatingTexts = {
  title: (players, tables, rounds) =>
    `${players} players, ${tables} ${tables === 1 ? 'table' : 'tables'}, ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
  made: (seed, steps) => `seed ${seed}, ${steps} steps: the same two give the same seating`,
  round: (round) => `Round ${round}`,
  table: (table) => `table ${table}`,
  heads: {
    meetings: 'Meetings',
    seats: 'Seats',
    tables: 'Tables',
    neighbours: 'Neighbours',
    games: 'Games',
    apart: 'Kept apart',
    never: 'Never meet',
    legal: 'Legality',
  },
  perPair: (least, most) => `each pair ${range(least, most)}`,
  perSeat: (least, most, spread) =>
    `each player in each seat ${range(least, most)}, one player's counts differ by ${spread} at most`,
  perTable: (least, most, spread) =>
    `each player at each table ${range(least, most)}, one player's counts differ by ${spread} at most`,
  squares: (S) => `S = ${S}`,
  bound: (bound, excess) => `no seating can have less than ${bound}: ${excess}% above`,
  noBound: 'no bound is proven where somebody rests',
  evenBound: (bound, excess) => `with tables exactly even none can have less than ${bound}: ${excess}% above`,
  spreadBound: (spread) => `at this S the difference is ${spread} at least`,
  times: (count, pairs) => `${count}x: ${pairs}`,
  players: (count, games) => `${count} ${count === 1 ? 'player' : 'players'}: ${games}`,
  unevenGames: (rounds) =>
    `Not everybody can play the same number of games: that needs a number of rounds divisible by ${rounds}, with everybody there.`,
  apartKept: (pairs) => (pairs === 1 ? 'the pair does not meet' : `none of the ${pairs} pairs meets`),
  apartMet: (met, pairs) => (pairs === 1 ? 'the pair meets' : `${met} of the ${pairs} pairs meet`),
  never: (count) => `${count} ${count === 1 ? 'pair' : 'pairs'}`,
  legal: 'every table has ten players, nobody sits twice in a round',
  faults: {
    'table-size': (round, table, found) => `round ${round}, table ${table}: ${found} players instead of ten`,
    'player-unknown': (round, table, found) => `round ${round}, table ${table}: there is no player ${found}`,
    'player-twice': (round, table, found) =>
      `round ${round}, table ${table}: player ${found} sits in this round already`,
  },
  changes: (count) =>
    count === 0 ? 'Nothing changed.' : `${count} ${count === 1 ? 'place' : 'places'} changed:`,
  change: ({ round, table, seat, was, now }) =>
    `round ${round}, table ${table}, seat ${seat}: ${now} instead of ${was}`,
  progress: (best, bound, share) =>
    `best S ${best}${bound === null ? '' : `, bound ${bound}`}  ${share}  Ctrl-C keeps the best`,
  usage: {
    whichSeating: (command) => `Name the file with the seating: omerta ${command} SEATING.`,
    stepsOrSeconds: 'Give either --steps or --seconds: the seconds are turned into steps.',
    balance: (found) => `--balance takes "tables", not "${found}".`,
    apartOrWishes: 'Give the pairs either in --apart or as "apart" of --wishes.',
    swissFiles: 'Two files are needed: the seating, then the standings.',
    players: (option, found) => `${option} takes numbers of players like 7 or 7,12, not "${found}".`,
  },
};
