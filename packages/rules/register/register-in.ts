// The register in a language: its words are fetched only by whom they are for, as each language doubles what the register weighs.
import type { ByLang, Lang } from '@omerta/base/lang.ts';
import { type RegisterEntry, register, registerWith } from './register.ts';
import type { RegisterWords } from './register-words.ts';

/** Null: the words that the register itself carries. */
const folders: ByLang<(() => Promise<{ readonly clauses: RegisterWords }>) | null> = {
  en: null,
  ru: () => import('../texts/ru/clauses.ts'),
};

export const registerIn = async (lang: Lang): Promise<readonly RegisterEntry[]> => {
  const folder = folders[lang];
  return folder ? registerWith((await folder()).clauses) : register;
};
