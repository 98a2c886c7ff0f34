// Whom a sanction sent off though he was leaving already, or though the game was decided: no rule takes him out then, and all the same he goes.
import type { LostBy } from '../game/event.ts';
import { type Seat, seats } from '../game/seat.ts';
import type { GameState } from '../game/state.ts';
import type { Rulebook } from '../rulebooks/rulebook.ts';

export type SentOff = { readonly seat: Seat; readonly by: LostBy };

/** Removals ordered since the result was fixed. */
const orderedSince = (state: GameState): ReadonlySet<Seat> => {
  const ordered = new Set<Seat>();
  if (!state.result) return ordered;
  for (let cell = state.log; cell !== null && cell.event.type !== 'ResultFixed'; cell = cell.before)
    if (cell.event.type === 'RemovalOrdered') ordered.add(cell.event.seat);
  return ordered;
};

const leftOtherwise: ReadonlySet<string> = new Set(['vote', 'lift', 'shot']);

export const sentOff = ({ rules }: Rulebook, state: GameState): readonly SentOff[] => {
  const ordered = orderedSince(state);
  const howOf = (seat: Seat): LostBy | null => {
    const out = state.out.find((each) => each.seat === seat);
    if (out && !leftOtherwise.has(out.by)) return null;
    const expelled = state.expelled.find((each) => each.seat === seat);
    if (expelled) return expelled.how;
    if (ordered.has(seat)) return 'removal';
    if (state.fouls[seat] >= rules.removedAtFouls.value) return 'fouls';
    return state.yellow[seat] >= rules.redCardAtYellows.value ? 'red-card' : null;
  };
  return seats.flatMap((seat) => {
    const by = howOf(seat);
    return by ? [{ seat, by }] : [];
  });
};
