// When votes, tie speeches and the lift are over or not yet begun: which refusal, by which clause, and whom it names.
import { isRefusal } from '@omerta/base/refusal.ts';
import { play, positionAfter, toDay1, toDay2 } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../fold/evolve.ts';
import { decide, perform } from './decide.ts';

const twoCandidates = `${toDay1}\nnominate 1 2\nnominate 2 3`;
const voided = `${twoCandidates}\nvote 2: 1\nremove 5`;
const missedNight = 'night 2\nshots: 2>- 6>- 9>-\ndon: -\nsheriff: -\nday 2';
const tiedTwice = 'vote 9: 1 2 3 4 5\nvote 3: *\nvote 9: 1 2 3 4 5\nvote 3: *';
const atTheLift = `${toDay2}\nnominate 2 9\nnominate 3 3\n${tiedTwice}`;

describe('a vote', () => {
  it('[fsm-2024 4.4.1] is taken by day only: a lone candidate of day 1 is not voted at night', () => {
    expect(play('fsm-2024', `${toDay1}\nnominate 1 2\nnight 2\nvote 2: 1`).refusal).toMatchObject({
      code: 'vote/not-now',
      clause: '4.4.1',
    });
  });

  it('[fsm-2024 4.4.11] is over with its result: the candidate who stayed is not voted again', () => {
    const { refusal } = play('fsm-2024', `${twoCandidates}\nvote 2: 1\nvote 3: *\nlast 3\nvote 2: 1`);
    expect(refusal).toMatchObject({ code: 'vote/not-now', clause: '4.4.1' });
  });

  it('[fsm-2024 7.1] that a removal stopped stays cancelled that day, by that clause', () => {
    expect(play('fsm-2024', `${voided}\nvote 3: 1`).refusal).toMatchObject({
      code: 'vote/cancelled',
      clause: '7.1',
      args: { number: 1 },
    });
  });
});

describe('a hand raised by a player', () => {
  it('[fsm-2024 4.4.4] for another candidate than the one called is refused, and the refusal names the player', () => {
    const { rulebook, state } = positionAfter('fsm-2024', twoCandidates.split('\n'));
    expect(decide(rulebook, state, { type: 'hand', seat: 8, candidate: 3, by: 8 })).toMatchObject({
      code: 'hand/not-now',
      args: { seat: 8 },
    });
  });
});

describe('a second hand', () => {
  it('[fsm-2024 4.4.7] of one player is refused, and the refusal names him', () => {
    const { rulebook, state } = positionAfter('fsm-2024', [...twoCandidates.split('\n'), 'vote 2: 1 8']);
    expect(decide(rulebook, state, { type: 'hand', seat: 8, candidate: 3, by: 8 })).toMatchObject({
      code: 'vote/already-voted',
      args: { seat: 8 },
    });
  });
});

describe('a tie speech', () => {
  it('[neft-mmt 9.13] without a tie is refused by the clause of tie speeches', () => {
    expect(play('neft-mmt', `${toDay1}\ntie-speech 3`).refusal).toMatchObject({
      code: 'tie-speech/not-now',
      clause: '9.13',
      args: { seat: 3 },
    });
    expect(play('neft-mmt', `${twoCandidates}\nvote 2: 1\nvote 3: *\ntie-speech 3`).refusal).toMatchObject({
      clause: '9.13',
    });
  });

  const allTied = `${toDay1}\nnominate 1 2\nnominate 2 3\nnominate 3 4\nnominate 4 5\nnominate 5 1\nvote 2: 1 2\nvote 3: 3 4\nvote 4: 5 6\nvote 5: 7 8\nvote 1: *`;

  it('[neft-mmt 9.11.1] after a tie of three or more on day 1 is refused by that clause, and only on day 1', () => {
    expect(play('neft-mmt', `${allTied}\ntie-speech 2`).refusal).toMatchObject({
      code: 'tie-speech/not-now',
      clause: '9.11.1',
    });
    expect(play('neft-mmt', `${allTied}\n${missedNight}\ntie-speech 2`).refusal).toMatchObject({
      code: 'tie-speech/not-now',
      clause: '9.13',
    });
  });
});

describe('the lift', () => {
  it('[fsm-2024 4.4.12.3] is not asked on the day after a vote that a removal stopped', () => {
    expect(play('fsm-2024', `${voided}\n${missedNight}\nlift: 1`).refusal).toMatchObject({
      code: 'lift/not-now',
      clause: '4.4.12.3',
    });
    expect(play('fsm-2024', `${voided}\nlift: 1`).refusal).toMatchObject({
      code: 'vote/cancelled',
      clause: '7.1',
    });
  });

  it('[fsm-2024 4.4.12.3] counts hands of players at the table, each once, and no more names than hands', () => {
    expect(play('fsm-2024', `${atTheLift}\nlift: 1 4 4`).refusal).toMatchObject({
      code: 'seat/twice',
      clause: '4.4.7',
      args: { seat: 4 },
    });
    expect(play('fsm-2024', `${atTheLift}\nlift = 1: 1 2`).refusal).toMatchObject({
      code: 'lift/too-many-hands',
      args: { number: 10 },
    });
    expect(play('fsm-2024', `${atTheLift}\nlift = 11`).refusal).toMatchObject({
      code: 'lift/too-many-hands',
      args: { number: 10 },
    });
  });

  it('[fsm-2024 4.4.12.3] is written down in the order of seats', () => {
    const { state } = play('fsm-2024', `${atTheLift}\nlift: 10 3 1`);
    expect(linesOf(state).at(-1)).toMatchObject({ hands: { kind: 'named', seats: [1, 3, 10] } });
  });

  const seatTenOut = [
    'night 1',
    'day 1',
    'night 2',
    'shots: 2>10 6>10 9>10',
    'don: -',
    'sheriff: -',
    'best: -',
    'day 2',
    'last 10',
  ];
  const threeTied = [
    ...seatTenOut,
    'nominate 2 1',
    'nominate 3 2',
    'nominate 4 3',
    ...Array(2).fill(['vote 1: 1 2 3', 'vote 2: 4 5 6', 'vote 3: *']).flat(),
  ];
  const { rulebook, state } = positionAfter('fsm-2024', threeTied);

  it('[fsm-2024 4.4.12.3] has no hand of a player who is out, written down or raised by himself', () => {
    const lines = threeTied.join('\n');
    expect(play('fsm-2024', `${lines}\nlift: 1 10`).refusal).toMatchObject({
      code: 'vote/not-at-table',
      args: { seat: 10 },
    });
    const own = decide(rulebook, state, { type: 'lift-hand', seat: 10, by: 10 });
    expect(own).toMatchObject({ code: 'vote/not-at-table', args: { seat: 10 } });
  });

  it('[fsm-2024 4.4.12.3] has one hand of a player', () => {
    const raised = perform(rulebook, state, { type: 'lift-hand', seat: 4, by: 4 });
    if (isRefusal(raised)) throw new Error(raised.code);
    expect(decide(rulebook, raised.state, { type: 'lift-hand', seat: 4, by: 4 })).toMatchObject({
      code: 'vote/already-voted',
      args: { seat: 4 },
    });
    expect(decide(rulebook, raised.state, { type: 'lift-hand', seat: 5, by: 5 })).toMatchObject({
      events: [{ seat: 5 }],
    });
  });
});
