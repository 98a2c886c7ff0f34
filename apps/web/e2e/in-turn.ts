// The language of a test that proves the same in each: one of them in turn, so that both occur; `npm run soak` takes both.
import { type Lang, langs } from '@omerta/base/lang.ts';
import { tier } from '@omerta/testkit/properties/sizes.ts';

export const langsInTurn = (turn: number): readonly Lang[] =>
  tier === 'soak' ? langs : langs.filter((_, i) => i === turn % langs.length);
