// Votes that tests come back to: two tied, three of nine, two of four, all of four.
import { candidates, dayOne, toDay2 } from '@omerta/testkit/table.ts';
import { rulebook } from '../rulebooks/choose.ts';
import type { RulebookId } from '../rulebooks/rulebook.ts';

export const day2 = toDay2.split('\n');
export const tie = [...candidates, 'vote 2 = 5', 'vote 7 = 5'];
export const tieAgain = [...tie, 'vote 2 = 5', 'vote 7 = 5'];

/** Ten at the table, four candidates. */
export const four = ['nominate 3 2', 'nominate 4 5', 'nominate 5 7', 'nominate 6 9'];
export const threeTied = ['vote 2 = 3', 'vote 5 = 3', 'vote 7 = 3', 'vote 9 = 1'];

/** Day 2: seat 4 is killed, nine are left, three have three each twice. */
const nine = [...dayOne, 'night 2', 'shots: 2>4 6>4 9>4', 'don: -', 'sheriff: -'];
export const atNine = (id: RulebookId): string[] => [
  ...nine,
  ...(rulebook(id).rules.bestMove.value === 'at-night' ? ['best: -'] : []),
  'day 2',
];
export const three = ['nominate 2 5', 'nominate 3 7', 'nominate 5 8'];
export const thrice = ['vote 5 = 3', 'vote 7 = 3', 'vote 8 = 3'];

/** Four at the table, the Don among them: two have two each. */
export const fourLeft = [
  ...dayOne,
  ...[2, 6, 1, 3, 4, 5].map((seat) => `remove ${seat}`),
  ...'night 2\nshots: 9>-\ndon: -\nsheriff: -\nday 2'.split('\n'),
];
export const twoOfFour = [
  ...fourLeft,
  'nominate 8 9',
  'nominate 9 10',
  'vote 9 = 2',
  'vote 10 = 2',
  'vote 9 = 2',
  'vote 10 = 2',
];
export const allOfFour = [
  ...fourLeft,
  ...['nominate 8 9', 'nominate 9 10', 'nominate 10 7', 'nominate 7 8'],
  ...[9, 10, 7, 8, 9, 10, 7, 8].map((seat) => `vote ${seat} = 1`),
];
