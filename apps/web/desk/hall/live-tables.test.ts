// Watching many tables: each picture wakes its own table alone, sockets share the load, who may not see a table as an official sees it as the hall.
import { expect, it } from 'vitest';
import type { LivePicture, LiveWatch } from '../../server/live.ts';
import { liveTables } from './live-tables.ts';

const sockets = () => {
  const opened: {
    watches: readonly LiveWatch[];
    told: Parameters<typeof import('../../server/live.ts').watchLive>[1];
  }[] = [];
  let ended = 0;
  const open = (watches: readonly LiveWatch[], told: (typeof opened)[number]['told']) => {
    opened.push({ watches, told });
    return () => void ended++;
  };
  return { opened, open, ended: () => ended };
};

const watch = (table: number): string => `game/cup/q/1/${table}`;
const picture = (name: string, n: number): LivePicture => ({
  watch: name,
  audience: 'hall',
  n,
  view: {},
  names: {},
});
const tables = (count: number): readonly LiveWatch[] =>
  Array.from({ length: count }, (_, i) => ({ watch: watch(i + 1), as: 'side-referee' }));

it('a picture wakes its table and whoever wants to hear of all', () => {
  const { opened, open } = sockets();
  const live = liveTables(tables(2), open);
  const woken: string[] = [];
  live.subscribe(watch(1), () => woken.push('one'));
  const stop = live.subscribe(watch(2), () => woken.push('two'));
  live.subscribe(null, () => woken.push('all'));
  opened[0]?.told.picture(picture(watch(2), 1));
  expect([woken, live.get(watch(2))?.n, live.get(watch(1)), live.count()]).toEqual([
    ['two', 'all'],
    1,
    undefined,
    1,
  ]);
  stop();
  opened[0]?.told.picture(picture(watch(2), 2));
  expect(woken).toEqual(['two', 'all', 'all']);
});

it('no socket carries more than the server takes, and all of them end', () => {
  const { opened, open, ended } = sockets();
  const live = liveTables(tables(130), open);
  expect(opened.map(({ watches }) => watches.length)).toEqual([60, 60, 10]);
  live.end();
  expect(ended()).toBe(3);
});

it('a table that is not his to see as an official is seen as the hall; refused as the hall too, it stays empty', () => {
  const { opened, open } = sockets();
  liveTables(tables(2), open);
  opened[0]?.told.refused(watch(2), 'watch/not-yours');
  expect(opened[1]?.watches).toEqual([{ watch: watch(2), as: 'hall' }]);
  opened[1]?.told.refused(watch(2), 'watch/not-yours');
  expect(opened).toHaveLength(2);
});
