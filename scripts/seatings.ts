// npm run seatings [-- --players 40,70 --rounds 12 --seconds 60 --times 3 --order 3]: searches for better
// schedules of the usual sizes, of these players and rounds, so long each, so many times, with symmetries of
// this order, and keeps in the library only what is better.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomFrom } from '@omerta/base/random.ts';
import { pairBound, tableSpreadBound } from '@omerta/seating/bound.ts';
import { exactSchedule } from '@omerta/seating/constructions.ts';
import { percent } from '@omerta/seating/counting.ts';
import { type Layout, squaresOf } from '@omerta/seating/layout.ts';
import {
  libraryPlayers,
  libraryRounds,
  packSchedule,
  type Shelf,
  unpackSchedule,
} from '@omerta/seating/library.ts';
import { Search } from '@omerta/seating/search.ts';
import { tableSize } from '@omerta/seating/seating.ts';
import { searchSymmetric } from '@omerta/seating/symmetric-search.ts';
import { numberTables } from '@omerta/seating/tables.ts';

const shelves = join(import.meta.dirname, '../packages/seating/library');

const { values } = parseArgs({
  options: {
    players: { type: 'string' },
    rounds: { type: 'string' },
    seconds: { type: 'string', default: '20' },
    times: { type: 'string', default: '1' },
    order: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});

const shelfOf = (players: number): Shelf => {
  const file = join(shelves, `${players}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Shelf) : {};
};

/** Written beside and moved into place: a stopped run leaves a whole file. */
const put = (players: number, rounds: number, layout: Layout): void => {
  mkdirSync(shelves, { recursive: true });
  const file = join(shelves, `${players}.json`);
  writeFileSync(
    `${file}.new`,
    `${JSON.stringify({ ...shelfOf(players), [rounds]: packSchedule(layout) }, null, 2)}\n`,
  );
  renameSync(`${file}.new`, file);
};

const known = (players: number, rounds: number): Layout | null => {
  const exact = exactSchedule(players, rounds);
  const packed = shelfOf(players)[rounds];
  return exact ?? (packed === undefined ? null : unpackSchedule(packed, players, rounds));
};

const scored = (players: number, layout: Layout): number =>
  squaresOf(
    players,
    layout,
    layout.map(() => players / tableSize),
  );

type Way = { readonly name: string; readonly find: () => Layout };

/** The first `heldRounds` stay as they are. */
const searchFrom = (rounds: Layout, seed: number, seconds: number, heldRounds = 0): Layout => {
  const players = rounds[0]?.length ?? 0;
  const tables = players / tableSize;
  const search = new Search({
    players,
    rounds,
    tables: rounds.map(() => tables),
    held: new Uint8Array(players * rounds.length).fill(1, 0, heldRounds * players),
    barred: new Uint8Array(players * tables),
    met: new Int16Array(players * players),
    tableWeight: 0,
    seed,
  });
  const end = performance.now() + 1000 * seconds;
  while (performance.now() < end) search.run(1 << 18);
  return search.best;
};

const waysTo = (players: number, rounds: number, seed: number, seconds: number): Way[] => {
  const everybody = Array.from({ length: players }, (_, player) => player);
  const random = randomFrom(seed);
  const ways: Way[] = [];
  const longer = known(players, rounds + 1);
  if (longer) {
    for (const left of longer.keys())
      ways.push({ name: 'a round less', find: () => longer.filter((_, r) => r !== left) });
  }
  const shorter = known(players, rounds - 1);
  if (shorter && seconds > 0) {
    const more = [...shorter, random.shuffle(everybody)];
    ways.push({
      name: 'a round more',
      find: () => searchFrom(more, seed, seconds / 10, rounds - 1),
    });
  }
  const divisors = Array.from({ length: rounds - 1 }, (_, i) => i + 2).filter(
    (order) => rounds % order === 0,
  );
  const orders = divisors.filter(
    (order) => seconds > 0 && (values.order === undefined || order === Number(values.order)),
  );
  for (const order of orders) {
    ways.push({
      name: `symmetry of order ${order}`,
      // About a million and a half swaps a second.
      find: () =>
        searchSymmetric({ players, rounds, order, seed, steps: (1_500_000 * seconds) / (orders.length + 1) }),
    });
  }
  const start = Array.from({ length: rounds }, () => random.shuffle(everybody));
  if (seconds > 0)
    ways.push({ name: 'plain', find: () => searchFrom(start, seed, seconds / (orders.length + 1)) });
  return ways;
};

const tableKicks = 2_000;

/** The same schedule with its tables numbered as evenly as found. */
const withEvenTables = (players: number, layout: Layout, seed: number): Layout => {
  const tables = players / tableSize;
  return numberTables({
    players,
    layout,
    tables,
    seed,
    least: tableSpreadBound(tables, layout.length, scored(players, layout)),
    kicks: tableKicks,
    mayBe: () => true,
  });
};

const improve = (players: number, rounds: number, seed: number, seconds: number): void => {
  const bound = pairBound(players / tableSize, rounds);
  const before = known(players, rounds);
  let best = before ? scored(players, before) : Number.POSITIVE_INFINITY;
  let by = '';
  for (const { name, find } of waysTo(players, rounds, seed, seconds)) {
    if (best === bound) break;
    const found = find();
    const S = scored(players, found);
    if (S >= best) continue;
    best = S;
    by = ` by ${name}`;
    put(players, rounds, found);
  }
  const found = known(players, rounds);
  if (found) put(players, rounds, withEvenTables(players, found, seed));
  process.stdout.write(
    `${players} players, ${rounds} rounds: S ${best}, bound ${bound}, ${percent(best - bound, bound)}%${by}\n`,
  );
};

const chosen = (option: string | undefined, all: readonly number[]): readonly number[] =>
  option === undefined ? all : option.split(',').map(Number);
const allRounds = Array.from(
  { length: libraryRounds.most - libraryRounds.least + 1 },
  (_, i) => libraryRounds.least + i,
);

for (let time = 0; time < Number(values.times); time++) {
  for (const players of chosen(values.players, libraryPlayers)) {
    for (const rounds of chosen(values.rounds, allRounds)) {
      if (exactSchedule(players, rounds) === null)
        improve(players, rounds, Number(values.seed) + time, Number(values.seconds));
    }
  }
}
