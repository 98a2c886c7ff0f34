// What can go wrong at a table beside violations, and the clause that says what the referee may do.
import { type ByLang, inEvery, type Lang, type Text } from '@omerta/base/lang.ts';
import { mistakes as en } from '../texts/en/mistakes.ts';
import { mistakes as ru } from '../texts/ru/mistakes.ts';
import { type MistakeTexts, mistakeClauses } from './mistake-texts.ts';
import type { RulebookId } from './rulebook.ts';

export type Mistake = { readonly clause: string } & Text;

const texts: ByLang<MistakeTexts> = { en, ru };

export const mistakesOf = (id: RulebookId): readonly Mistake[] =>
  mistakeClauses[id].map((clause) => {
    const said = (lang: Lang): Readonly<Record<string, string>> => texts[lang][id];
    return { clause, ...inEvery((lang) => said(lang)[clause] ?? clause) };
  });
