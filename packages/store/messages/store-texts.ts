// Every sentence the store says: what there must be in each language.
import type { Refusal, RefusalCode } from '../refusal.ts';
import type { Damage } from '../verify.ts';

export type StoreTexts = {
  readonly refusals: { readonly [C in RefusalCode]: (refusal: Refusal<C>) => string };
  readonly damage: (damage: Damage) => string;
};
