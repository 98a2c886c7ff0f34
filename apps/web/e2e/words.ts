// The words on the screen, in every language: a control is found by the name a person reads.
import type { ByLang } from '@omerta/base/lang.ts';
import type { Texts } from '../texts/en/shape.ts';
import { texts as en } from '../texts/en/texts.ts';
import { texts as ru } from '../texts/ru/texts.ts';

export const words: ByLang<Texts> = { en, ru };
