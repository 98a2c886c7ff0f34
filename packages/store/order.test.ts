// Which order a stream is in.
import { expect, it } from 'vitest';
import { orderOf } from './order.ts';

it('is named by the second part of the stream, by all of it where there is none', () => {
  const orders = {
    'tournament/cup': 'cup',
    'game/cup/q/1/1': 'cup',
    'received/cup/q/1/1': 'cup',
    'club/minsk': 'minsk',
    alone: 'alone',
    'a//b': 'a//b',
    'a/': 'a/',
    '/b': 'b',
    '/': '/',
  };
  expect(Object.fromEntries(Object.keys(orders).map((stream) => [stream, orderOf(stream)]))).toEqual(orders);
});
