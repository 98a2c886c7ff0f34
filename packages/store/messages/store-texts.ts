// Every sentence the store says: what there must be in each language.

import type { Damage } from '../damage.ts';
import type { StoreRefusal, StoreRefusalCode } from '../refusal.ts';

export type StoreTexts = {
  readonly refusals: { readonly [C in StoreRefusalCode]: (refusal: StoreRefusal<C>) => string };
  readonly damage: (damage: Damage) => string;
};
