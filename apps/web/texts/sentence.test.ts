// Sentences are made as the library that the words are written for makes them: every text of every language, with every number.
import { type Lang, langs } from '@omerta/base/lang.ts';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { words } from '../e2e/words.ts';
import { sentenceIn, type Values } from './sentence.ts';

const keysIn = (tree: object, before = ''): readonly string[] =>
  Object.entries(tree).flatMap(([key, each]) =>
    typeof each === 'string' ? [`${before}${key}`] : keysIn(each as object, `${before}${key}.`),
  );

/** Every name that a text can ask for, with a value that would be taken for a name or a pattern if it were read again. */
const valuesFor = (lang: Lang): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...JSON.stringify(words[lang]).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [
      name,
      `Ёж-«${name}» {{seat}} $& $t(x)`,
    ]),
  );

it.each(langs)('%s: as i18next does', async (lang) => {
  const [library, all] = [i18next.createInstance(), valuesFor(lang)];
  const areas = Object.keys(words[lang]) as (keyof (typeof words)[Lang])[];
  await library.init({
    lng: lang,
    fallbackLng: false,
    resources: { [lang]: words[lang] },
    interpolation: { escapeValue: false },
  });
  const said = (area: (typeof areas)[number], key: string, values: Values): readonly string[] => [
    `${area}:${key}: ${sentenceIn(lang, words[lang][area], key, values) ?? key}`,
    `${area}:${key}: ${library.t(`${area}:${key}` as 'common:back', { ...values })}`,
  ];
  const pairs = areas.flatMap((area) =>
    keysIn(words[lang][area]).flatMap((key) => {
      const counted = /^(.+)_other$/.exec(key)?.[1];
      const numbers = counted === undefined ? [] : [0, 1, 2, 5, 11, 21, 22, 25, 101, 1.5];
      return [said(area, key, all), ...numbers.map((count) => said(area, counted ?? '', { ...all, count }))];
    }),
  );
  expect(pairs.length).toBeGreaterThan(1_500);
  expect(pairs.filter(([ours, theirs]) => ours !== theirs)).toEqual([]);
});

it('what is not there is null, and a value that nobody gives is nothing', () => {
  expect(sentenceIn('en', { a: { b: 'x' } }, 'a')).toBeNull();
  expect(sentenceIn('en', null, 'a.b')).toBeNull();
  expect(sentenceIn('en', { a: '{{who}}: {{what}}.' }, 'a', { who: 'Т.' })).toBe('Т.: .');
});
