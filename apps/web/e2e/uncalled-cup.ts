// The tournament `cup` on the morning of its first day: its round is seated and published, nothing is started, nobody is checked in.
import { type Owned, toCup } from '@omerta/server/testing/owned.ts';
import { cupName, stageName, tableNames } from '@omerta/testkit/names.ts';

type Making = Pick<Owned, 'add' | 'give' | 'ownerId'>;

export type UncalledFacts = { readonly owner: string; readonly referee: string };

/** The owner is its chief. */
export const makeUncalledCup = async ({ add, give, ownerId: owner }: Making): Promise<UncalledFacts> => {
  const order = (type: string, fields: object = {}): Promise<void> => give(toCup, owner, type, fields);
  const referee = await add('Судья Тёмный');
  await order('create-tournament', {
    name: cupName,
    kind: 'tournament',
    zone: 'Europe/Minsk',
    rules: { rulebook: 'fsm-2024', switches: {} },
    secondConfirmation: false,
  });
  await order('appoint', { person: owner, office: 'chief' });
  await order('appoint', { person: referee, office: 'referee' });
  const plan = { kind: 'qualifying', plannedGames: 1, coefficient: '1', carry: true, advance: null };
  await order('add-stage', { stage: 'q', name: stageName, ...plan });
  await order('publish-rules');
  const players: string[] = [];
  for (const nickname of tableNames) {
    const person = await add(nickname);
    for (const type of ['apply', 'accept']) await order(type, { person });
    players.push(person);
  }
  await order('form-stage', { stage: 'q', players, drawn: false });
  const seating = { format: 'omerta.seating/1', players: 10, rounds: [[players.map((_, i) => i + 1)]] };
  await order('lay-seating', { stage: 'q', seating });
  await order('publish-round', { stage: 'q', round: 1 });
  await order('assign-referees', { game: 'q/1/1', referee, sides: [] });
  return { owner, referee };
};
