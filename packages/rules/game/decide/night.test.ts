// The order of the night: shots, Don, Sheriff, best move, morning; who is asked, who is refused, by which clause.
import { play, positionAfter, toDay1 } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import type { Command } from '../command.ts';
import type { Seat } from '../seat.ts';
import { tonight } from '../state.ts';
import { perform } from './decide.ts';

const night = `${toDay1}\nnight 2`;
const shot = `${night}\nshots: 2>5 6>5 9>5`;
const refusalOf = (lines: string) => play('fsm-2024', lines).refusal;

describe('the steps', () => {
  it('[fsm-2024 4.5.3] nothing comes before the shots', () => {
    for (const line of ['don: 4', 'sheriff: 2'])
      expect(refusalOf(`${night}\n${line}`)).toMatchObject({ code: 'check/not-now' });
    expect(refusalOf(`${night}\nday 2`)).toMatchObject({
      code: 'day/night-not-finished',
      clause: '4.5.3',
      args: { word: 'shots' },
    });
  });

  it('[fsm-2024 4.5.6, 4.5.7] the Don is asked before the Sheriff, the Sheriff before the morning', () => {
    expect(refusalOf(`${shot}\nsheriff: 2`)).toMatchObject({
      code: 'check/not-now',
      args: { word: 'sheriff' },
    });
    expect(refusalOf(`${shot}\nday 2`)).toMatchObject({
      code: 'day/night-not-finished',
      clause: '4.5.6',
      args: { word: 'don' },
    });
    expect(refusalOf(`${shot}\ndon: -\nday 2`)).toMatchObject({
      code: 'day/night-not-finished',
      clause: '4.5.7',
      args: { word: 'sheriff' },
    });
  });

  it('[fsm-2024 4.5.9] the best move of the first victim comes before the morning', () => {
    expect(refusalOf(`${shot}\ndon: -\nsheriff: -\nday 2`)).toMatchObject({
      code: 'day/night-not-finished',
      clause: '4.5.9',
      args: { word: 'best' },
    });
    expect(refusalOf(`${shot}\ndon: -\nsheriff: -\nbest: -\nday 2`)).toBeNull();
    expect(refusalOf(`${shot}\ndon: -\nbest: 1 2 3`)).toMatchObject({ code: 'best/not-now' });
  });

  it('[fsm-2024 4.5.6] a checker who is out is not asked, and his check is refused by the clause of the call', () => {
    const donOut = `${toDay1}\nremove 9\nnight 2\nshots: 2>- 6>-`;
    expect(refusalOf(`${donOut}\nsheriff: 2`)).toBeNull();
    expect(refusalOf(`${donOut}\ndon: 4`)).toMatchObject({
      code: 'check/role-is-out',
      clause: '4.5.6',
      args: { word: 'don' },
    });
    expect(refusalOf(`${donOut}\ndon: -\nsheriff: 2`)).toBeNull();
  });

  it('[fsm-2024 4.5.4] a checker shot tonight is still asked, one removed after the shots is not', () => {
    const donShot = `${night}\nshots: 2>9 6>9 9>9`;
    expect(refusalOf(`${donShot}\nsheriff: 2`)).toMatchObject({ code: 'check/not-now' });
    expect(refusalOf(`${donShot}\ndon: 4`)).toBeNull();
    expect(refusalOf(`${donShot}\nremove 9\ndon: 4`)).toMatchObject({ code: 'check/role-is-out' });
  });

  it('[fsm-2024 4.5.4] a checker shot tonight is asked also where another lost his last word the day before', () => {
    const lostWord = `${toDay1}\nnominate 1 2\nnominate 4 7\nvote 2: 1 3 4 5\nvote 7: *\nremove 7\nnight 2\nshots: 2>9 6>9 9>9`;
    expect(refusalOf(`${lostWord}\ndon: 4`)).toBeNull();
    expect(refusalOf(`${lostWord}\nsheriff: 2`)).toMatchObject({ code: 'check/not-now' });
  });

  it('[fsm-2024 4.5.2] there is no check in the first night nor by day', () => {
    for (const lines of ['night 1', toDay1, `${shot}\ndon: -\nsheriff: -\nbest: -\nday 2`]) {
      expect(refusalOf(`${lines}\ndon: 4`)).toMatchObject({ code: 'check/not-now' });
      expect(refusalOf(`${lines}\nshots: 2>4 6>4 9>4`)).toMatchObject({ code: 'shots/not-now' });
    }
  });

  it('[fsm-2024 4.5.8] a second check or a second volley is refused, and the refusal says whose', () => {
    expect(refusalOf(`${shot}\ndon: 4\nsheriff: 2\ndon: 5`)).toMatchObject({
      code: 'check/second-in-one-night',
      args: { word: 'don' },
    });
    expect(refusalOf(`${shot}\ndon: 4\nsheriff: 2\nsheriff: 5`)).toMatchObject({
      code: 'check/second-in-one-night',
      args: { word: 'sheriff' },
    });
    expect(refusalOf(`${shot}\nshots: 2>4 6>4 9>4`)).toMatchObject({ code: 'shots/not-now' });
  });
});

