// The tournament `cup` whose hall is full and unseated, and the evening `ev` that nobody has come to yet.
import { type Owned, toCup } from '@omerta/server/testing/owned.ts';
import { cupName, stageName } from '@omerta/testkit/names.ts';

type Making = Pick<Owned, 'add' | 'give' | 'ownerId'>;

export type GatheredFacts = { readonly owner: string; readonly players: readonly string[] };

const cup = {
  name: cupName,
  kind: 'tournament',
  zone: 'Europe/Minsk',
  rules: { rulebook: 'fsm-2024', switches: {} },
  secondConfirmation: false,
};
const plan = { kind: 'qualifying', plannedGames: 6, coefficient: '1', carry: true, advance: null };

/** Twenty have come, one has not, one is a reserve; three referees, and the owner is the chief. */
export const gatherCup = async ({ add, give, ownerId: owner }: Making): Promise<GatheredFacts> => {
  const order = (type: string, fields: object = {}): Promise<void> => give(toCup, owner, type, fields);
  await order('create-tournament', cup);
  await order('appoint', { person: owner, office: 'chief' });
  for (const nickname of ['Судья1', 'Судья2', 'Судья3'])
    await order('appoint', { person: await add(nickname), office: 'referee' });
  await order('add-stage', { stage: 'q', name: stageName, ...plan });
  await order('publish-rules');
  const players: string[] = [];
  for (let i = 1; i <= 22; i++) {
    const person = await add(`Игрок${i}`);
    await order('apply', { person });
    await order(i === 22 ? 'reserve' : 'accept', { person });
    if (i !== 21) await order('check-in', { person, here: true });
    players.push(person);
  }
  await order('start-tournament');
  const evening = { ...cup, name: 'Вечер «Ёлка»', kind: 'evening' };
  await give({ to: 'tournament', tournament: 'ev' }, owner, 'create-tournament', evening);
  return { owner, players };
};
