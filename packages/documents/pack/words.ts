// The words of a tournament's papers, by language.
import type { ByLang, Lang, Like } from '@omerta/base/lang.ts';
import { pack as en } from '../texts/en/pack.ts';
import { pack as ru } from '../texts/ru/pack.ts';

export type PackWords = Like<typeof en>;

const words: ByLang<PackWords> = { en, ru };

export const packWords = (lang: Lang): PackWords => words[lang];
