// What somebody without a card would believe after each thing heard, for a replay: black by seat, and the chances of both sides.
import type { Team } from '@omerta/rules/game/role.ts';
import { type BySeat, bySeat } from '@omerta/rules/game/seat.ts';
import type { Heard } from '@omerta/rules/view/heard.ts';
import { beliefOf, freshBeliefs, hear, thousandths } from './beliefs.ts';
import { openToAll } from './knowledge.ts';
import { outlook } from './outlook.ts';

/** In thousandths. */
export type Observed = { readonly black: BySeat<number>; readonly wins: Readonly<Record<Team, number>> };

/** One for each item of `heard`. */
export const observed = (heard: readonly Heard[]): readonly Observed[] => {
  const beliefs = freshBeliefs(null);
  return heard.map((item) => {
    hear(beliefs, item);
    const { total, black } = beliefOf(beliefs, openToAll);
    const [expected = 0] = outlook(beliefs, openToAll, [0]);
    const red = Math.floor(expected / total);
    return {
      black: bySeat((seat) => thousandths(black[seat], total)),
      wins: { red, black: 1000 - red },
    };
  });
};
