// What stood beside the record when the page was closed.
import { afterLine, emptyAside, type Saved } from './aside.ts';
import { savedOfJson } from './aside-reader.ts';
import type { LoggedGame, SessionLog } from './game-log.ts';

/** What was being entered belongs to the version it was entered on; the clock and the queue to the game. */
export const restored = async (log: SessionLog, game: LoggedGame): Promise<Saved> => {
  const found = await log.loadAside(game.id);
  if (!found) return { aside: emptyAside, kept: [] };
  const saved = savedOfJson(found.saved);
  return found.version === game.head.version ? saved : { ...saved, aside: afterLine(saved.aside) };
};
