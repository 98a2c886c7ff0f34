// Every sentence the office says: what there must be in each language.
import type { OfficeRefusal, OfficeRefusalCode } from '../refusal.ts';

/** `told` are the sentences of the packages below, already in the language. */
export type OfficeTexts = {
  readonly [C in OfficeRefusalCode]: (refusal: OfficeRefusal<C>, told: string) => string;
};
