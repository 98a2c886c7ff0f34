// What a result, an annulment or a vote in progress closes, and what stays open beside it.
import { decidedByVote, play, positionAfter, toDay1, toDay2 } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import { refusalText } from '../../messages/refusal-text.ts';
import { linesOf } from '../fold/evolve.ts';
import { decide } from './decide.ts';

const byVote = decidedByVote.join('\n');
const byShot = `${toDay1}\nremove 1\nremove 3\nremove 5\nnight 2\nshots: 2>7 6>7 9>7`;

describe('after the result', () => {
  it('[fsm-2024 1.4] by a removal there is no last word', () => {
    const won = 'night 1\nremove 2\nremove 6\nremove 9';
    expect(play('fsm-2024', won).report.result).toMatchObject({ winner: 'red', by: 'removal' });
    expect(play('fsm-2024', `${won}\nlast 9`).refusal).toMatchObject({ code: 'game/over', clause: '1.4' });
    expect(play('fsm-2024', `${won}\nnext`).refusal).toMatchObject({ code: 'game/over', clause: '1.4' });
  });

  it('[neft-mmt G-38] by a forfeit there is no last word', () => {
    expect(play('neft-mmt', `${toDay1}\nforfeit 3\nlast 3`).refusal).toMatchObject({ code: 'game/over' });
  });

  it('[fsm-2024 4.4.13] by a vote the last word is held, and may be passed over with `next`; no night follows', () => {
    const { state } = positionAfter('fsm-2024', [...decidedByVote, 'next']);
    expect(linesOf(state).at(-1)).toMatchObject({ type: 'last', seat: 9 });
    for (const line of ['night 3', 'don: 4', 'sheriff: 2', 'best: 1 2 3', 'day 3', 'speech 4']) {
      expect(play('fsm-2024', `${byVote}\n${line}`).refusal).toMatchObject({
        code: 'game/over',
        clause: '1.4',
      });
    }
  });

  it('[fsm-2024 6.8, 7.9] by a vote, a lift or a shot a forfeit is suspended', () => {
    const sixLeft = `${toDay1}\nremove 7\nremove 8\nremove 9\nremove 10\nnight 2\nshots: 2>- 6>-\nsheriff: -\nday 2`;
    const byLift = `${sixLeft}\nnominate 2 3\nnominate 3 5\n${'vote 3: 1 2 6\nvote 5: *\n'.repeat(2)}lift = yes`;
    expect(play('fsm-2024', byLift).report.result).toMatchObject({ winner: 'black', by: 'lift' });
    for (const lines of [byLift, byVote, byShot])
      expect(play('fsm-2024', `${lines}\nforfeit 4`).refusal).toMatchObject({ code: 'forfeit/suspended' });
  });

  it('[fsm-2024 7.9] by a shot the night is finished, and no other step is open', () => {
    for (const line of ['speech 4', 'nominate 4 2', 'shots: 2>4 6>4 9>4', 'night 3', 'tie-speech 2']) {
      expect(play('fsm-2024', `${byShot}\n${line}`).refusal).toMatchObject({ code: 'game/over' });
    }
    expect(play('fsm-2024', `${byShot}\ndon: 4\nsheriff: 2`).refusal).toBeNull();
  });

  it('[neft-mmt G-39] there is no technical break', () => {
    expect(play('neft-mmt', `${byVote}\nlast 9\nbreak`).refusal).toMatchObject({ code: 'game/over' });
    expect(play('neft-mmt', `${toDay1}\nbreak`).refusal).toBeNull();
  });
});

describe('an annulled game', () => {
  const annulled = `${toDay1}\nannul "power cut"`;

  it.each(['note "lights"', 'incident "lights"', 'purple 3', 'undo'])('still takes %s', (line) => {
    expect(play('neft-mmt', `${annulled}\n${line}`).refusal).toBeNull();
  });

  it.each(['foul 3', 'speech 1', 'forfeit 3', 'night 2'])('no longer takes %s', (line) => {
    expect(play('neft-mmt', `${annulled}\n${line}`).refusal).toMatchObject({ code: 'game/annulled' });
  });
});

describe('the night', () => {
  const twoCandidates = `${toDay1}\nnominate 1 2\nnominate 2 3`;

  it('[fsm-2024 4.4.4, 4.4.12] does not fall inside a ballot nor before a re-vote', () => {
    expect(play('fsm-2024', `${twoCandidates}\nvote 2: 1\nnight 2`).refusal).toMatchObject({
      code: 'night/vote-due',
      clause: '4.4.4',
    });
    const tied = `${twoCandidates}\nvote 2: 1 2 3 4 5\nvote 3: *\nnight 2`;
    expect(play('fsm-2024', tied).refusal).toMatchObject({ code: 'night/vote-due', clause: '4.4.12' });
  });

  it('[fsm-2024 1.3] has the number after the day’s, and the refusal says it', () => {
    const { refusal } = play('fsm-2024', `${toDay1}\nnight 3`);
    expect(refusal).toMatchObject({ code: 'phase/wrong-number', args: { number: 2, word: 'night' } });
    expect(refusal && refusalText(refusal, 'en')).toContain('night 2');
  });
});

describe('passing a step over', () => {
  const killed = ['night 2', 'shots: 2>5 6>5 9>5', 'don: -', 'sheriff: -'];

  it('[bel-canto 4.5.9] the best move of the last word is none', () => {
    const { state } = positionAfter('bel-canto', [...toDay1.split('\n'), ...killed, 'day 2', 'next']);
    expect(linesOf(state).at(-1)).toMatchObject({ type: 'best', seats: [] });
  });

  it('[fsm-2024 4.5.9] the best move of the night is not passed over: it is asked for', () => {
    expect(play('fsm-2024', [toDay1, ...killed, 'next'].join('\n')).refusal).toMatchObject({
      code: 'next/nothing-to-pass',
    });
  });
});

describe('a correction', () => {
  const { rulebook, state } = positionAfter('fsm-2024', toDay2.split('\n'));
  const lines = linesOf(state).length;

  it.each([
    [0, 1],
    [-1, 1],
    [1.5, 1],
    [2, -1],
    [2, 0.5],
    [lines + 1, 1],
    [lines, 2],
  ])('of line %s and %s lines is refused: there are none such', (line, count) => {
    const note = { type: 'note', note: 'x' } as const;
    expect(decide(rulebook, state, { type: 'replace', line, count, commands: [note] })).toMatchObject({
      code: 'replace/no-such-line',
    });
  });

  it('after the last line adds one', () => {
    const note = { type: 'note', note: 'x' } as const;
    expect(
      decide(rulebook, state, { type: 'replace', line: lines + 1, count: 0, commands: [note] }),
    ).toMatchObject({
      events: [{ type: 'LineReplaced' }],
    });
  });
});
