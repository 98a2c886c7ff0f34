// Every rule and every value a rulebook gives it can be read by a person, in both languages.
import { langs } from '@omerta/base/lang.ts';
import { describe, expect, it } from 'vitest';
import { rulebook } from './choose.ts';
import { ruleNames } from './rule-names.ts';
import { ruleValue } from './rule-values.ts';
import { rulebookIds } from './rulebook.ts';
import type { RuleName } from './rules.ts';
import { switches } from './switches.ts';

const valuesIn = (rules: object): [RuleName, unknown][] =>
  Object.entries(rules).map(([name, ruled]: [string, { value: unknown }]) => [name as RuleName, ruled.value]);

/** What rulebooks say as printed, and what their switches make of it. */
const given = [
  ...rulebookIds.flatMap((id) => valuesIn(rulebook(id).rules)),
  ...switches.flatMap(({ values, play }) => values.flatMap((value) => valuesIn(play?.(value, '1') ?? {}))),
];

/** camelCase, a word with a hyphen other than the glossary's own, Latin letters in Russian. */
const codeWords = {
  en: (text: string) => text.replaceAll('re-vote', '').match(/[a-z][A-Z]|\p{L}-[\p{L}\d]/u)?.[0],
  ru: (text: string) => text.match(/[A-Za-z]|\p{L}-[\p{L}\d]/u)?.[0],
};

describe.each(langs)('the wording of rules (%s)', (lang) => {
  const names = Object.entries(ruleNames).map(([name, text]) => [name, text[lang]] as const);

  it('names every rule shortly, each by a name of its own', () => {
    expect(Object.keys(ruleNames)).toEqual(Object.keys(rulebook('fsm-2024').rules));
    expect(new Set(names.map(([, text]) => text)).size).toBe(names.length);
    expect(names.filter(([, text]) => text === '' || text.length > 45 || codeWords[lang](text))).toEqual([]);
  });

  it('words every value', () => {
    const worded = given.map(([name, value]) => [name, value, ruleValue(name, value, lang)] as const);
    expect(
      worded.filter(
        ([, , text]) => text === '' || /null|undefined|object/.test(text) || codeWords[lang](text),
      ),
    ).toEqual([]);
  });

  it('words different values of a rule differently', () => {
    const seen = new Map<string, string>();
    for (const [name, value] of given) {
      const key = `${name}: ${ruleValue(name, value, lang)}`;
      expect([key, seen.get(key) ?? JSON.stringify(value)]).toEqual([key, JSON.stringify(value)]);
      seen.set(key, JSON.stringify(value));
    }
  });
});

it('times, missing times, lists of words and of clauses', () => {
  expect(langs.map((lang) => ruleValue('agreementSeconds', 60, lang))).toEqual(['60 s', '60 с']);
  expect(langs.map((lang) => ruleValue('voteWindowSeconds', '1.5', lang))).toEqual(['1.5 s', '1,5 с']);
  expect(langs.map((lang) => ruleValue('checkSeconds', null, lang))).toEqual(['not stated', 'не указано']);
  expect(langs.map((lang) => ruleValue('sheriffLookSeconds', null, lang))).toEqual(['none', 'нет']);
  expect(langs.map((lang) => ruleValue('firstNight', ['agreement', 'free-seating'], lang))).toEqual([
    'agreement, free seating',
    'договорка, свободная посадка',
  ]);
  expect(ruleValue('foulsNeverFourth', ['14.5', '14.6'], 'ru')).toBe('14.5, 14.6');
  expect(langs.map((lang) => ruleValue('foulsNeverFourth', [], lang))).toEqual(['none', 'нет']);
  expect(langs.map((lang) => ruleValue('withdrawal', true, lang))).toEqual(['yes', 'да']);
});
