// Where an amended sheet leaves the record it was made of, fact by fact.
import { isRefusal } from '@omerta/base/refusal.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { replay } from '@omerta/rules/notation/replay.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Difference } from '@omerta/scoring/sheet/fact.ts';
import { departures } from '@omerta/scoring/sheet/follows.ts';
import type { Game } from '../state.ts';

/** A game is the same object until something of it changes: its record is played once for it. */
const known = new WeakMap<Game, readonly Difference[]>();

const foundIn = ({ sheet, record: text }: Game, rulebook: Rulebook): readonly Difference[] => {
  const record = text === null ? null : parse(text);
  if (sheet === null || record === null || isRefusal(record)) return [];
  const { state } = replay({ ...record, rulebook });
  return departures({ rulebook, state }, { sheet, state: null });
};

/** None where it is still what its record says, and where there is no record that can be read. */
export const departsFromRecord = (game: Game, rulebook: Rulebook): readonly Difference[] => {
  if (!game.amended) return [];
  const before = known.get(game);
  if (before) return before;
  const found = foundIn(game, rulebook);
  known.set(game, found);
  return found;
};
