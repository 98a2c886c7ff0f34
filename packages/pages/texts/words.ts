// The words of the pages in each language.
import type { ByLang, Lang } from '@omerta/base/lang.ts';
import { words as en } from './en/words.ts';
import type { PageWords } from './page-words.ts';
import { words as ru } from './ru/words.ts';

const texts: ByLang<PageWords> = { en, ru };

export const wordsIn = (lang: Lang): PageWords => texts[lang];
