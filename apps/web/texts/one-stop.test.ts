// A sentence that ends with somebody's name ends with one stop.
import { expect, it } from 'vitest';
import { withOneStop } from './one-stop.ts';

it.each([
  ['Подписывает Никола Т..', { who: 'Никола Т.' }, 'Подписывает Никола Т.'],
  ['Да: Ёж, Кто?.', { names: 'Ёж, Кто?' }, 'Да: Ёж, Кто?'],
  ['Никола Т., решает.', { who: 'Никола Т.' }, 'Никола Т., решает.'],
  ['Ждём А...', { who: 'А..' }, 'Ждём А..'],
  ['Подписывает Ёж-«Кот».', { who: 'Ёж-«Кот»', round: 1 }, 'Подписывает Ёж-«Кот».'],
])('%s', (said, values, told) => {
  expect(withOneStop(said, values)).toBe(told);
});
