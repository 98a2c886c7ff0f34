// What the rooms need of a server.
import type { Place } from '../api/place.ts';

export type RoomsPlace = Pick<Place, 'store' | 'vault' | 'now' | 'home'>;
