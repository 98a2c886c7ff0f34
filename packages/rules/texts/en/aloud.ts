// What is put into the phrases of the script, in English.
import type { AloudTexts } from '../../game/tell/aloud-texts.ts';

export const aloud: AloudTexts = {
  and: ' and ',
  ordinals: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'],
};
