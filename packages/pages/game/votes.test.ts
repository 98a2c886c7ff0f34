// The grid of votes on the public page of a game, in every rulebook: every ballot of every day, and of an open one its hands alone.
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { view } from '@omerta/rules/view/view.ts';
import { tableNames } from '@omerta/testkit/names.ts';
import { candidates, positionAfter } from '@omerta/testkit/table.ts';
import { expect, it } from 'vitest';
import { contextOf } from '../context.ts';
import { serverAddresses } from '../frame/addresses.ts';
import { tableNow } from './table-now.ts';

const pageAfter = (id: RulebookId, lines: readonly string[]): string => {
  const context = contextOf('ru', serverAddresses('cup', 'ru'), {});
  const table = view(rulebook(id), positionAfter(id, lines).state, 'public');
  return tableNow(context, { ...table, players: tableNames }, null).text;
};

const strip = (text: string): string =>
  text
    .replaceAll(/<span class="hidden-text">[^<]*<\/span>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The grid row by row, in plain words. */
const gridOf = (page: string): readonly string[] => {
  const grid = /<table class="vote-grid">(.*?)<\/table>/su.exec(page)?.[1] ?? '';
  return [...grid.matchAll(/<tr>(.*?)<\/tr>/gsu)].map(([, row = '']) => strip(row));
};

const day1 = [...candidates, 'vote 2: 1 3 4 5 6', 'vote 7: *', 'vote 2: 1 3 4', 'vote 7: 2 5', 'last 7'];

it.each(rulebookIds)(
  '%s: both days stand beside each other, the open ballot without what nobody has told',
  (id) => {
    const night = ['night 2', 'shots: 2>- 6>- 9>-', 'don: -', 'sheriff: -', 'day 2'];
    const lines = [...day1, ...night, 'nominate 2 9', 'nominate 3 10', 'vote 9: 2 3 4 5 6'];
    const [days, heads, ...rows] = gridOf(pageAfter(id, lines));
    expect([days, heads]).toEqual(['Игрок День 1 День 2', 'Голос. 2 5 7 5 Повтор 2 3 7 7 Голос. 9 5 10 –']);
    expect(rows.map((row) => row.replace(/^\d+ /, ''))).toEqual([
      ...[
        '2 2 –',
        '7 7 9',
        '2 2 9',
        '2 2 9',
        '2 7 9',
        '2 (7) 9',
        '7 (7) ×',
        '7 (7) –',
        '7 (7) –',
        '7 (7) –',
      ].map((marks, i) => `${tableNames[i]} ${marks}`),
      'Итог равны ушёл 7',
    ]);
  },
);

it('says that nobody has voted yet', () => {
  const page = pageAfter('fsm-2024', candidates);
  expect([gridOf(page), page.includes('Голосований ещё не было.')]).toEqual([[], true]);
});
