// A tournament whose qualifying is played and signed: a reserve sat in once, places are shared, and the planned final has nobody yet.
import { deal } from '@omerta/office/testing/lines.ts';
import { emptySheet } from '@omerta/scoring/sheet/sheet.ts';
import { type Owned, toCup } from '@omerta/server/testing/owned.ts';
import { cupName } from '@omerta/testkit/names.ts';

export const reserveName = 'Подмена-Ёлкин';

const names = [
  'Лиса Алиса',
  'Ёж',
  'Тихий',
  'Мама-Медведица',
  '«Туз»',
  'Санёк',
  'Щука',
  'Объект №7',
  'Царевна-Лягушка',
  'Чёрный Плащ',
  'Берёзка',
  'Мистер Икс',
  'Зоркий Глаз',
  'Семён',
  'Шеф-повар',
  'Эхо',
  'Юла',
  'Яшма',
  'Ночной Портье Гостиницы Ё',
  'Пётр Первый',
];
const numbers = names.map((_, i) => i + 1);
const games = ['q/1/1', 'q/1/2'] as const;
const stages = [
  { stage: 'q', name: 'Отбор', kind: 'qualifying', plannedGames: 1, advance: null },
  { stage: 'f', name: 'Финал «Ёлка»', kind: 'final', plannedGames: 2, advance: 10 },
];
const substitution = { game: 'q/1/2', seat: 9 };

type Making = Pick<Owned, 'give' | 'ownerId' | 'add' | 'place'>;

/** Both tables are won by the red; the last player of the second did not come. */
export const playOut = async ({ give, ownerId, add, place }: Making): Promise<void> => {
  const owner = (type: string, fields: object = {}): Promise<void> => give(toCup, ownerId, type, fields);
  const rules = { rulebook: 'fsm-2024', switches: {} };
  const cup = { name: cupName, kind: 'tournament', zone: 'Europe/Minsk', rules };
  await owner('create-tournament', { ...cup, secondConfirmation: false });
  await owner('appoint', { person: ownerId, office: 'chief' });
  const referees = [await add('Судья Зелёный'), await add('Судья Жёлтый')];
  for (const person of referees) await owner('appoint', { person, office: 'referee' });
  for (const stage of stages) await owner('add-stage', { ...stage, coefficient: '1', carry: true });
  await owner('publish-rules');
  const players: string[] = [];
  for (const name of [...names, reserveName]) {
    const person = await add(name);
    await owner('apply', { person });
    await owner(name === reserveName ? 'reserve' : 'accept', { person });
    await owner('check-in', { person, here: true });
    players.push(person);
  }
  const reserve = players.pop();
  await owner('start-tournament');
  await owner('form-stage', { stage: 'q', players, drawn: false });
  const rounds = [[numbers.slice(0, 10), numbers.slice(10)]];
  await owner('lay-seating', { stage: 'q', seating: { format: 'omerta.seating/1', players: 20, rounds } });
  await owner('publish-round', { stage: 'q', round: 1 });
  for (const [i, game] of games.entries()) {
    const referee = referees[i] ?? '';
    const by = (type: string, fields: object = {}) => give(toCup, referee, type, { game, ...fields });
    await owner('assign-referees', { game, referee, sides: [] });
    await by('call-game');
    if (game === substitution.game) {
      const player = players[10 + substitution.seat];
      await by('mark-absent', { player, absent: true });
      await by('seat-substitute', { player, substitute: reserve });
    }
    await by('start-game');
    await by('announce-result', { winner: 'red' });
    const { state } = await place.office.tournament('cup');
    const seats = state.games[game]?.seats.map((player, at) => ({ player, role: deal[at] }));
    await by('hand-in-sheet', { paper: { sheet: { ...emptySheet, seats, winner: 'red' } } });
    await by('sign-sheet');
  }
};
