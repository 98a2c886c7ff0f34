// Every sentence the office says: what there must be in each language.
import type { Refusal, RefusalCode } from '../refusal.ts';

/** `told` are the sentences of the packages below, already in the language. */
export type OfficeTexts = { readonly [C in RefusalCode]: (refusal: Refusal<C>, told: string) => string };
