// Refusals of a sheet as the screen tells them: a limit that several entries pass is named once.
import { isRefusal } from '@omerta/base/refusal.ts';
import { countCourse, countFitting } from '@omerta/documents/protocol/counted.ts';
import { protocolOf } from '@omerta/documents/protocol/protocol.ts';
import { expect, it } from 'vitest';
import { readNotation } from '../session/read-notation.ts';
import { refusedTogether } from './refused.ts';
import { fiveGames } from './testing/five-games.ts';

const countedWith = (extras: readonly string[]) => {
  const read = readNotation(
    fiveGames['fsm-2024'].replace(
      'extra 2 0.4 "вёл стол"\n',
      extras.map((each) => `extra ${each}\n`).join(''),
    ),
  );
  const counted = !isRefusal(read) && countCourse(read.course);
  if (!counted) throw new Error('no points');
  return { course: read.course, counted };
};

const refusedIn = (extras: readonly string[], lang: 'ru' | 'en') =>
  refusedTogether(countedWith(extras).counted.score.refused, lang);

/** Seat by seat, the extra points that the screen shows. */
const shownIn = (extras: readonly string[]): readonly string[] => {
  const { course, counted } = countedWith(extras);
  return (
    protocolOf(course, countFitting(counted), 'ru')?.rows.flatMap(({ seat, items }) =>
      items.flatMap(({ kind, points }) => (kind === 'extra' ? [`${seat} ${points}`] : [])),
    ) ?? []
  );
};

it('[fsm-2024 8.4.2] a sum passed by four entries is one sentence with their seats, its number in the language’s own form', () => {
  const over = ['2 0.4', '6 0.4', '9 0.4', '3 0.2'];
  expect(refusedIn(over, 'ru')).toEqual([
    {
      code: 'extra/over-total',
      clause: '8.4.2',
      text: 'Сумма дополнительных баллов за игру не больше 1,2, сейчас на 0,2 больше: дайте меньше.',
      seats: [2, 3, 6, 9],
    },
  ]);
  expect(refusedIn(over, 'en').map(({ text, seats }) => [/1\.2/.test(text), seats])).toEqual([
    [true, [2, 3, 6, 9]],
  ]);
  expect(refusedIn(['2 0.4', '6 0.3'], 'ru')).toEqual([]);
});

it('[fsm-2024 8.4.1] six players are one sentence: the limit, by how much it is passed, and the seats', () => {
  const six = ['1 0.2', '2 0.2', '3 0.2', '6 0.2', '8 0.2', '9 0.2'];
  expect(refusedIn(six, 'ru')).toEqual([
    {
      code: 'extra/over-players',
      clause: '8.4.1',
      text: 'Игроков с дополнительными баллами не больше 5, сейчас на 1 больше: снимите лишнее.',
      seats: [1, 2, 3, 6, 8, 9],
    },
  ]);
  expect(refusedIn(six, 'en').map(({ text }) => text)).toEqual([
    'At most 5 players can have extra points, and this is 1 over: take some back.',
  ]);
});

it('[fsm-2024 8.4.1, 8.4.2] what fits counts on the screen in the order it was entered, while the rest is decided', () => {
  expect(shownIn(['9 0.2', '8 0.2', '6 0.2', '3 0.2', '2 0.2', '1 0.2'])).toEqual([
    '2 0.2',
    '3 0.2',
    '6 0.2',
    '8 0.2',
    '9 0.2',
  ]);
  expect(shownIn(['2 0.4', '6 0.4', '9 0.3', '3 0.2', '8 0.1'])).toEqual([
    '2 0.4',
    '6 0.4',
    '8 0.1',
    '9 0.3',
  ]);
  expect(shownIn(['2 0.4', '6 0.3'])).toEqual(['2 0.4', '6 0.3']);
});
