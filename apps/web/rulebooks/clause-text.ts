// What a clause says in the language of the screen: fetched rulebook by rulebook, when the first clause is opened.

import type { ByLang, Lang } from '@omerta/base/lang.ts';
import type { ClauseWords } from '@omerta/rules/rulebooks/clause.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { use } from 'react';
import { useLang } from '../device/settings.ts';

type Fetch = () => Promise<ClauseWords>;

const sources: ByLang<Readonly<Record<RulebookId, Fetch>>> = {
  en: {
    'fsm-2024': async () => (await import('@omerta/rules/rulebooks/fsm-2024/clauses-en.ts')).clausesEn,
    'fiim-2018': async () => (await import('@omerta/rules/rulebooks/fiim-2018/clauses-en.ts')).clausesEn,
    'neft-mmt': async () => (await import('@omerta/rules/rulebooks/neft-mmt/clauses-en.ts')).clausesEn,
    'bel-canto': async () => (await import('@omerta/rules/rulebooks/bel-canto/clauses-en.ts')).clausesEn,
    'fiim-2025': async () => (await import('@omerta/rules/rulebooks/fiim-2025/clauses-en.ts')).clausesEn,
  },
  ru: {
    'fsm-2024': async () => (await import('@omerta/rules/rulebooks/fsm-2024/clauses-ru.ts')).clausesRu,
    'fiim-2018': async () => (await import('@omerta/rules/rulebooks/fiim-2018/clauses-ru.ts')).clausesRu,
    'neft-mmt': async () => (await import('@omerta/rules/rulebooks/neft-mmt/clauses-ru.ts')).clausesRu,
    'bel-canto': async () => (await import('@omerta/rules/rulebooks/bel-canto/clauses-ru.ts')).clausesRu,
    'fiim-2025': async () => (await import('@omerta/rules/rulebooks/fiim-2025/clauses-ru.ts')).clausesRu,
  },
};

const asked = new Map<Fetch, Promise<ClauseWords>>();

/** Words that cannot be fetched never take the table down; they are asked for again the next time. */
const wordsBy = (fetch: Fetch): Promise<ClauseWords> => {
  const words =
    asked.get(fetch) ??
    fetch().catch((): ClauseWords => {
      asked.delete(fetch);
      return {};
    });
  asked.set(fetch, words);
  return words;
};

/** Whole, for what is printed; null where they could not be fetched. */
export const clauseWordsOf = (id: RulebookId, lang: Lang): Promise<ClauseWords | null> =>
  sources[lang][id]().catch(() => null);

/** Undefined where the words could not be fetched. */
export const useClauseText = (id: RulebookId, clause: string): string | undefined => {
  const source = sources[useLang()];
  return use(wordsBy(source[id]))[clause];
};
