// A nickname where it is kept: whose it is, and what a person's own data say.
import { folded } from '@omerta/base/nickname.ts';
import type { Place } from '../api/place.ts';
import { hashOf } from './kept/ticket.ts';

export const nicknameKey = (nickname: string): string => `nickname/${hashOf(folded(nickname))}`;

/** In what is kept of a person; null where none is. */
export const nicknameIn = (data: Readonly<Record<string, unknown>> | undefined): string | null => {
  const nickname = data?.['nickname'] ?? data?.['nick'];
  return typeof nickname === 'string' && nickname !== '' ? nickname : null;
};

/** Of those whom an answer names, as far as they have nicknames. */
export const namesOf = async (
  { store }: Place,
  people: Iterable<string | null>,
): Promise<Readonly<Record<string, string>>> => {
  const named: Record<string, string> = {};
  for (const person of new Set(people)) {
    const nickname = person === null ? null : nicknameIn(await store.people.get(person));
    if (person !== null && nickname !== null) named[person] = nickname;
  }
  return named;
};
