// A chosen branch comes into the game's stream, which is never rewritten: as a correction of the lines that differ.
import { canonical } from '@omerta/base/canonical.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { listCards } from '@omerta/rules/game/cards.ts';
import type { Command } from '@omerta/rules/game/command.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import type { RuleRefusal } from '@omerta/rules/game/refusal.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import type { NewEvent } from '@omerta/store/append.ts';
import { advance } from '@omerta/stream/course.ts';
import { storedEntry, storedOpening } from '@omerta/stream/entry.ts';
import { foldPlay, type Played } from '@omerta/stream/fold.ts';
import { inForce } from '@omerta/stream/opening.ts';

/** Null where the standing lines and the cards are the same. */
const correctionTo = (game: Played, branch: Played): Command | null => {
  const [now, wanted] = [linesOf(game.state), linesOf(branch.state)];
  const differ = wanted.findIndex((line, i) => canonical(line) !== canonical(now[i] ?? null));
  const same = differ < 0 ? wanted.length : differ;
  const isOtherDeal = canonical(game.state.dealtRoles) !== canonical(branch.state.dealtRoles);
  if (same === now.length && same === wanted.length && !isOtherDeal) return null;
  return {
    type: 'replace',
    line: same + 1,
    count: now.length - same,
    commands: wanted.slice(same),
    ...(isOtherDeal && { dealt: listCards(branch.state.dealtRoles) }),
  };
};

/** What is to be written so that the game's lines are the branch's; nothing where they are. Signatures do not come along. */
export const bringIn = (
  game: Played,
  branch: Played,
  today: Rulebook,
): { readonly events: readonly NewEvent[] } | RuleRefusal => {
  if (!branch.opening) return { events: [] };
  const opened = game.opening ? [] : [storedOpening(branch.opening)];
  const begun = opened.reduce(foldPlay, game);
  if (!begun.opening) return { events: [] };
  const { opening, state } = begun;
  const correction = correctionTo(begun, branch);
  const next = correction && advance({ ...inForce(opening, today), opening, state, version: 0 }, correction);
  if (next && isRefusal(next)) return next;
  const { tags } = branch.opening;
  return {
    events: [
      ...opened,
      ...(next ? storedEntry(next.line) : []),
      ...(canonical(opening.tags) === canonical(tags) ? [] : storedEntry({ kind: 'head', tags })),
    ],
  };
};
