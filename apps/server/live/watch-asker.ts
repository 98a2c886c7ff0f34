// Who asks to watch, as far as pictures go: a person, or whoever holds the code of a screen or the key of a stream.
import type { Asker } from '../api/asker.ts';
import type { Place } from '../api/place.ts';
import { keyOpens } from '../people/watch-keys.ts';
import type { WatchAsker } from './watch.ts';

/** A session for one game is nobody at every other. */
const personIn = ({ person, only }: Asker, tournament: string, game: string): string | null => {
  if (only === null) return person;
  return only.tournament === tournament && only.game === game ? person : null;
};

export const watchAskerOf = async (
  place: Place,
  tournament: string,
  game: string,
  asker: Asker,
): Promise<WatchAsker> => ({
  person: personIn(asker, tournament, game),
  isScreen: asker.bearer !== null && (await keyOpens(place, asker.bearer, 'screen', tournament)),
  hasOverlayKey: asker.bearer !== null && (await keyOpens(place, asker.bearer, 'overlay', tournament)),
});
