// The desk has taken a game from the phone that still leads it: given to another referee, annulled, or closed from paper.
import type { TableTalk } from './kept.ts';

/** A sheet that is in, and a game annulled here, close a game to lines too: that is no trouble. */
export const isEndedEarly = ({ outbox, told }: Pick<TableTalk, 'outbox' | 'told'>): boolean =>
  outbox.stop?.code === 'sync/closed' && told.announced === null && told.annulled !== true;
