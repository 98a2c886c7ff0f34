// Who wants to play and has said so himself: kept outside the log until the desk has taken him in or turned him down.
import { type Of, orNull, read, shape, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Place } from '../api/place.ts';
import { keyOf, newId } from '../people/kept/ticket.ts';

const registration = shape({
  /** Nobody's yet. */
  person: orNull(text),
  id: text,
  nickname: text,
  club: orNull(text),
  answer: orNull(text),
  at: text,
});
export type Registration = Of<typeof registration>;

const place = 'registration';

type Doors = Pick<Place, 'vault' | 'now'>;

/** In the order in which they came. */
export const registrationsOf = async (
  { vault }: Doors,
  tournament: string,
): Promise<readonly Registration[]> =>
  (await vault.list(keyOf(place, tournament)))
    .flatMap(({ kept }) => {
      const found = read(registration, kept);
      return isRefusal(found) ? [] : [found];
    })
    .toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id));

export const register = async (
  { vault, now }: Doors,
  tournament: string,
  given: Pick<Registration, 'nickname' | 'club' | 'answer'>,
): Promise<string> => {
  const kept: Registration = { ...given, person: null, id: newId(), at: now().toISOString() };
  await vault.swap(keyOf(place, tournament, kept.id), null, kept);
  return kept.id;
};

/** Whether it was there. */
export const dropRegistration = async (
  { vault }: Doors,
  tournament: string,
  id: string,
): Promise<boolean> => {
  const key = keyOf(place, tournament, id);
  const kept = await vault.get(key);
  return kept !== undefined && vault.swap(key, kept, null);
};
