// The official answer to a night check: what the referee's head and hand do.
import type { Rulebook } from '../../rulebooks/rulebook.ts';

export type CheckSign = {
  readonly head: 'nod' | 'shake' | 'turn';
  readonly hand: 'thumb-up' | 'thumb-down' | 'sheriff' | 'not-sheriff' | null;
  readonly clause: string;
};

/** `hit`: the Don has found the Sheriff, or the Sheriff a black. */
export const checkSign = ({ rules }: Rulebook, checker: 'don' | 'sheriff', hit: boolean): CheckSign => {
  if (checker === 'don') {
    const { value, clause } = rules.donSign;
    const byHand = hit ? 'sheriff' : 'not-sheriff';
    return { head: hit ? 'nod' : 'shake', hand: value === 'head' ? null : byHand, clause };
  }
  const { value, clause } = rules.redSign;
  if (hit) return { head: 'nod', hand: 'thumb-down', clause };
  return { head: value === 'nod-thumb-up' ? 'nod' : 'turn', hand: 'thumb-up', clause };
};
