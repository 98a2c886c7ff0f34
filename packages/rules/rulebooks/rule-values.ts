// What the value of a rule is called on a screen.
import { type ByLang, decimalIn, type Lang } from '@omerta/base/lang.ts';
import { ruleValues as en } from '../texts/en/rule-values.ts';
import { ruleValues as ru } from '../texts/ru/rule-values.ts';
import type { RuleValueTexts, SecondsRule } from './rule-value-texts.ts';
import type { RuleName } from './rules.ts';

const texts: ByLang<RuleValueTexts> = { en, ru };

/** A rulebook gives no time to these steps of night 1 because it does not have them. */
const noSuchStep: ReadonlySet<RuleName> = new Set<SecondsRule>(['sheriffLookSeconds', 'freeSeatingSeconds']);

const wordIn = (name: RuleName, word: string, lang: Lang): string => {
  const all: Readonly<Partial<Record<RuleName, Readonly<Record<string, string>>>>> = texts[lang].words;
  return all[name]?.[word] ?? word;
};

export const ruleValue = (name: RuleName, value: unknown, lang: Lang): string => {
  const { yes, no, none, notStated, seconds } = texts[lang];
  if (Array.isArray(value))
    return value.length === 0 ? none : value.map((each) => wordIn(name, String(each), lang)).join(', ');
  if (typeof value === 'boolean') return value ? yes : no;
  if (value === null) return noSuchStep.has(name) ? none : notStated;
  if (name.endsWith('Seconds')) return `${decimalIn(String(value), lang)} ${seconds}`;
  return wordIn(name, String(value), lang);
};
