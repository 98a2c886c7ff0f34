// From paper to a sheet: the orders that are still to be given.

import { tableSheet } from '@omerta/scoring/testing/sheets.ts';
import { expect, it } from 'vitest';
import { awaitsPaper, type PaperGame, paperSteps, signingSteps } from './paper-steps.ts';

const sheet = tableSheet({ winner: 'red' });
const game = (facts: Partial<PaperGame> = {}): PaperGame => ({
  id: 'q/1/1',
  status: 'scheduled',
  referee: 'referee',
  sides: [],
  winner: null,
  ...facts,
});
const steps = (given: PaperGame, signs: boolean, person = 'chief') =>
  paperSteps(given, { winner: sheet.winner, paper: { sheet } }, { person, signs }).map(({ type }) => type);

it('a game that nobody called goes all the way to its sheet', () => {
  expect(steps(game(), false)).toEqual(['call-game', 'start-game', 'announce-result', 'hand-in-sheet']);
});

it('what was pressed is not pressed again; a result announced otherwise is announced anew', () => {
  expect(steps(game({ status: 'running' }), false)).toEqual(['announce-result', 'hand-in-sheet']);
  expect(steps(game({ status: 'ended', winner: 'red' }), false)).toEqual(['hand-in-sheet']);
  expect(steps(game({ status: 'ended', winner: 'black' }), false)).toEqual([
    'announce-result',
    'hand-in-sheet',
  ]);
});

it('whoever signs in the place of the referee takes the game over; the referee himself just signs', () => {
  expect(steps(game({ status: 'running' }), true)).toEqual([
    'announce-result',
    'hand-in-sheet',
    'assign-referees',
    'sign-sheet',
  ]);
  expect(steps(game({ status: 'running', referee: 'chief' }), true)).toEqual([
    'announce-result',
    'hand-in-sheet',
    'sign-sheet',
  ]);
});

it('a chief who helps at the table signs for its referee, and helps no more', () => {
  expect(signingSteps(game({ sides: ['chief', 'side'] }), 'chief')).toMatchObject([
    { type: 'assign-referees', referee: 'chief', sides: ['side'] },
    { type: 'sign-sheet' },
  ]);
});

it('a game without a referee gets one first', () => {
  expect(steps(game({ referee: null }), false)[0]).toBe('assign-referees');
  expect(steps(game({ referee: null }), true).filter((type) => type === 'assign-referees')).toHaveLength(1);
});

it('a sheet that was handed in is put right, not typed again', () => {
  expect(['scheduled', 'ended', 'sheet', 'annulled'].map((status) => awaitsPaper({ status }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
