// Somebody who listens to a table as it goes on.
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { Heard } from '@omerta/rules/view/heard.ts';
import { type Beliefs, freshBeliefs, hear } from './beliefs.ts';

export const isSameHeard = (one: Heard, other: Heard | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Remembers what it has taken in; what was taken back at the table it unlearns by hearing everything again. */
export const listener = (self: Seat | null): ((heard: readonly Heard[]) => Beliefs) => {
  let beliefs = freshBeliefs(self);
  let taken: readonly Heard[] = [];
  return (heard) => {
    if (!taken.every((item, i) => isSameHeard(item, heard[i]))) {
      beliefs = freshBeliefs(self);
      taken = [];
    }
    for (const item of heard.slice(taken.length)) hear(beliefs, item);
    taken = heard;
    return beliefs;
  };
};
