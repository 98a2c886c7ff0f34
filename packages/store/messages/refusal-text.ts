// A refusal of the store as sentences: what is wrong, where, and what to do.
import type { Lang } from '@omerta/rules/messages/lang.ts';
import type { Refusal, RefusalCode } from '../refusal.ts';
import type { Damage } from '../verify.ts';
import { storeTextsEn } from './store-texts-en.ts';
import { storeTextsRu } from './store-texts-ru.ts';

export type StoreTexts = {
  readonly refusals: { readonly [C in RefusalCode]: (refusal: Refusal<C>) => string };
  readonly damages: Readonly<Record<Damage['kind'], (event: string) => string>>;
  readonly event: (stream: string, version: number) => string;
  readonly atPosition: (damage: string, position: number) => string;
};

const texts: Readonly<Record<Lang, StoreTexts>> = { en: storeTextsEn, ru: storeTextsRu };

export const storeRefusalText = <C extends RefusalCode>(refusal: Refusal<C>, lang: Lang): string => texts[lang].refusals[refusal.code](refusal);

export const damageText = ({ kind, stream, version, position }: Damage, lang: Lang): string => {
  const say = texts[lang];
  return say.atPosition(say.damages[kind](stream === '' ? '' : say.event(stream, version)), position);
};
