// Three tournaments of the same ten with paper to be done: two of two rounds in which nothing is called yet, and one whose first record brings a charge.
import type { Owned } from '@omerta/server/testing/owned.ts';
import { cupName, hallNames, stageName } from '@omerta/testkit/names.ts';
import { handInRecordOf } from './signed-game.ts';

type Making = Pick<Owned, 'add' | 'give' | 'ownerId' | 'place'>;

export type PapersFacts = {
  readonly owner: string;
  readonly admin: string;
  readonly referee: string;
  readonly players: readonly string[];
};

const ten = hallNames.map((_, i) => i + 1);
const seating = { format: 'omerta.seating/1', players: 10, rounds: [[ten], [ten.toReversed()]] };
const plan = { kind: 'qualifying', plannedGames: 4, coefficient: '1', carry: true, advance: null };

/** The owner is its chief. */
const makeCup = async (
  { give }: Making,
  tournament: string,
  rulebook: string,
  { owner, admin, referee, players }: PapersFacts,
): Promise<void> => {
  const order = (type: string, fields: object = {}): Promise<void> =>
    give({ to: 'tournament', tournament }, owner, type, fields);
  await order('create-tournament', {
    name: `${cupName}, ${rulebook}`,
    kind: 'tournament',
    zone: 'Europe/Minsk',
    rules: { rulebook, switches: {} },
    secondConfirmation: true,
  });
  for (const [person, office] of [
    [owner, 'chief'],
    [admin, 'administrator'],
    [referee, 'referee'],
  ])
    await order('appoint', { person, office });
  await order('add-stage', { stage: 'q', name: stageName, ...plan });
  await order('publish-rules');
  for (const person of players) {
    await order('apply', { person });
    await order('accept', { person });
    await order('check-in', { person, here: true });
  }
  await order('start-tournament');
  await order('form-stage', { stage: 'q', players, drawn: false });
  await order('lay-seating', { stage: 'q', seating });
  for (const round of [1, 2]) {
    await order('publish-round', { stage: 'q', round });
    await order('assign-referees', { game: `q/${round}/1`, referee, sides: [] });
  }
};

export const makePapersCups = async (on: Making): Promise<PapersFacts> => {
  const [admin, referee] = [await on.add('Админ'), await on.add('Судья')];
  const players: string[] = [];
  for (const nickname of hallNames) players.push(await on.add(nickname));
  const facts = { owner: on.ownerId, admin, referee, players };
  await makeCup(on, 'cup', 'fiim-2018', facts);
  await makeCup(on, 'cards', 'neft-mmt', facts);
  await makeCup(on, 'charged', 'fiim-2018', facts);
  await handInRecordOf(on, { tournament: 'charged', referee }, 'fiim-2018');
  return facts;
};
