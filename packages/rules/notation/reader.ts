// Reads one line from left to right; the first problem stops it and stays.
import type { Problem, ProblemCode } from '@omerta/base/problem.ts';
import { isSeat, type Seat } from '../game/seat.ts';

const space = 32;
const tab = 9;
const minus = 45;
const dot = 46;
const openBracket = 40;
const closeBracket = 41;
const quote = 34;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isLetter = (code: number): boolean => code >= 97 && code <= 122;
/** What a word goes on with: letters, digits and hyphens. */
const isWordPart = (code: number): boolean => isLetter(code) || isDigit(code) || code === 45;

/** What stands at a place that could not be read, for the message. */
const tokenAt = (rest: string): string => /^(?:[\p{L}\d.-]+|"[^"]*"?|\([^)]*\)?|.)/u.exec(rest)?.[0] ?? '';

const codeFor = (found: string, code: ProblemCode): ProblemCode => {
  if (found.startsWith('"') && !/^"[^"]*"$/.test(found)) return 'quote-open';
  if (found.startsWith('(') && !found.endsWith(')')) return 'bracket-open';
  return /^[^\p{L}\d"(:=*>,-]/u.test(found) ? 'character' : code;
};

export class Reader {
  readonly #text: string;
  readonly #line: number;
  readonly #end: number;
  #at = 0;
  problem: Problem | null = null;

  constructor(text: string, line: number) {
    this.#text = text;
    this.#line = line;
    this.#end = text.trimEnd().length;
    this.#skip();
  }

  #skip(): void {
    while (this.#at < this.#end) {
      const code = this.#text.charCodeAt(this.#at);
      if (code !== space && code !== tab) return;
      this.#at++;
    }
  }

  /** The text up to `end`, and past it to the next token. */
  #take(end: number): string {
    const taken = this.#text.slice(this.#at, end);
    this.#at = end;
    this.#skip();
    return taken;
  }

  #code(at: number): number {
    return at < this.#end && this.problem === null ? this.#text.charCodeAt(at) : -1;
  }

  fail(code: ProblemCode, wanted: string): void {
    const found = tokenAt(this.#text.slice(this.#at, this.#end));
    this.problem ??= { line: this.#line, column: this.#at + 1, code: codeFor(found, code), found, wanted };
  }

  get column(): number {
    return this.#at + 1;
  }

  maybeSign(sign: string): boolean {
    if (this.#code(this.#at) !== sign.charCodeAt(0)) return false;
    this.#take(this.#at + 1);
    return true;
  }

  sign(sign: string): void {
    if (!this.maybeSign(sign)) this.fail('expected', sign);
  }

  #wordEnd(): number {
    let end = this.#at;
    if (!isLetter(this.#code(end))) return end;
    while (isWordPart(this.#code(end))) end++;
    return end;
  }

  anyWord(): string | null {
    const end = this.#wordEnd();
    return end === this.#at ? null : this.#take(end);
  }

  maybeWord<T extends string>(words: readonly T[]): T | null {
    const end = this.#wordEnd();
    const word = this.#text.slice(this.#at, end) as T;
    return end > this.#at && words.includes(word) ? (this.#take(end) as T) : null;
  }

  word<T extends string>(words: readonly [T, ...T[]]): T {
    const found = this.maybeWord(words);
    if (found === null) this.fail('expected', words.join(' | '));
    return found ?? words[0];
  }

  #digitsEnd(from: number): number {
    let end = from;
    while (isDigit(this.#code(end))) end++;
    return end;
  }

  /** Nothing, a long number, a fraction, or a number that runs into a word: `5red`. */
  #isNoNumber(end: number): boolean {
    return end === this.#at || end - this.#at > 2 || this.#code(end) === dot || isLetter(this.#code(end));
  }

  /** A whole number; a game has few days and few hands, so long ones are mistakes. */
  whole(): number {
    const end = this.#digitsEnd(this.#at);
    if (this.#isNoNumber(end)) this.fail('expected', '1, 2, 3 ...');
    return this.problem ? 0 : Number(this.#take(end));
  }

  decimal(): string {
    return this.#decimalFrom(this.#at, '0.4');
  }

  /** A decimal that may be below zero. */
  signedDecimal(): string {
    return this.#decimalFrom(this.#code(this.#at) === minus ? this.#at + 1 : this.#at, '0.4 | -0.4');
  }

  #decimalFrom(start: number, wanted: string): string {
    const whole = this.#digitsEnd(start);
    const end = this.#code(whole) === dot ? this.#digitsEnd(whole + 1) : whole;
    if (whole === start || this.#code(end - 1) === dot || isLetter(this.#code(end)))
      this.fail('expected', wanted);
    return this.problem ? '0' : this.#take(end);
  }

  seat(): Seat {
    const seat = this.maybeSeat();
    if (seat === null) this.fail('seat-range', '1 ... 10');
    return seat ?? 1;
  }

  maybeSeat(): Seat | null {
    const end = this.#digitsEnd(this.#at);
    if (this.#isNoNumber(end)) return null;
    const seat = Number(this.#text.slice(this.#at, end));
    if (!isSeat(seat)) return null;
    this.#take(end);
    return seat;
  }

  atNumber(): boolean {
    return isDigit(this.#code(this.#at));
  }

  /** Seats to the end of the list; at least one. */
  seats(): Seat[] {
    const list = [this.seat()];
    while (this.atNumber()) list.push(this.seat());
    return list;
  }

  /** What stands between the sign here and the place `end`, or a problem where nothing closes it. */
  #enclosed(end: number, close: string): string | null {
    if (end < 0 || end >= this.#end) {
      this.fail('expected', close);
      return null;
    }
    return this.#take(end + 1).slice(1, -1);
  }

  /** A clause in round brackets; brackets inside belong to it, so that a wrong clause is refused by the rules and not misread. */
  maybeClause(): string | null {
    if (this.#code(this.#at) !== openBracket) return null;
    let end = this.#at;
    for (let depth = 0; end < this.#end; end++) {
      const code = this.#text.charCodeAt(end);
      if (code === openBracket) depth++;
      else if (code === closeBracket && --depth === 0) break;
    }
    return this.#enclosed(end, ')')?.trim() ?? null;
  }

  /** A note in double quotes. */
  maybeNote(): string | null {
    return this.#code(this.#at) === quote ? this.#enclosed(this.#text.indexOf('"', this.#at + 1), '"') : null;
  }

  /** A note that says something. */
  note(): string {
    const start = this.#at;
    const text = this.maybeNote();
    if (text?.trim()) return text;
    this.#at = start;
    this.fail('expected', '"..."');
    return '';
  }

  end(): void {
    if (this.#at < this.#end) this.fail('left-over', '');
  }
}
