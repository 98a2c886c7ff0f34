// What is kept of a person's second entry: whose it is, and the nickname it has back when the two are parted.
import type { People, Personal } from '@omerta/store/people.ts';

const fields = { ownNickname: 'ownNick', sameAs: 'sameAs' } as const;

export const asEntryOf = (
  // What an older archive calls a nickname would be read before the new one.
  { nickname: _, ...known }: Personal,
  own: string,
  into: { readonly person: string; readonly nick: string },
): Personal => ({
  ...known,
  nick: into.nick,
  [fields.ownNickname]: ownNicknameIn(known) ?? own,
  [fields.sameAs]: into.person,
});

export const asOwnEntry = (known: Personal): Personal => {
  const { [fields.ownNickname]: own, [fields.sameAs]: _, ...rest } = known;
  return { ...rest, ...(typeof own === 'string' && { nick: own }) };
};

/** Null where he was never joined to anybody. */
export const ownNicknameIn = (known: Personal | undefined): string | null => {
  const own = known?.[fields.ownNickname];
  return typeof own === 'string' ? own : null;
};

/** He and his other entries: who wants to be forgotten is forgotten under each. */
export const entriesOf = async (people: People, person: string): Promise<readonly string[]> => {
  const others: string[] = [];
  for (const id of await people.list())
    if ((await people.get(id))?.[fields.sameAs] === person) others.push(id);
  return [...others, person];
};
