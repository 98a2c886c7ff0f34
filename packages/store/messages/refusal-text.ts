// A refusal of the store as sentences: what is wrong, where, and what to do.
import type { Lang } from '@omerta/base/lang.ts';
import type { StoreRefusal, StoreRefusalCode } from '../refusal.ts';
import type { Damage } from '../verify.ts';
import type { StoreTexts } from './store-texts.ts';
import { storeTextsEn } from './store-texts-en.ts';
import { storeTextsRu } from './store-texts-ru.ts';

const texts: Readonly<Record<Lang, StoreTexts>> = { en: storeTextsEn, ru: storeTextsRu };

export const storeRefusalText = <C extends StoreRefusalCode>(refusal: StoreRefusal<C>, lang: Lang): string =>
  texts[lang].refusals[refusal.code](refusal);

export const damageText = (damage: Damage, lang: Lang): string => texts[lang].damage(damage);
