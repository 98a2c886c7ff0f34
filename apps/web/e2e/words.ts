// The words on the screen, in the language it speaks: a control is found by the name a person reads.

import type { Texts } from '../texts/en/shape.ts';
import { en } from '../texts/en/texts.ts';
import { texts as ru } from '../texts/ru/texts.ts';
import type { Lang } from './screen.ts';

export const words: Readonly<Record<Lang, Texts>> = { ru, en };
