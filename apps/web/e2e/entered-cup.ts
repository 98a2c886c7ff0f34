// The tournament `cup` before its people have come: two are in, others are known to the club alone.
import { type Owned, toCup } from '@omerta/server/testing/owned.ts';
import { cupName } from '@omerta/testkit/names.ts';

/** `last`: who came in last. */
export type EnteredFacts = { readonly owner: string; readonly last: string };

export const enterCup = async ({
  add,
  give,
  ownerId: owner,
}: Pick<Owned, 'add' | 'give' | 'ownerId'>): Promise<EnteredFacts> => {
  const rules = { rulebook: 'fsm-2024', switches: {} };
  const cup = { name: cupName, kind: 'tournament', zone: 'Europe/Minsk', rules, secondConfirmation: false };
  await give(toCup, owner, 'create-tournament', cup);
  await add('Семён');
  await add('Котъ-старый');
  let last = '';
  for (const nickname of ['Кот', 'Пёс']) {
    last = await add(nickname);
    await give(toCup, owner, 'apply', { person: last });
    await give(toCup, owner, 'accept', { person: last });
  }
  return { owner, last };
};
