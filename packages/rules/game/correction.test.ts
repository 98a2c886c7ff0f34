// Taking lines back and replacing one: what followed is replayed, and what no longer fits is reported.
import { play, toDay1 } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import { rulebook } from '../rulebooks/choose.ts';
import { linesOf, perform, replayWith } from './decide.ts';
import { initialState } from './state.ts';

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
    const done = perform(fsm, ballot.state, { type: 'replace', line: 3, command: { type: 'nominate', seat: 1, nominee: 7 } });
    expect('refusal' in done).toBe(false);
    const { conflicts } = replayWith(fsm, ballot.state, 3, { type: 'nominate', seat: 1, nominee: 7 });
    expect(conflicts.map((each) => [each.line, each.refusal.code])).toEqual([
      [5, 'vote/wrong-candidate'],
      [6, 'last/not-leaving'],
    ]);
  });

  it('is one event in the log, and can be undone no further than the line it stands for', () => {
    const command = { type: 'vote', candidate: 2, hands: { kind: 'named', seats: [1, 4, 5, 6, 7] } } as const;
    const done = perform(fsm, ballot.state, { type: 'replace', line: 5, command });
    if ('refusal' in done) throw new Error(done.refusal.code);
    expect(done.events.map((event) => event.type)).toEqual(['LineReplaced']);
    expect(linesOf(done.state)).toHaveLength(5);
  });

  it('is refused for a line that is not there and for a replacement the rules do not allow', () => {
    const none = perform(fsm, initialState(ballot.state.dealtRoles), { type: 'replace', line: 1, command: { type: 'night', number: 1 } });
    expect(none).toMatchObject({ refusal: { code: 'replace/no-such-line' } });
    const wrong = perform(fsm, ballot.state, { type: 'replace', line: 1, command: { type: 'night', number: 2 } });
    expect(wrong).toMatchObject({ refusal: { code: 'phase/wrong-number' } });
  });
});
