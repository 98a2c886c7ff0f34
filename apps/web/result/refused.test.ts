// Refusals of a sheet as the screen tells them: a limit that several entries pass is named once.
import { expect, it } from 'vitest';
import { readNotation } from '../session/read-notation.ts';
import { countCourse } from './counted.ts';
import { fiveGames } from './five-games.ts';
import { refusedTogether } from './refused.ts';

const refusedIn = (extras: readonly string[], lang: 'ru' | 'en') => {
  const read = readNotation(fiveGames['fsm-2024'].replace('extra 2 0.4 "вёл стол"\n', extras.map((each) => `extra ${each}\n`).join('')));
  const counted = 'course' in read && countCourse(read.course);
  if (!counted) throw new Error('no points');
  return refusedTogether(counted.score.refused, lang);
};

it('[fsm-2024 8.4.2] a sum passed by four entries is one sentence with their seats, its number in the language’s own form', () => {
  const over = ['2 0.4', '6 0.4', '9 0.4', '3 0.2'];
  expect(refusedIn(over, 'ru')).toEqual([
    { code: 'extra/over-total', clause: '8.4.2', text: 'Сумма дополнительных баллов игры больше 1,2: дайте меньше.', seats: [2, 3, 6, 9] },
  ]);
  expect(refusedIn(over, 'en').map(({ text, seats }) => [/1\.2/.test(text), seats])).toEqual([[true, [2, 3, 6, 9]]]);
  expect(refusedIn(['2 0.4', '6 0.3'], 'ru')).toEqual([]);
});
