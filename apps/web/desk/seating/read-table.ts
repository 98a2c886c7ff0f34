// A seating that others made: our file, or a plain table of numbers, ten to a line.
import type { Invalid } from '@omerta/base/invalid.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { type Seating, tableSize } from '@omerta/seating/seating.ts';
import { readSeating } from '@omerta/seating/seating-file.ts';

export type ImportFault =
  | { readonly code: 'empty' }
  | { readonly code: 'json' }
  | { readonly code: 'file'; readonly invalid: Invalid }
  /** A line with another number of numbers than a table has. */
  | { readonly code: 'line'; readonly line: number; readonly found: number }
  | { readonly code: 'number'; readonly line: number; readonly found: string }
  | { readonly code: 'order'; readonly line: number };

const readJson = (text: string): Seating | ImportFault => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { code: 'json' };
  }
  const read = readSeating(value);
  return isRefusal(read) ? { code: 'file', invalid: read } : { players: read.players, rounds: read.rounds };
};

type Line = { readonly line: number; readonly cells: readonly string[] };

const linesOf = (text: string): Line[] =>
  text.split(/\r?\n/).map((each, i) => ({
    line: i + 1,
    cells: each
      .split(/[\s,;]+/)
      .map((cell) => cell.replaceAll('"', ''))
      .filter((cell) => cell !== ''),
  }));

const isNumber = (cell: string): boolean => /^\d{1,4}$/.test(cell);

/** Ten numbers, or the round and the table before them. */
const isTable = ({ length }: readonly string[]): boolean => length === tableSize || length === tableSize + 2;

/** A line that only names something: a head, a round. */
const isHeading = (cells: readonly string[]): boolean =>
  cells.length === 0 || !isNumber(cells[0] ?? '') || cells.length === 1;

const faultIn = ({ line, cells }: Line): ImportFault | null => {
  const strange = cells.find((cell) => !isNumber(cell));
  if (strange !== undefined) return { code: 'number', line, found: strange };
  return isTable(cells) ? null : { code: 'line', line, found: cells.length };
};

/** Where each table stands, from its line: named by it, or counted on from the table before. */
class Tables {
  readonly rounds: number[][][] = [];
  readonly #perRound: number;
  #isNew = true;

  constructor(perRound: number) {
    this.#perRound = perRound;
  }

  /** A heading or an empty line: what comes is another round. */
  part(): void {
    this.#isNew = true;
  }

  /** Whether it has its place in order. */
  add(numbers: readonly number[]): boolean {
    const table = numbers.slice(-tableSize);
    if (numbers.length > tableSize) {
      const [round = 0, number = 0] = numbers;
      if (round > this.rounds.length) this.rounds.push([]);
      const into = this.rounds[round - 1];
      if (!into || round !== this.rounds.length || number !== into.length + 1) return false;
      into.push(table);
      return true;
    }
    const last = this.rounds.at(-1);
    if (!last || this.#isNew || last.length === this.#perRound) this.rounds.push([table]);
    else last.push(table);
    this.#isNew = false;
    return true;
  }
}

/** `perRound`: where nothing parts the rounds, so many tables make one. */
const readPlain = (text: string, perRound: number): Seating | ImportFault => {
  const tables = new Tables(perRound);
  for (const line of linesOf(text)) {
    if (isHeading(line.cells)) {
      tables.part();
      continue;
    }
    const fault = faultIn(line);
    if (fault) return fault;
    if (!tables.add(line.cells.map(Number))) return { code: 'order', line: line.line };
  }
  const { rounds } = tables;
  return rounds.length === 0 ? { code: 'empty' } : { players: Math.max(...rounds.flat(2)), rounds };
};

export const readImport = (text: string, perRound: number): Seating | ImportFault => {
  if (text.trim() === '') return { code: 'empty' };
  return text.trimStart().startsWith('{') ? readJson(text) : readPlain(text, perRound);
};
