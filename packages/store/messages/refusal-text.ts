// A refusal of the store as sentences: what is wrong, where, and what to do.
import type { ByLang, Lang } from '@omerta/base/lang.ts';
import type { Damage } from '../damage.ts';
import type { StoreRefusal, StoreRefusalCode } from '../refusal.ts';
import { store as en } from '../texts/en/store.ts';
import { store as ru } from '../texts/ru/store.ts';
import type { StoreTexts } from './store-texts.ts';

const texts: ByLang<StoreTexts> = { en, ru };

export const storeRefusalText = <C extends StoreRefusalCode>(refusal: StoreRefusal<C>, lang: Lang): string =>
  texts[lang].refusals[refusal.code](refusal);

export const damageText = (damage: Damage, lang: Lang): string => texts[lang].damage(damage);
