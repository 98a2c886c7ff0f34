// The owner of a club's server: whoever claimed it with the code of its start.
import type { Doorway } from './doorway.ts';

export const ownerKey = 'owner';

export const ownerOf = async ({ vault }: Pick<Doorway, 'vault'>): Promise<string | null> =>
  (await vault.get(ownerKey))?.person ?? null;

export const isOwner = async (place: Pick<Doorway, 'vault'>, person: string): Promise<boolean> =>
  (await ownerOf(place)) === person;
