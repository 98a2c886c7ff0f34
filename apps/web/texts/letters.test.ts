// How each language writes what a person reads: decimals, quotes and apostrophes are its own, on every screen and in what the rules say; a thing has one name.
import { type ByLang, type Lang, langs } from '@omerta/base/lang.ts';
import { packWords } from '@omerta/documents/pack/words.ts';
import { wordsIn } from '@omerta/pages/texts/words.ts';
import { ruleRefusalCodes } from '@omerta/rules/game/refusal.ts';
import { explainLine } from '@omerta/rules/game/tell/explain.ts';
import { refusalText } from '@omerta/rules/messages/refusal-text.ts';
import { acts } from '@omerta/rules/rulebooks/acts.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { scoreCodes } from '@omerta/scoring/game/game-score.ts';
import { scoreRefusalText } from '@omerta/scoring/messages/refusal-text.ts';
import { expect, it } from 'vitest';
import { words } from '../e2e/words.ts';

const leaves = (tree: unknown): readonly string[] => {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(leaves) : [];
};

const points = '0.4';
const args = { seat: 3, other: 4, number: 5, word: 'don' } as const;

const said = (lang: Lang): readonly string[] => [
  ...leaves(words[lang]),
  ...Object.values(acts).map((act) => act[lang]),
  ...rulebookIds.flatMap((id) => Object.values(rulebook(id).script).map((phrase) => phrase[lang])),
  ...ruleRefusalCodes.map((code) => refusalText({ code, clause: '4.1', args }, lang)),
  ...scoreCodes.map((code) =>
    scoreRefusalText({ path: '', code, clause: null, seat: 3, limit: '1.2', over: points }, lang),
  ),
  explainLine({ type: 'extra', seat: 3, points, approver: 'chief' })[lang],
  explainLine({ type: 'fine', seat: 3, points })[lang],
];

const foreign: ByLang<RegExp> = { ru: /\d\.\d|["”']/, en: /\d,\d|["«»']/ };

it.each(langs)('%s: no decimal, quote or apostrophe of another language or of a typewriter', (lang) => {
  expect(said(lang).filter((text) => foreign[lang].test(text))).toEqual([]);
});

it('points of a line are told with the comma in Russian and the point in English, and the consent by whose it is', () => {
  const { ru: inRussian, en: inEnglish } = explainLine({ type: 'extra', seat: 3, points, approver: 'chief' });
  expect(inRussian).toBe('Дополнительные баллы игроку № 3: 0,4, с согласия главного судьи.');
  expect(inEnglish).toBe('Extra points for seat 3: 0.4, approved by the chief referee.');
});

/** Each counted text with the plural forms it has. */
const counted = (tree: object): readonly (readonly [name: string, forms: readonly string[]])[] => {
  const own = Object.keys(tree).flatMap((key) =>
    key.endsWith('_other') ? [key.slice(0, -'_other'.length)] : [],
  );
  const form = (base: string, key: string): readonly string[] =>
    key.startsWith(`${base}_`) ? [key.slice(base.length + 1)] : [];
  return [
    ...own.map((base) => [base, Object.keys(tree).flatMap((key) => form(base, key))] as const),
    ...Object.values(tree).flatMap((each) => (typeof each === 'object' ? counted(each) : [])),
  ];
};

it.each(langs)('%s: what is counted has every plural form that the language knows', (lang) => {
  const { pluralCategories } = new Intl.PluralRules(lang).resolvedOptions();
  const all = counted(words[lang]);
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter(([, forms]) => pluralCategories.some((each) => !forms.includes(each)))).toEqual([]);
});

it.each(langs)(
  '%s: a nomination has one name on the desk, on the public pages and on a certificate',
  (lang) => {
    const shown = wordsIn(lang).nominations.kinds;
    expect(packWords(lang).nominations).toEqual(shown);
    expect(words[lang].standings.nomination).toEqual(shown);
  },
);
