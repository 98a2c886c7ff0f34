// omerta seat: searches for a new seating and shows how good it is so far; Ctrl-C stops it and keeps the
// best.
import { setImmediate } from 'node:timers/promises';
import { isRefusal } from '@omerta/base/refusal.ts';
import { bestKnown } from '@omerta/seating/best-known.ts';
import { balancedPairBound } from '@omerta/seating/bound.ts';
import { check } from '@omerta/seating/check.ts';
import { percent } from '@omerta/seating/counting.ts';
import { type Generation, generate } from '@omerta/seating/generate.ts';
import { tableSize } from '@omerta/seating/seating.ts';
import { readWishes, writeSeating } from '@omerta/seating/seating-file.ts';
import { apartPairs, noWishes, type Wishes } from '@omerta/seating/wishes.ts';
import type { Call } from './command.ts';
import { nothingElse, readOptions, UsageError, wholeNumber } from './options.ts';
import { write } from './output.ts';
import { paintIn, wantsColour } from './paint.ts';
import { type FromFile, readApartFrom, readFrom, writeRefused } from './seating-files.ts';
import { proofText, roundsText } from './seating-text.ts';
import type { SeatingTexts } from './texts/seating.ts';

const options = {
  players: 'value',
  tables: 'value',
  rounds: 'value',
  apart: 'value',
  wishes: 'value',
  balance: 'value',
  seed: 'value',
  seconds: 'value',
  steps: 'value',
  json: 'flag',
} as const;

/** A portion lasts a few hundredths of a second: the bar moves and Ctrl-C is heard. */
const firstPortion = 1 << 6;
const shortest = 20;
/** How much longer than the search its beginning may take, in milliseconds. */
const grace = 500;
const usualSeconds = 10;
const barWidth = 20;

type Budget = { readonly steps: number } | { readonly seconds: number };

const barOf = (words: SeatingTexts): ((share: number, generation: Generation) => void) => {
  if (process.stderr.isTTY !== true) return () => undefined;
  return (share, { best, bound }) => {
    const filled = Math.round(share * barWidth);
    const excess = bound === null ? '' : `+${percent(best - bound, bound)}%`;
    process.stderr.write(
      `\r\u001b[K[${'#'.repeat(filled)}${'-'.repeat(barWidth - filled)}] ${words.progress(best, bound, excess)}`,
    );
    if (share >= 1) process.stderr.write('\r\u001b[K');
  };
};

/** From now on Ctrl-C asks for what there is instead of ending the program. */
const stoppable = (): (() => boolean) => {
  let stopped = false;
  process.once('SIGINT', () => {
    stopped = true;
  });
  return () => stopped;
};

type Searching = { readonly budget: Budget; readonly started: number; readonly stopped: () => boolean };

/** Steps cost more in a large seating: a portion grows until it takes long enough to be worth a look at the clock. */
const search = async (
  generation: Generation,
  { budget, started, stopped }: Searching,
  words: SeatingTexts,
): Promise<void> => {
  const bar = barOf(words);
  const done = (): number => {
    if ('seconds' in budget) return (performance.now() - started) / 1000 / budget.seconds;
    return budget.steps === 0 ? 1 : generation.steps / budget.steps;
  };
  const left = (): number => ('steps' in budget ? budget.steps - generation.steps : Number.POSITIVE_INFINITY);
  for (let portion = firstPortion; !stopped() && !generation.perfect && done() < 1; ) {
    const before = performance.now();
    generation.run(Math.min(portion, left()));
    if (performance.now() - before < shortest) portion *= 2;
    bar(Math.min(0.99, done()), generation);
    await setImmediate();
  }
  bar(1, generation);
};

const wishesOf = async (
  players: number,
  values: { readonly apart: string | undefined; readonly wishes: string | undefined; readonly json: boolean },
  call: Call,
): Promise<FromFile<Wishes>> => {
  if (values.wishes !== undefined) {
    if (values.apart !== undefined) throw new UsageError(call.texts.seating.usage.apartOrWishes);
    return readFrom(values.wishes, readWishes, values.json, call);
  }
  const apart = await readApartFrom(values.apart, players, values.json, call);
  return isRefusal(apart) ? apart : { value: { ...noWishes, apart: apart.value } };
};

const required = (option: string, text: string | undefined, { texts }: Call): number => {
  if (text === undefined) throw new UsageError(texts.usage.optionMissing(option));
  return wholeNumber(option, text, texts, 0);
};

export const seatNew = async (call: Call): Promise<number> => {
  const { texts } = call;
  const words = texts.seating;
  const started = performance.now();
  const { values, files } = readOptions(call.args, options, texts);
  nothingElse(files, texts);
  const { json } = values;
  const players = required('--players', values.players, call);
  const tables =
    values.tables === undefined
      ? Math.max(1, Math.floor(players / tableSize))
      : wholeNumber('--tables', values.tables, texts, 0);
  const rounds = required('--rounds', values.rounds, call);
  const seed = wholeNumber('--seed', values.seed ?? '1', texts, 0);
  if (values.steps !== undefined && values.seconds !== undefined)
    throw new UsageError(words.usage.stepsOrSeconds);
  if (values.balance !== undefined && values.balance !== 'tables')
    throw new UsageError(words.usage.balance(values.balance));
  const evenTables = values.balance === 'tables';
  const wishes = await wishesOf(players, values, call);
  if (isRefusal(wishes)) return wishes.status;
  const known = await bestKnown(players, tables, rounds);
  const stopped = stoppable();
  const asked = values.seconds === undefined ? null : wholeNumber('--seconds', values.seconds, texts, 0);
  const steps = values.steps === undefined ? null : wholeNumber('--steps', values.steps, texts, 0);
  const late = started + (asked ?? usualSeconds) * 1000 + grace;
  const isOver = (): boolean => steps === null && performance.now() > late;
  const ask = { players, tables, rounds, seed, wishes: wishes.value, evenTables, known, isOver };
  const generation = generate(ask);
  if (isRefusal(generation)) return writeRefused(generation, json, call);
  const budget: Budget =
    steps === null ? { seconds: asked ?? (generation.startsKnown ? 0 : usualSeconds) } : { steps };
  await search(generation, { budget, started, stopped }, words);
  const seating = generation.seating();
  if (isRefusal(seating)) return writeRefused(seating, json, call);
  const apart = apartPairs(wishes.value);
  const found = check(seating, apart);
  if (json) await write('out', writeSeating(seating, { seed, steps: generation.steps }, found));
  else {
    const paint = paintIn(wantsColour());
    const evenBound = evenTables && found.pairs.bound !== null ? balancedPairBound(tables, rounds) : null;
    const title = `${words.title(players, tables, seating.rounds.length)}; ${words.made(seed, generation.steps)}\n\n`;
    await write(
      'out',
      `${title}${roundsText(seating.rounds, players, words, paint)}\n${proofText({ check: found, apart: apart.length, evenBound }, words, paint)}`,
    );
  }
  return 0;
};
