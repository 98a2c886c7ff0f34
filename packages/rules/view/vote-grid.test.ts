// The grid of votes in every rulebook: who raised a hand for whom, re-votes and lifts, votes that fell, who was out; and nothing of an open ballot.
import { candidates, dayOne, positionAfter } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import { seats } from '../game/seat.ts';
import { type RulebookId, rulebookIds } from '../rulebooks/rulebook.ts';
import { ballotsSeen } from './ballots.ts';
import { voteGrid } from './vote-grid.ts';
import { columnLines, columnName, columnOutcome, voteDays, voteLegend, voteMark } from './vote-words.ts';

const gridAfter = (id: RulebookId, lines: readonly string[]) =>
  voteGrid(ballotsSeen(positionAfter(id, lines).state));

/** A column as it is read down: its name, what was put, ten marks, what came of it. */
const columnsAfter = (id: RulebookId, lines: readonly string[]) =>
  gridAfter(id, lines).map((column) =>
    [
      `${column.day} ${columnName(column, 'ru')}`,
      columnLines(column, 'ru')
        .map(({ name, votes }) => `${name}:${votes}`)
        .join(' '),
      seats.map((seat) => voteMark(column.cells[seat])).join(' '),
      columnOutcome(column, 'ru'),
    ].join(' | '),
  );

const tied = [
  ...candidates,
  'vote 2: 1 3 4 5 10',
  'vote 7: *',
  'vote 2 = 5: 1 3',
  'vote 7 = 5',
  'lift: 1 2 3 4 5 7',
];

describe('the grid of votes', () => {
  it.each(rulebookIds)(
    'of %s has each re-vote and lift in its own column, counted hands without a name',
    (id) => {
      expect(columnsAfter(id, tied)).toEqual([
        '1 Голос. | 2:5 7:5 | 2 7 2 2 2 7 7 7 7 2 | равны',
        '1 Повтор | 2:5 7:5 | 2 ? 2 ? ? ? ? ? ? ? | равны',
        '1 Подъём | 2, 7:6 из 10 | + + + + + – + – – – | ушли 2, 7',
      ]);
    },
  );

  it.each(rulebookIds)(
    'of %s marks votes that nobody cast, and draws who is out as out on the days after',
    (id) => {
      const lines = [
        ...[...candidates, 'vote 2: 1 3 4', 'vote 7: 2 5', 'last 7'],
        ...[
          'night 2',
          'shots: 2>- 6>- 9>-',
          'don: -',
          'sheriff: -',
          'day 2',
          'nominate 2 9',
          'nominate 3 10',
        ],
        ...['vote 9: 2 3', 'vote 10: *'],
      ];
      const grid = gridAfter(id, lines);
      expect(columnsAfter(id, lines)).toEqual([
        '1 Голос. | 2:3 7:7 | 2 7 2 2 7 (7) (7) (7) (7) (7) | ушёл 7',
        '2 Голос. | 9:2 10:7 | 10 9 9 10 10 10 × 10 10 10 | ушёл 10',
      ]);
      expect(voteDays(grid)).toEqual([
        { day: 1, span: 1 },
        { day: 2, span: 1 },
      ]);
      expect(voteLegend(grid, 'ru').map(({ mark }) => mark)).toEqual(['(5)', '×']);
    },
  );

  it.each(rulebookIds)(
    'of %s tells nothing of a ballot but its accepted hands until its last candidate',
    (id) => {
      const open = [...candidates, 'vote 2: 1 3 4 5 6 8'];
      expect(columnsAfter(id, open)).toEqual(['1 Голос. | 2:6 7:– | 2 – 2 2 2 2 – 2 – – | ']);
      expect(columnsAfter(id, [...open, 'vote 7: *'])).toEqual([
        '1 Голос. | 2:6 7:4 | 2 7 2 2 2 2 7 2 7 7 | ушёл 2',
      ]);
    },
  );

  it('has no number for whom nobody was asked about', () => {
    expect(columnsAfter('fsm-2024', [...candidates, 'vote 2: 1 3 4 5 6 8', 'last 2'])).toEqual([
      '1 Голос. | 2:6 7:– | 2 – 2 2 2 2 – 2 – – | ушёл 2',
    ]);
  });

  it('of a vote that a removal ends says so', () => {
    const lines = [...dayOne, 'nominate 1 2', 'nominate 4 7', 'nominate 5 9', 'vote 2: 1 3', 'remove 8'];
    expect(columnsAfter('fsm-2024', lines)).toEqual([
      '1 Голос. | 2:2 7:– 9:– | 2 – 2 – – – – – – – | отмена',
    ]);
  });
});
