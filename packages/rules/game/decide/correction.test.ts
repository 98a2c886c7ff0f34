// Taking lines back and replacing one: what followed is replayed, and what no longer fits is reported.

import { isRefusal } from '@omerta/base/refusal.ts';
import { play, toDay1 } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import { rulebook } from '../../rulebooks/choose.ts';
import { listCards } from '../cards.ts';
import { linesOf } from '../fold/evolve.ts';
import { initialState } from '../state.ts';
import { wrongAnswers } from '../tell/wrong-answers.ts';
import { replayWith } from './correction.ts';
import { perform } from './decide.ts';

const fsm = rulebook('fsm-2024');

describe('undo', () => {
  it('takes back a line with everything that followed from it, across phases and the result', () => {
    const before = play('fsm-2024', `${toDay1}\nnominate 1 2\nnominate 2 3`);
    const after = play('fsm-2024', `${toDay1}\nnominate 1 2\nnominate 2 3\nforfeit 3\nundo`);
    expect(after.report).toEqual(before.report);
    expect(play('fsm-2024', `${toDay1}\nundo\nundo`).report).toEqual(play('fsm-2024', '').report);
  });

  it('has nothing to take back at the start', () => {
    expect(play('fsm-2024', 'undo').refusal).toMatchObject({ code: 'undo/nothing' });
  });
});

describe('replacing a line', () => {
  const ballot = play('fsm-2024', `${toDay1}\nnominate 1 2\nnominate 2 3\nvote 2: 1 4 5 6 7 8\nlast 2`);

  it('replays what followed', () => {
    const done = perform(fsm, ballot.state, {
      type: 'replace',
      line: 3,
      count: 1,
      commands: [{ type: 'nominate', seat: 1, nominee: 7 }],
    });
    expect(isRefusal(done)).toBe(false);
    const { conflicts } = replayWith(fsm, ballot.state, {
      line: 3,
      count: 1,
      commands: [{ type: 'nominate', seat: 1, nominee: 7 }],
    });
    expect(conflicts.map((each) => [each.line, each.refusal.code])).toEqual([
      [5, 'vote/wrong-candidate'],
      [6, 'last/not-leaving'],
    ]);
  });

  it('is one event in the log, and can be undone no further than the line it stands for', () => {
    const command = { type: 'vote', candidate: 2, hands: { kind: 'named', seats: [1, 4, 5, 6, 7] } } as const;
    const done = perform(fsm, ballot.state, { type: 'replace', line: 5, count: 1, commands: [command] });
    if (isRefusal(done)) throw new Error(done.code);
    expect(done.events.map((event) => event.type)).toEqual(['LineReplaced']);
    expect(linesOf(done.state)).toHaveLength(5);
  });

  it('strikes a line out where there is no replacement, and keeps the lines that do not hang on it', () => {
    const sheet = play('fsm-2024', `${toDay1}\nforfeit 3\nextra 4 0.3\nprotest 3 "late"\nextra 5 0.2`);
    const done = perform(fsm, sheet.state, { type: 'replace', line: 4, count: 1, commands: [] });
    if (isRefusal(done)) throw new Error(done.code);
    expect(linesOf(done.state).map(({ type }) => type)).toEqual([
      'night',
      'day',
      'forfeit',
      'protest',
      'extra',
    ]);
  });

  it('is refused for a line that is not there and for a replacement the rules do not allow', () => {
    const none = perform(fsm, initialState(ballot.state.dealtRoles), {
      type: 'replace',
      line: 1,
      count: 1,
      commands: [{ type: 'night', number: 1 }],
    });
    expect(none).toMatchObject({ code: 'replace/no-such-line' });
    const wrong = perform(fsm, ballot.state, {
      type: 'replace',
      line: 1,
      count: 1,
      commands: [{ type: 'night', number: 2 }],
    });
    expect(wrong).toMatchObject({ code: 'phase/wrong-number' });
  });

  it('takes a line away, puts a missing one in, and is refused where it would do neither', () => {
    const without = perform(fsm, ballot.state, { type: 'replace', line: 4, count: 1, commands: [] });
    if (isRefusal(without)) throw new Error(without.code);
    expect(linesOf(without.state).map(({ type }) => type)).toEqual(['night', 'day', 'nominate']);
    const more = perform(fsm, ballot.state, {
      type: 'replace',
      line: 4,
      count: 0,
      commands: [{ type: 'foul', seat: 5 }],
    });
    if (isRefusal(more)) throw new Error(more.code);
    expect([more.state.fouls[5], linesOf(more.state)]).toMatchObject([1, { length: 7 }]);
    expect(perform(fsm, ballot.state, { type: 'replace', line: 4, count: 0, commands: [] })).toMatchObject({
      code: 'replace/no-such-line',
    });
    expect(
      perform(fsm, ballot.state, { type: 'replace', line: 4, count: 1, commands: [{ type: 'undo' }] }),
    ).toMatchObject({ code: 'replace/no-such-line' });
  });
});

describe('corrected cards', () => {
  const night = play(
    'fsm-2024',
    `${toDay1}\nnight 2\nshots: 2>5 6>5 9>5\ndon: 4\nsheriff: 2\nbest: -\nday 2`,
  );
  const right = [null, 'red', 'black', 'red', 'red', 'red', 'black', 'sheriff', 'red', 'don', 'red'] as const;

  it('[neft-mmt 18.24.2.5] show each answer already given that is now wrong', () => {
    const { state, conflicts } = replayWith(fsm, night.state, {
      line: 1,
      count: 0,
      commands: [],
      dealt: right,
    });
    expect(conflicts).toEqual([]);
    expect(wrongAnswers(night.state, state)).toEqual([
      { night: 2, role: 'don', given: { seat: 4, hit: true }, now: { seat: 4, hit: false } },
    ]);
    expect(wrongAnswers(night.state, night.state)).toEqual([]);
  });

  it('[neft-mmt 18.24.2.5] a corrected check is wrong only if its answer is', () => {
    const other = (target: 3 | 6) =>
      replayWith(fsm, night.state, { line: 6, count: 1, commands: [{ type: 'sheriff', target }] }).state;
    expect(wrongAnswers(night.state, other(6))).toEqual([]);
    expect(wrongAnswers(night.state, other(3))).toMatchObject([
      { role: 'sheriff', given: { seat: 2, hit: true }, now: { seat: 3, hit: false } },
    ]);
  });

  it('stand in the game, and only the cards of the deck can be exchanged', () => {
    const done = perform(fsm, night.state, {
      type: 'replace',
      line: 1,
      count: 0,
      commands: [],
      dealt: right,
    });
    if (isRefusal(done)) throw new Error(done.code);
    expect([done.state.roles[7], done.state.dealtRoles[4], linesOf(done.state).length]).toEqual([
      'sheriff',
      'red',
      linesOf(night.state).length,
    ]);
    const strange = listCards({ ...night.state.dealtRoles, 1: 'don' });
    expect(
      perform(fsm, night.state, { type: 'replace', line: 1, count: 0, commands: [], dealt: strange }),
    ).toMatchObject({ code: 'deal/card-not-in-deck', args: { seat: 9, word: 'don' } });
  });
});
