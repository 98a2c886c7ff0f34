// Short names of the listed penalties, for the referee to choose from; conditions of role and result are the scoring's.
import { type ByLang, inEvery, type Lang, type Text } from '@omerta/base/lang.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { penalties as en } from '../texts/en/penalties.ts';
import { penalties as ru } from '../texts/ru/penalties.ts';
import type { PenaltyTexts } from './penalty-texts.ts';

type Names = Readonly<Record<string, string>>;

const texts: ByLang<PenaltyTexts> = { en, ru };

const under = (article: string, names: Names): Names =>
  Object.fromEntries(Object.entries(names).map(([number, name]) => [`${article}${number}`, name]));

const namesIn = (lang: Lang): Readonly<Record<RulebookId, Names>> => {
  const { harmfulActs, actsOf2018, smallOf2025, largeOf2025, unlistedOf2025 } = texts[lang];
  return {
    'fsm-2024': under('8.5.', harmfulActs),
    'neft-mmt': under('19.5.', harmfulActs),
    'fiim-2018': under('8.5.', actsOf2018),
    'bel-canto': {},
    'fiim-2025': { ...under('8.4.4/', smallOf2025), ...under('8.5.5/', largeOf2025), ...unlistedOf2025 },
  };
};

const names = inEvery(namesIn);

/** The clause itself where it has no name. */
export const penaltyName = (rulebook: RulebookId, clause: string): Text =>
  inEvery((lang) => names[lang][rulebook][clause] ?? clause);
