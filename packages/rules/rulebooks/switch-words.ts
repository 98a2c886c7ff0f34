// What the values of the switches are called on a screen.
import type { ByLang, Lang } from '@omerta/base/lang.ts';
import { switchWords as en } from '../texts/en/switch-words.ts';
import { switchWords as ru } from '../texts/ru/switch-words.ts';

const texts: ByLang<Readonly<Record<string, string>>> = { en, ru };

export const switchWord = (name: string, value: string, lang: Lang): string =>
  texts[lang][`${name} ${value}`] ?? texts[lang][value] ?? value;
