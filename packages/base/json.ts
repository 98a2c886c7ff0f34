// JSON from outside: its value, or the first place where it is none, goes too deep, has too much in it or says
// one key twice. The platform's parser takes the last of two, and does not always say where a text is wrong.
import { deepest } from './canonical.ts';

export type JsonCode = 'json-end' | 'json-sign' | 'json-number' | 'json-twice' | 'json-deep' | 'json-many';

/** `found`: the sign, key or number that stands there, or how much is the most. */
export type BadJson = {
  readonly code: JsonCode;
  readonly line: number;
  readonly column: number;
  readonly found: string;
};

/** Enough of a key or a number to find it by. */
const longestFound = 40;

/** Values and keys in one text: four megabytes of anything real have fewer. */
const mostEntries = 1_000_000;

const spaces = /[ \t\n\r]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows none in a string
const plain = /[^"\\\u0000-\u001f]*/y;
const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

type Fault = { readonly code: JsonCode; readonly at: number; readonly found: string };
type Wanted = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'after';

/** Walks the text once, without recursion: the depth of a text must not be the depth of a stack. */
class Walk {
  readonly #text: string;
  /** The keys of each open object so far; null for a list. */
  readonly #open: (Set<string> | null)[] = [];
  #at = 0;
  #entries = 0;
  #wanted: Wanted = 'value';

  constructor(text: string) {
    this.#text = text;
  }

  /** Past what the pattern matches here; whether it matched anything. */
  #past(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    const matched = pattern.test(this.#text) && pattern.lastIndex > this.#at;
    if (matched) this.#at = pattern.lastIndex;
    return matched;
  }

  #wrong(at = this.#at): Fault {
    const found = this.#text.codePointAt(at);
    return found === undefined
      ? { code: 'json-end', at, found: '' }
      : { code: 'json-sign', at, found: String.fromCodePoint(found) };
  }

  #counted(): Fault | null {
    return ++this.#entries > mostEntries
      ? { code: 'json-many', at: this.#at, found: String(mostEntries) }
      : null;
  }

  #string(): Fault | null {
    this.#at++;
    do this.#past(plain);
    while (this.#past(escaped));
    if (this.#text.charAt(this.#at) !== '"') return this.#wrong();
    this.#at++;
    return null;
  }

  #key(): Fault | null {
    const start = this.#at;
    if (this.#text.charAt(start) !== '"') return this.#wrong();
    const fault = this.#string();
    if (fault) return fault;
    const key: string = JSON.parse(this.#text.slice(start, this.#at));
    const keys = this.#open.at(-1);
    if (keys?.has(key)) return { code: 'json-twice', at: start, found: key };
    keys?.add(key);
    this.#wanted = 'colon';
    return this.#counted();
  }

  #scalar(): Fault | null {
    const start = this.#at;
    this.#wanted = 'after';
    if (this.#text.charAt(start) === '"') return this.#string();
    // `01` and `truer` begin like JSON and are not.
    if (!this.#past(scalar) || /[\w.+-]/.test(this.#text.charAt(this.#at))) return this.#wrong();
    const found = this.#text.slice(start, this.#at);
    return /^-?\d/.test(found) && !Number.isFinite(Number(found))
      ? { code: 'json-number', at: start, found }
      : null;
  }

  #opened(sign: '{' | '['): Fault | null {
    if (this.#open.length === deepest) return { code: 'json-deep', at: this.#at, found: String(deepest) };
    this.#open.push(sign === '{' ? new Set() : null);
    this.#wanted = sign === '{' ? 'key-or-end' : 'value-or-end';
    this.#at++;
    return null;
  }

  #closed(): null {
    this.#open.pop();
    this.#wanted = 'after';
    this.#at++;
    return null;
  }

  #afterValue(sign: string): Fault | null {
    const inObject = this.#open.at(-1) !== null;
    if (sign === (inObject ? '}' : ']')) return this.#closed();
    if (sign !== ',') return this.#wrong();
    this.#wanted = inObject ? 'key' : 'value';
    this.#at++;
    return null;
  }

  #step(sign: string): Fault | null {
    switch (this.#wanted) {
      case 'after':
        return this.#afterValue(sign);
      case 'colon':
        if (sign !== ':') return this.#wrong();
        this.#wanted = 'value';
        this.#at++;
        return null;
      case 'key':
        return this.#key();
      case 'key-or-end':
        return sign === '}' ? this.#closed() : this.#key();
      case 'value-or-end':
        if (sign === ']') return this.#closed();
        break;
      case 'value':
        break;
    }
    return this.#counted() ?? (sign === '{' || sign === '[' ? this.#opened(sign) : this.#scalar());
  }

  firstFault(): Fault | null {
    for (;;) {
      this.#past(spaces);
      const isWhole = this.#wanted === 'after' && this.#open.length === 0;
      if (isWhole) return this.#at === this.#text.length ? null : this.#wrong();
      const fault = this.#step(this.#text.charAt(this.#at));
      if (fault) return fault;
    }
  }
}

export const readJson = (text: string): { readonly value: unknown } | BadJson => {
  const fault = new Walk(text).firstFault();
  if (!fault) return { value: JSON.parse(text) };
  const before = text.slice(0, fault.at).split('\n');
  return {
    code: fault.code,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    found: fault.found.slice(0, longestFound),
  };
};
