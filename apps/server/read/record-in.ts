// The notation of a game as far as the public is told it: from its own log where it has one.
import { isRefusal } from '@omerta/base/refusal.ts';
import { recordText } from '@omerta/office/play.ts';
import { chooseBook } from '@omerta/tournament/rulebooks/choose.ts';
import type { Game } from '@omerta/tournament/state.ts';
import type { RecordOf } from '@omerta/tournament/view/released.ts';
import type { Broadcast } from '../live/broadcast.ts';

/** A game whose result is told is the same object until its sheet changes, and its lines are all there by then. */
const written = new WeakMap<Game, string | null>();

const textOf = (broadcast: Broadcast, game: Game): string | null => {
  const played = broadcast.toldGame(game.id);
  const book = chooseBook(broadcast.told().rules);
  return !played.opening || isRefusal(book) ? game.record : recordText(book.scoring.rulebook, game, played);
};

export const recordIn =
  (broadcast: Broadcast): RecordOf =>
  (game) => {
    const known = written.get(game);
    const text = known === undefined ? textOf(broadcast, game) : known;
    written.set(game, text);
    return text;
  };
