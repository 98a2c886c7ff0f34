// A game with a corrected line: suggestions name the lines that stand, under the numbers they were written with.
import type { LineCommand } from '@omerta/rules/game/command.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import { expect, it } from 'vitest';
import { advise } from './advise.ts';
import type { AdvisedGame } from './suggestion.ts';
import { dayOne, writtenGame } from './testing/written-game.ts';

const redLoses = ['remove 1', 'remove 7', 'remove 10', 'remove 8'];

/** The game with `count` lines from `line` on exchanged, as the next line of the record. */
const corrected = (
  game: AdvisedGame,
  line: number,
  count: number,
  commands: readonly LineCommand[],
): AdvisedGame => {
  const last = game.lines.at(-1);
  if (!last) throw new Error('no line to correct');
  const command = { type: 'replace', line, count, commands } as const;
  const done = perform(game.rulebook, last.state, command);
  if ('refusal' in done) throw new Error(done.refusal.code);
  return {
    ...game,
    lines: [...game.lines, { line: last.line + 1, command, events: done.events, state: done.state }],
  };
};

const claims = (game: AdvisedGame) =>
  advise(game)
    .filter(({ clause }) => clause === '8.5.3')
    .map(({ seat, lines }) => [seat, lines]);

const game = writtenGame('fsm-2024', [...dayOne, 'claim 3 sheriff', 'claim 5 sheriff', ...redLoses]);

it('[fsm-2024 8.5.3] a claim put in place of another stands under the number of the correction, the rest under their own', () => {
  expect(claims(game)).toEqual([
    [3, [3]],
    [5, [4]],
  ]);
  const other = corrected(game, 3, 1, [
    { type: 'claim', seat: 4, check: null },
    { type: 'claim', seat: 3, check: null },
  ]);
  expect(claims(other)).toEqual([
    [3, [9]],
    [5, [4]],
  ]);
});

it('[fsm-2024 8.5.3] a line struck out is gone, the lines after it keep their numbers', () => {
  expect(claims(corrected(game, 3, 1, []))).toEqual([[5, [4]]]);
});

it('[fsm-2024 8.5.3] a line that no longer fits is gone as well', () => {
  const voted = [
    'nominate 1 2',
    'nominate 2 8',
    'vote 2: 1 3 4 5 7 10',
    'claim 5 sheriff',
    'vote 8: *',
    ...redLoses.slice(0, 3),
  ];
  const wrong = writtenGame('fsm-2024', [...dayOne, ...voted, 'remove 8', 'remove 3']);
  expect(claims(wrong)).toEqual([[5, [6]]]);
  expect(claims(corrected(wrong, 3, 1, [{ type: 'nominate', seat: 1, nominee: 9 }]))).toEqual([[5, [6]]]);
});
