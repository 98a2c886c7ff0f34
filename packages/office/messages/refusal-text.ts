// A refusal of the office as sentences: what is wrong, where, and what to do.
import type { ByLang, Lang } from '@omerta/base/lang.ts';
import { differencesText } from '@omerta/scoring/messages/difference-text.ts';
import { damageText, storeRefusalText } from '@omerta/store/messages/refusal-text.ts';
import type { OfficeRefusal } from '../refusal.ts';
import { office as en } from '../texts/en/office.ts';
import { office as ru } from '../texts/ru/office.ts';
import type { OfficeTexts } from './office-texts.ts';

const texts: ByLang<OfficeTexts> = { en, ru };

/** What the store has to say about it in its own words. */
const told = (refusal: OfficeRefusal, lang: Lang): string => {
  switch (refusal.code) {
    case 'folder/damaged':
    case 'store/refused':
    case 'archive/log':
      return storeRefusalText(refusal.refusal, lang);
    case 'log/damaged':
      return damageText(refusal.damage, lang);
    case 'game/other-than-played':
      return differencesText(refusal.differences, lang);
    default:
      return '';
  }
};

export const officeRefusalText = (refusal: OfficeRefusal, lang: Lang): string => {
  const say = texts[lang][refusal.code] as (refusal: OfficeRefusal, told: string) => string;
  return say(refusal, told(refusal, lang));
};
