// Who sits at a table and is not checked in yet: its game does not begin until he is, or somebody sits in for him.
import type { DeskGame, DeskPicture } from '../wire/picture.ts';

/** Whoever is marked as absent at this table is known to be missing; at an evening nobody is checked in. */
export const uncheckedAt = (
  { kind, entries }: Pick<DeskPicture, 'kind' | 'entries'>,
  { seats, absent }: Pick<DeskGame, 'seats' | 'absent'>,
): readonly string[] => {
  if (kind !== 'tournament') return [];
  const away = new Set(entries.flatMap(({ person, here }) => (here ? [] : [person])));
  return seats.filter((person) => away.has(person) && !absent.includes(person));
};
