// Who asks to watch, as far as pictures go: a person, or whoever holds the code of a screen or the key of a stream.
import type { Asker } from '../api/asker.ts';
import type { Place } from '../api/place.ts';
import { opensAs } from '../people/kept/watch-keys.ts';
import type { WatchAsker } from './watch.ts';

/** A session for one game is nobody at every other, and at the tournament; one for a tournament at every other. */
const personIn = (
  { person, only, within }: Asker,
  tournament: string,
  game: string | null,
): string | null => {
  if (within !== null && within !== tournament) return null;
  if (only === null) return person;
  return only.tournament === tournament && only.game === game ? person : null;
};

export const watchAskerOf = async (
  place: Pick<Place, 'vault'>,
  tournament: string,
  game: string | null,
  asker: Asker,
): Promise<WatchAsker> => {
  const opened = asker.bearer === null ? null : await opensAs(place, asker.bearer, tournament);
  return {
    person: personIn(asker, tournament, game),
    isScreen: opened?.kind === 'screen',
    hasOverlayKey: opened?.kind === 'overlay',
    device: opened ? `key-${opened.id}` : asker.device,
  };
};
