// What the values of the switches are called, by switch and value or by value alone; left out: a number, which is its own word.
import type { Like } from '@omerta/base/lang.ts';
import type { switchWords } from '../texts/en/switch-words.ts';

export type SwitchTexts = Like<typeof switchWords>;
