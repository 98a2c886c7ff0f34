// The notation of a game as far as the public is told it: from its own log where it has one.
import { isRefusal } from '@omerta/base/refusal.ts';
import { recordText } from '@omerta/office/play.ts';
import { chooseBook } from '@omerta/tournament/rulebooks/choose.ts';
import type { RecordOf } from '@omerta/tournament/view/released.ts';
import type { Broadcast } from '../live/broadcast.ts';

export const recordIn =
  (broadcast: Broadcast): RecordOf =>
  (game) => {
    const played = broadcast.toldGame(game.id);
    const book = chooseBook(broadcast.told().rules);
    if (!played.opening || isRefusal(book)) return game.record;
    return recordText(book.scoring.rulebook, game, played);
  };
