// Every sentence the store says: what there must be in each language.
import type { StoreRefusal, StoreRefusalCode } from '../refusal.ts';
import type { Damage } from '../verify.ts';

export type StoreTexts = {
  readonly refusals: { readonly [C in StoreRefusalCode]: (refusal: StoreRefusal<C>) => string };
  readonly damage: (damage: Damage) => string;
};
