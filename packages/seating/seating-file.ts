// Reads the JSON of seatings, pairs kept apart, wishes and standings, and says where a mistake is.
import type { Invalid } from '@omerta/base/invalid.ts';
import {
  fail,
  format,
  list,
  object,
  orElse,
  orNull,
  type Read,
  raw,
  reading,
  shape,
  text,
  whole,
} from '@omerta/base/json-reader.ts';
import type { Check } from './check.ts';
import { largest } from './feasible.ts';
import { type Pair, type Seating, seatingFormat, tableSize } from './seating.ts';
import { noWishes, type Wishes } from './wishes.ts';

export type SeatingFile = Seating & { readonly seed: number | null };

const player = whole(1, largest.players);

/** Not more than anybody has played: a file of another kind must not take all memory. */
const atMost =
  <T>(read: Read<readonly T[]>, most: number): Read<readonly T[]> =>
  (value, path) =>
    Array.isArray(value) && value.length > most
      ? fail(path, 'value/count', { found: String(value.length), wanted: `0 ... ${most}` })
      : read(value, path);

const seatingShape = shape({
  format: format(seatingFormat),
  players: whole(tableSize, largest.players),
  rounds: atMost(
    list(atMost(list(atMost(list(player), largest.players)), largest.players / tableSize)),
    largest.rounds,
  ),
  seed: orElse<number | null>(whole(0, Number.MAX_SAFE_INTEGER), null),
  steps: orElse<number | null>(whole(0, Number.MAX_SAFE_INTEGER), null),
  check: orElse<unknown>(raw, null),
});

export const readSeating = (value: unknown): SeatingFile | Invalid =>
  reading(() => {
    const { players, rounds, seed } = seatingShape(value, '');
    return { players, rounds, seed };
  });

/** `made`: what gives the same file again; null where it was not made from nothing. */
export const writeSeating = (
  { players, rounds }: Seating,
  made: { readonly seed: number; readonly steps: number } | null,
  check: Check,
): string => {
  const how = made === null ? '' : `"seed": ${made.seed}, "steps": ${made.steps}, `;
  const lines = rounds.map((round) => `  ${JSON.stringify(round)}`).join(',\n');
  return `{"format": "${seatingFormat}", "players": ${players}, "rounds": [\n${lines}\n], ${how}"check": ${JSON.stringify(check)}}\n`;
};

const pair: Read<Pair> = (value, path) => {
  const [a, b, ...more] = list(player)(value, path);
  return a === undefined || b === undefined || more.length > 0
    ? fail(path, 'value/pair', { found: JSON.stringify(value) })
    : [a, b];
};

export const readApart = (value: unknown): readonly Pair[] | Invalid => reading(() => list(pair)(value, ''));

const wishesShape = shape({
  apart: orElse(list(pair), noWishes.apart),
  teams: orElse(list(list(player)), noWishes.teams),
  referees: orElse(list(shape({ table: whole(1), not: list(player) })), noWishes.referees),
  fixed: orElse(list(shape({ player, table: whole(1) })), noWishes.fixed),
  late: orElse(list(shape({ player, from: whole(1) })), noWishes.late),
  early: orElse(list(shape({ player, until: whole(1) })), noWishes.early),
  final: orElse(
    orNull(shape({ rounds: whole(1, largest.rounds), tables: list(list(player)) })),
    noWishes.final,
  ),
});

export const readWishes = (value: unknown): Wishes | Invalid => reading(() => wishesShape(value, ''));

/** A row of standings names a player by an id that ends in his number: `7`, `p7`, `P007`. */
const numberOfRow: Read<number> = (value, path) => {
  const id = text(object(value, path)['player'], `${path}.player`);
  const digits = /(\d+)$/.exec(id)?.[1];
  return digits === undefined ? fail(`${path}.player`, 'value/numbered', { found: id }) : Number(digits);
};

/**
 * The players by place: a list of numbers, or what `omerta standings --json` prints, without those who take
 * no place.
 */
export const readStanding = (value: unknown): readonly number[] | Invalid =>
  reading(() => {
    if (Array.isArray(value)) return list(player)(value, '');
    const { rows: given } = object(value, '');
    const rows =
      given === undefined ? fail('rows', 'key/missing', { wanted: 'rows' }) : list(object)(given, 'rows');
    return rows.flatMap((row, i) => (row['place'] === null ? [] : [numberOfRow(row, `rows[${i}]`)]));
  });