describe('the shots', () => {
  it('[fsm-2024 4.5.3] every black in the game shoots once, and nobody else; the refusal names him', () => {
    expect(refusalOf(`${night}\nshots: 2>4 9>4`)).toMatchObject({
      code: 'shots/black-missing',
      args: { seat: 6 },
    });
    expect(refusalOf(`${night}\nshots: 2>4 6>4 9>4 1>4`)).toMatchObject({
      code: 'shots/not-black',
      args: { seat: 1 },
    });
    expect(refusalOf(`${night}\nshots: 2>4 6>4 9>4 6>4`)).toMatchObject({
      code: 'seat/twice',
      args: { seat: 6 },
    });
    expect(refusalOf(`${toDay1}\nremove 6\nnight 2\nshots: 2>4 6>4 9>4`)).toMatchObject({
      code: 'shots/not-black',
      args: { seat: 6 },
    });
  });

  it('[fsm-2024 4.5.4] one black elsewhere, at nobody or at two players is a miss', () => {
    for (const shots of ['2>5 6>5 9>4', '2>5 6>- 9>5', '2>- 6>5 9>5', '2>5 6>5 9>5,4', '2>5,4 6>5 9>5']) {
      expect(play('fsm-2024', `${night}\nshots: ${shots}`).report.out).toEqual([]);
    }
  });
});

describe('shots the blacks give themselves', () => {
  const { rulebook, state } = positionAfter('fsm-2024', night.split('\n'));
  const after = (...shots: readonly (readonly [seat: Seat, ...targets: Seat[]])[]) =>
    shots.reduce((before, [seat, ...targets]) => {
      const done = perform(rulebook, before, { type: 'shoot', seat, targets, by: seat } satisfies Command);
      if ('refusal' in done) throw new Error(done.refusal.code);
      return done.state;
    }, state);

  it('[fsm-2024 4.5.3] the last one of each counts, in the order they came', () => {
    expect(tonight(after([2, 5], [6, 4], [2, 7]))?.fired).toEqual([
      { by: 6, targets: [4] },
      { by: 2, targets: [7] },
    ]);
  });

  it('[fsm-2024 4.5.3] are refused to a red and outside the shooting; the refusal names the red', () => {
    expect(perform(rulebook, state, { type: 'shoot', seat: 1, targets: [2], by: 1 })).toMatchObject({
      refusal: { code: 'shots/not-black', args: { seat: 1 } },
    });
    const later = positionAfter('fsm-2024', shot.split('\n'));
    expect(perform(rulebook, later.state, { type: 'shoot', seat: 2, targets: [5], by: 2 })).toMatchObject({
      refusal: { code: 'shots/not-now' },
    });
  });
});

describe('the morning', () => {
  it('[fsm-2024 1.3] has the number of the night, and the refusal says it', () => {
    expect(refusalOf('night 1\nday 2')).toMatchObject({
      code: 'phase/wrong-number',
      args: { number: 1, word: 'day' },
    });
    expect(refusalOf(`${toDay1}\nday 1`)).toMatchObject({ code: 'day/not-now', args: { number: 1 } });
  });
});
