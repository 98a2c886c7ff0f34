// Options and file names of a command; whatever is wrong with them is one sentence.
import { parseArgs } from 'node:util';
import { isRulebookId, type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import type { CliTexts } from './texts/texts.ts';

/** Thrown for a mistake in the call itself: its message is the whole output. */
export class UsageError extends Error {}

type Kinds = Readonly<Record<string, 'flag' | 'value'>>;
type Values<K extends Kinds> = {
  readonly [N in keyof K]: K[N] extends 'flag' ? boolean : string | undefined;
};
type Options<K extends Kinds> = { readonly values: Values<K>; readonly files: readonly string[] };

const everywhere = { lang: 'value' } as const;

/** Options that also go by a letter. */
const letters: Readonly<Record<string, string>> = { out: 'o' };

export const readOptions = <K extends Kinds>(
  args: readonly string[],
  own: K,
  texts: CliTexts,
): Options<K> => {
  const kinds: Kinds = { ...own, ...everywhere };
  const optionOf = (name: string, kind: 'flag' | 'value') => ({
    type: kind === 'flag' ? ('boolean' as const) : ('string' as const),
    ...(letters[name] === undefined ? {} : { short: letters[name] }),
  });
  const options = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, optionOf(name, kind)]),
  );
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values: Record<string, string | boolean | undefined> = {};
  for (const [name, kind] of Object.entries(kinds)) values[name] = kind === 'flag' ? false : undefined;
  const files: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') files.push(token.value);
    if (token.kind !== 'option') continue;
    const isNamed = token.rawName.startsWith('--') || token.rawName === `-${letters[token.name]}`;
    const kind = Object.hasOwn(kinds, token.name) && isNamed ? kinds[token.name] : undefined;
    if (kind === undefined) throw new UsageError(texts.usage.unknownOption(token.rawName));
    if (kind === 'flag') {
      if (token.value !== undefined) throw new UsageError(texts.usage.valueNotTaken(token.rawName));
      values[token.name] = true;
    } else {
      // `--until --json` would take the next option as the value.
      const swallowed = token.inlineValue === false && /^-./.test(token.value);
      if (!token.value || swallowed) throw new UsageError(texts.usage.valueMissing(token.rawName));
      values[token.name] = token.value;
    }
  }
  return { values: values as Values<K>, files };
};

export const wholeNumber = (name: string, text: string, texts: CliTexts, least: number): number => {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : -1;
  if (value < least) throw new UsageError(texts.usage.wholeNumber(name, text, least));
  return value;
};

export const rulebookId = (text: string, texts: CliTexts): RulebookId => {
  if (!isRulebookId(text)) throw new UsageError(texts.usage.unknownRulebook(text, rulebookIds));
  return text;
};

export const nothingElse = (files: readonly string[], texts: CliTexts): void => {
  if (files[0] !== undefined) throw new UsageError(texts.usage.notNeeded(files[0]));
};
