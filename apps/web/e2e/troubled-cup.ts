// The tournament `cup` as a desk in trouble finds it: neft-mmt or what is asked for, two rounds of the same ten at one table, two referees, a side referee, a reserve.
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import type { ownedBy } from '@omerta/server/testing/owned.ts';
import { toCup } from '@omerta/server/testing/owned.ts';
import { cupName } from '@omerta/testkit/names.ts';

type Making = Pick<Awaited<ReturnType<typeof ownedBy>>, 'add' | 'give' | 'ownerId'>;

export const troubledNames = [
  'Лис',
  'Чёрная-Кошка',
  'Рысь «Тихая»',
  'Барс',
  'Ёлка',
  'Енот',
  'Бобр',
  'Филин',
  'Ёж',
  'Александра-Воронцова 2-я',
];

export type TroubledFacts = {
  readonly owner: string;
  readonly referee: string;
  readonly other: string;
  readonly reserve: string;
};

/** The owner is its chief; nothing is called yet. */
export const makeTroubledCup = async (
  { add, give, ownerId }: Making,
  rulebook: RulebookId = 'neft-mmt',
): Promise<TroubledFacts> => {
  const order = (type: string, fields: object = {}): Promise<void> => give(toCup, ownerId, type, fields);
  const [referee, other, side] = [
    await add('Судья Тёмный'),
    await add('Судья Берёза'),
    await add('Боковой Лён'),
  ];
  await order('create-tournament', {
    name: cupName,
    kind: 'tournament',
    zone: 'Europe/Minsk',
    rules: { rulebook, switches: {} },
    secondConfirmation: false,
  });
  for (const [person, office] of [
    [ownerId, 'chief'],
    [referee, 'referee'],
    [other, 'referee'],
    [side, 'side-referee'],
  ])
    await order('appoint', { person, office });
  const plan = { kind: 'qualifying', plannedGames: 2, coefficient: '1', carry: true, advance: null };
  await order('add-stage', { stage: 'q', name: 'Отбор', ...plan });
  await order('publish-rules');
  const enters = async (nickname: string, status: string): Promise<string> => {
    const person = await add(nickname);
    for (const type of ['apply', status]) await order(type, { person });
    await order('check-in', { person, here: true });
    return person;
  };
  const players: string[] = [];
  for (const nickname of troubledNames) players.push(await enters(nickname, 'accept'));
  const reserve = await enters('Запасной Пётр', 'reserve');
  await order('start-tournament');
  await order('form-stage', { stage: 'q', players, drawn: false });
  const ten = players.map((_, i) => i + 1);
  const seating = { format: 'omerta.seating/1', players: 10, rounds: [[ten], [ten.toReversed()]] };
  await order('lay-seating', { stage: 'q', seating });
  for (const round of [1, 2]) {
    await order('publish-round', { stage: 'q', round });
    await order('assign-referees', { game: `q/${round}/1`, referee, sides: [] });
  }
  return { owner: ownerId, referee, other, reserve };
};
