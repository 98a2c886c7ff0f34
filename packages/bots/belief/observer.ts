// What somebody without a card would believe after each thing heard, for a replay: black by seat, and the chances of both sides.
import type { Team } from '@omerta/rules/game/role.ts';
import { type BySeat, bySeat } from '@omerta/rules/game/seat.ts';
import type { Heard } from '@omerta/rules/view/heard.ts';
import { beliefOf, freshBeliefs, hear, thousandths } from './beliefs.ts';
import { openToAll } from './knowledge.ts';
import { outlookNow } from './outlook.ts';

/** In thousandths. */
export type Observed = { readonly black: BySeat<number>; readonly wins: Readonly<Record<Team, number>> };

/** After it nobody leaves by votes before the next night. */
const endsVote = (item: Heard): boolean =>
  item.kind === 'lift' || (item.kind === 'left' && item.how === 'vote');

/** One for each item of `heard`. */
export const observed = (heard: readonly Heard[]): readonly Observed[] => {
  const beliefs = freshBeliefs(null);
  let isVoted = false;
  return heard.map((item) => {
    hear(beliefs, item);
    isVoted = item.kind !== 'night' && (isVoted || endsVote(item));
    const { total, black } = beliefOf(beliefs, openToAll);
    const red = Math.floor(outlookNow(beliefs, openToAll, isVoted) / total);
    return {
      black: bySeat((seat) => thousandths(black[seat], total)),
      wins: { red, black: 1000 - red },
    };
  });
};
