// A sentence out of its text: the form that goes with the number, the values where their names stand, one stop at its end.
import type { Lang } from '@omerta/base/lang.ts';
import { withOneStop } from './one-stop.ts';

export type Values = Readonly<Record<string, unknown>>;

const formsOf = new Map<Lang, Intl.PluralRules>();

const formOf = (lang: Lang, count: number): string => {
  const rules = formsOf.get(lang) ?? new Intl.PluralRules(lang);
  formsOf.set(lang, rules);
  return rules.select(count);
};

/** What stands at `a.b.c` in the words of an area. */
const textAt = (words: unknown, key: string): string | null => {
  let found = words;
  for (const step of key.split('.'))
    found = typeof found === 'object' && found !== null ? found[step as keyof object] : undefined;
  return typeof found === 'string' ? found : null;
};

/** `key_zero` says it of none, where there is one; `key_few` and its like of as many as the language means by it. */
const keysFor = (lang: Lang, key: string, { count }: Values): readonly string[] => {
  if (typeof count !== 'number') return [key];
  return [...(count === 0 ? [`${key}_zero`] : []), `${key}_${formOf(lang, count)}`, key];
};

/** Null where the area has no such text. */
export const sentenceIn = (lang: Lang, words: unknown, key: string, values: Values = {}): string | null => {
  for (const each of keysFor(lang, key, values)) {
    const text = textAt(words, each);
    if (text === null) continue;
    const said = text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
    return withOneStop(said, values);
  }
  return null;
};
