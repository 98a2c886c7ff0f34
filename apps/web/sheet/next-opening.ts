// The next game of the evening: the same people under the same rules, one game further, in the same seats or drawn anew.

import { headOf, tagsWith } from '@omerta/rules/protocol/head.ts';
import { type Opening, openingOf, type SeatedPlayer } from '@omerta/stream/opening.ts';
import { rulebookOf } from '../rulebooks/all.ts';

/** Null where this program no longer has the rulebook. */
export const nextOpening = (
  last: Opening,
  order: (players: readonly SeatedPlayer[]) => readonly SeatedPlayer[],
): Opening | null => {
  const rulebook = rulebookOf(last);
  if (!rulebook) return null;
  const { game } = headOf(last.tags);
  const players = last.players.map(({ name }) => ({ name, role: null }));
  return openingOf(
    rulebook,
    last.switches,
    order(players),
    game === '' ? last.tags : tagsWith(last.tags, 'game', String(Number(game) + 1)),
  );
};
