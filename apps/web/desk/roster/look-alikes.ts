// Latin and Cyrillic letters that look the same: a nickname that mixes them cannot be found by typing it.

const lower: readonly (readonly [cyrillic: string, latin: string])[] = [
  ['а', 'a'],
  ['с', 'c'],
  ['е', 'e'],
  ['о', 'o'],
  ['р', 'p'],
  ['х', 'x'],
  ['у', 'y'],
  ['к', 'k'],
  ['і', 'i'],
  ['ј', 'j'],
  ['ѕ', 's'],
];

/** Alike in capitals alone. */
const upper: readonly (readonly [cyrillic: string, latin: string])[] = [
  ['в', 'b'],
  ['н', 'h'],
  ['м', 'm'],
  ['т', 't'],
];

const capital = ([one, other]: readonly [string, string]) =>
  [one.toUpperCase(), other.toUpperCase()] as const;

const pairs = [...lower, ...lower.map(capital), ...upper.map(capital)];
const toLatin: ReadonlyMap<string, string> = new Map(pairs);
const toCyrillic: ReadonlyMap<string, string> = new Map(pairs.map(([one, other]) => [other, one]));
const looksLatin: ReadonlyMap<string, string> = new Map([...lower, ...upper]);

/** Small letters by how they look, in whichever case they were written. */
export const latinLook = (small: string): string =>
  [...small].map((each) => looksLatin.get(each) ?? each).join('');

/** The word in one alphabet, where all its letters of the other have a twin there. */
const inOne = (word: string, strangers: RegExp, twins: ReadonlyMap<string, string>): string | null => {
  const letters = [...word];
  const isWhole = letters.every((each) => !strangers.test(each) || twins.has(each));
  return isWhole ? letters.map((each) => (strangers.test(each) && twins.get(each)) || each).join('') : null;
};

const latin = /\p{Script=Latin}/u;
const cyrillic = /\p{Script=Cyrillic}/u;

const countOf = (word: string, script: RegExp): number =>
  [...word].filter((each) => script.test(each)).length;

/** As it was meant; null where no word of it hides a letter of another alphabet. Whoever mixes them to be seen is left. */
const unmixedWord = (word: string): string | null => {
  if (!latin.test(word) || !cyrillic.test(word)) return null;
  const [inCyrillic, inLatin] = [inOne(word, latin, toCyrillic), inOne(word, cyrillic, toLatin)];
  const isMoreCyrillic = countOf(word, cyrillic) >= countOf(word, latin);
  return isMoreCyrillic ? (inCyrillic ?? inLatin) : (inLatin ?? inCyrillic);
};

export const unmixed = (nickname: string): string | null => {
  const mended = nickname.replaceAll(/\p{L}+/gu, (word) => unmixedWord(word) ?? word);
  return mended === nickname ? null : mended;
};
