// Where a text stops being JSON: the platform's parser does not always say, and never says it for people.

const spaces = /[ \t\n\r]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows none in a string
const plain = /[^"\\\u0000-\u001f]*/y;
const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** How far a pattern goes from a place: the place itself where it does not match. */
const reach = (pattern: RegExp, text: string, from: number): number => {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
};

type Place = { readonly at: number; readonly fits: boolean };

const stringFrom = (text: string, from: number): Place => {
  let at = from + 1;
  for (;;) {
    at = reach(plain, text, at);
    if (text.charAt(at) === '"') return { at: at + 1, fits: true };
    const after = reach(escaped, text, at);
    if (after === at) return { at, fits: false };
    at = after;
  }
};

const scalarFrom = (text: string, from: number): Place => {
  if (text.charAt(from) === '"') return stringFrom(text, from);
  const at = reach(scalar, text, from);
  // `01` and `truer` begin like JSON and are not.
  return at > from && /[\w.+-]/.test(text.charAt(at)) ? { at, fits: false } : { at, fits: at > from };
};

type Wanted = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'after';

/**
 * The offset of the first wrong character; the length of the text if it ends too early; null if it is JSON.
 */
export const firstWrong = (text: string): number | null => {
  const open: ('{' | '[')[] = [];
  let wanted: Wanted = 'value';
  let at = 0;
  for (;;) {
    at = reach(spaces, text, at);
    const sign = text.charAt(at);
    const inside = open.at(-1);
    if (wanted === 'after') {
      if (inside === undefined) return at === text.length ? null : at;
      if (sign === ',') wanted = inside === '{' ? 'key' : 'value';
      else if (sign === (inside === '{' ? '}' : ']')) open.pop();
      else return at;
      at++;
    } else if (wanted === 'colon') {
      if (sign !== ':') return at;
      wanted = 'value';
      at++;
    } else if ((wanted === 'key-or-end' && sign === '}') || (wanted === 'value-or-end' && sign === ']')) {
      open.pop();
      wanted = 'after';
      at++;
    } else if (wanted === 'key' || wanted === 'key-or-end') {
      if (sign !== '"') return at;
      const key = stringFrom(text, at);
      if (!key.fits) return key.at;
      at = key.at;
      wanted = 'colon';
    } else if (sign === '{' || sign === '[') {
      open.push(sign);
      wanted = sign === '{' ? 'key-or-end' : 'value-or-end';
      at++;
    } else {
      const value = scalarFrom(text, at);
      if (!value.fits) return value.at;
      at = value.at;
      wanted = 'after';
    }
  }
};
