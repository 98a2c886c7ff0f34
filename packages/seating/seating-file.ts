// Reads the JSON of seatings, pairs kept apart, wishes and standings, and says where a mistake is.
import type { Invalid } from '@omerta/base/invalid.ts';
import {
  checked,
  type Descriptor,
  listOf,
  object,
  orElse,
  orNull,
  published,
  read,
  shape,
  text,
  whole,
} from '@omerta/base/reading.ts';
import { fail, reading } from '@omerta/base/unfit.ts';
import { format } from '@omerta/base/values.ts';
import type { SeatingReport } from './check.ts';
import { largest } from './feasible.ts';
import { type Pair, type Seating, seatingFormat, tableSize } from './seating.ts';
import { noWishes, type Wishes } from './wishes.ts';

export type SeatingFile = Seating & { readonly seed: number | null };

const player = whole(1, largest.players);

/**
 * Not more than anybody has played, and told before any of it is read: a file of another kind must not take
 * all memory.
 */
const atMost = <T>(
  { read: readAll, schema }: Descriptor<readonly T[]>,
  most: number,
): Descriptor<readonly T[]> => ({
  read: (value, path) =>
    Array.isArray(value) && value.length > most
      ? fail(path, 'value/count', { found: String(value.length), wanted: `0 ... ${most}` })
      : readAll(value, path),
  schema,
});

/** Published as a table of ten; one that is not is read all the same, for a check to say what is wrong with it. */
const table = published(atMost(listOf(player), largest.players), {
  type: 'array',
  items: { type: 'integer', minimum: 1 },
  minItems: tableSize,
  maxItems: tableSize,
  uniqueItems: true,
});

const howMany = published(whole(0, Number.MAX_SAFE_INTEGER), whole(0).schema);

export const seatingFile = shape({
  format: format(seatingFormat),
  players: whole(tableSize, largest.players),
  rounds: atMost(listOf(atMost(listOf(table), largest.players / tableSize)), largest.rounds),
  seed: orElse<number | null>(howMany, null),
  steps: orElse<number | null>(howMany, null),
  check: orElse<unknown>(object, null),
});

export const readSeating = (value: unknown): SeatingFile | Invalid =>
  reading(() => {
    const { players, rounds, seed } = seatingFile.read(value, '');
    return { players, rounds, seed };
  });

/** `made`: what gives the same file again; null where it was not made from nothing. */
export const writeSeating = (
  { players, rounds }: Seating,
  made: { readonly seed: number; readonly steps: number } | null,
  check: SeatingReport,
): string => {
  const how = made === null ? '' : `"seed": ${made.seed}, "steps": ${made.steps}, `;
  const lines = rounds.map((round) => `  ${JSON.stringify(round)}`).join(',\n');
  return `{"format": "${seatingFormat}", "players": ${players}, "rounds": [\n${lines}\n], ${how}"check": ${JSON.stringify(check)}}\n`;
};

const players = atMost(listOf(player), largest.players);

const pair: Descriptor<Pair> = {
  read: (value, path) => {
    const [a, b, ...more] = players.read(value, path);
    return a === undefined || b === undefined || more.length > 0
      ? fail(path, 'value/pair', { found: JSON.stringify(value) })
      : [a, b];
  },
  schema: { ...players.schema, minItems: 2, maxItems: 2 },
};
const pairs = atMost(listOf(pair), (largest.players * (largest.players - 1)) / 2);

export const readApart = (value: unknown): readonly Pair[] | Invalid => read(pairs, value);

const count = whole(1);

/** One wish of a kind for everybody is the most that can be asked. */
const each = <T>(wish: Descriptor<T>): Descriptor<readonly T[]> => atMost(listOf(wish), largest.players);

/** Everybody in two teams is the most: pairs grow with the square of a team. */
const teams = checked(each(players), (list, path) => {
  const members = list.reduce((sum, team) => sum + team.length, 0);
  if (members > 2 * largest.players)
    fail(path, 'value/count', { found: String(members), wanted: `0 ... ${2 * largest.players}` });
});

const wishes = shape({
  apart: orElse(pairs, noWishes.apart),
  teams: orElse(teams, noWishes.teams),
  referees: orElse(each(shape({ table: count, not: players })), noWishes.referees),
  fixed: orElse(each(shape({ player, table: count })), noWishes.fixed),
  late: orElse(each(shape({ player, from: count })), noWishes.late),
  early: orElse(each(shape({ player, until: count })), noWishes.early),
  final: orElse(orNull(shape({ rounds: whole(1, largest.rounds), tables: each(players) })), noWishes.final),
});

export const readWishes = (value: unknown): Wishes | Invalid => read(wishes, value);

/** A row of standings names a player by an id that ends in his number: `7`, `p7`, `P007`. */
const numberOfRow = (row: Readonly<Record<string, unknown>>, path: string): number => {
  const id = text.read(row['player'], `${path}.player`);
  const digits = /(\d+)$/.exec(id)?.[1];
  return digits === undefined ? fail(`${path}.player`, 'value/numbered', { found: id }) : Number(digits);
};

/**
 * The players by place: a list of numbers, or what `omerta standings --json` prints, without those who take
 * no place.
 */
export const readStanding = (value: unknown): readonly number[] | Invalid =>
  reading(() => {
    if (Array.isArray(value)) return players.read(value, '');
    const { rows: given } = object.read(value, '');
    const rows =
      given === undefined
        ? fail('rows', 'key/missing', { wanted: 'rows' })
        : listOf(object).read(given, 'rows');
    return rows.flatMap((row, i) => (row['place'] === null ? [] : [numberOfRow(row, `rows[${i}]`)]));
  });
