// What there must be in each language: English gives the keys.
import type { words } from './en/words.ts';

export type PageWords = typeof words;
