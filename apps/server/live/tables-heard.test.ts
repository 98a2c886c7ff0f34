// Which tables are silent: after half a minute without a word, to the minute, and only where no other server may hear them.
import { expect, it } from 'vitest';
import { tablesHeard } from './tables-heard.ts';

const game = { tournament: 'cup', game: 'q/1/1' };
const began = Date.parse('2026-01-10T14:40:17.500Z');

it('a table is silent since it was heard last, and is not when it is heard again', () => {
  let now = began;
  const heard = tablesHeard(() => now, true);
  expect(heard.silentSince(game)).toBeNull();
  heard.note(game);
  now = began + 29_999;
  expect(heard.silentSince(game)).toBeNull();
  now = began + 30_000;
  expect(heard.silentSince(game)).toBe('2026-01-10T14:40:00.000Z');
  expect(heard.silentSince({ ...game, game: 'q/1/2' })).toBeNull();
  heard.note(game);
  expect(heard.silentSince(game)).toBeNull();
});

it('a server that may not be the only one says nothing', () => {
  let now = began;
  const heard = tablesHeard(() => now, false);
  heard.note(game);
  now += 600_000;
  expect(heard.silentSince(game)).toBeNull();
});
