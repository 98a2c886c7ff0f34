// The shape of a language: English gives the keys, every other language fills them all.

import type { texts } from './texts.ts';

type Counted<T> = keyof T extends infer K ? (K extends `${infer Base}_other` ? Base : never) : never;

/** A language with other plural forms than English adds them beside `_one` and `_other`: any that the plural rules of languages know. */
type Filled<T> = { readonly [K in keyof T]: T[K] extends string ? string : Filled<T[K]> } & {
  readonly [K in Counted<T> as `${K}_${Intl.LDMLPluralRule}`]?: string;
};

export type Texts = Filled<typeof texts>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof texts;
  }
}
