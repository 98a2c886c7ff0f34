// The words about a game as a picture of the socket brings them.
import { read } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { type WordsView, wordsView } from '@omerta/sync/words.ts';
import type { LivePicture } from '../server/live.ts';

/** Null where there is none, or none of this version. */
export const wordsIn = (picture: LivePicture | undefined): WordsView | null => {
  const found = picture && read(wordsView, picture.view);
  return found && !isRefusal(found) ? found : null;
};
