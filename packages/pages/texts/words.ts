// The words of the pages: English gives the keys, every other language has them all.
import type { ByLang, Lang } from '@omerta/base/lang.ts';
import { words as en } from './en/words.ts';
import { words as ru } from './ru/words.ts';

export type Words = typeof en;

const texts: ByLang<Words> = { en, ru };

export const wordsIn = (lang: Lang): Words => texts[lang];
