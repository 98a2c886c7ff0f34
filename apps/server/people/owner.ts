// The owner of a club's server: whoever claimed it with the code of its start.
import type { Place } from '../api/place.ts';

export const ownerKey = 'owner';

export const ownerOf = async ({ vault }: Pick<Place, 'vault'>): Promise<string | null> =>
  (await vault.get(ownerKey))?.person ?? null;

export const isOwner = async (place: Pick<Place, 'vault'>, person: string): Promise<boolean> =>
  (await ownerOf(place)) === person;
