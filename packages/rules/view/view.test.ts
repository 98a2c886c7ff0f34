// What each audience sees: never a card that is not its own, never the night's victim before the morning.
import { isRefusal } from '@omerta/base/refusal.ts';
import {
  candidates,
  checked,
  dayOne,
  decidedByKill,
  decidedByVote,
  positionAfter,
  shot,
  votedOut,
} from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import type { Seat } from '../game/seat.ts';
import { chooseRulebook, rulebook } from '../rulebooks/choose.ts';
import { type Audience, view } from './view.ts';

const fsm = rulebook('fsm-2024');
const textOf = (lines: readonly string[], audience: Audience): string =>
  JSON.stringify(view(fsm, positionAfter('fsm-2024', lines).state, audience));

describe('the hall', () => {
  it('sees who is in the game and the clock, never a nomination or a card', () => {
    const text = textOf(candidates, 'hall');
    expect(text).not.toMatch(/nominat|candidate|sheriff|don"/);
    expect(view(fsm, positionAfter('fsm-2024', candidates).state, 'hall').now).toEqual({
      step: 'speech',
      seat: 4,
      seconds: 60,
    });
  });

  it('[fsm-2024 4.5.4] does not see the victim before the morning', () => {
    const night = view(fsm, positionAfter('fsm-2024', shot).state, 'hall');
    expect(night.seats.find((each) => each.seat === 4)).toMatchObject({ inGame: true, left: null });
    expect(night.now).toBeNull();
    const morning = view(fsm, positionAfter('fsm-2024', [...checked, 'best: 2 6 9', 'day 2']).state, 'hall');
    expect(morning.seats.find((each) => each.seat === 4)).toMatchObject({ inGame: false, left: 'shot' });
  });

  it.each([
    ['fsm-2024', '1.4'],
    ['fiim-2018', '1.4'],
    ['neft-mmt', '11.2'],
    ['bel-canto', '1.4'],
    ['fiim-2025', '1.4'],
  ] as const)(
    '[%s %s] sees at once that a removal by night has ended the game, and who was shot in that night',
    (id, clause) => {
      const lines = ['night 1', 'remove 2', 'remove 6', 'day 1', 'night 2', 'shots: 9>7', 'remove 9'];
      const { state } = positionAfter(id, lines);
      expect(state.result).toMatchObject({ winner: 'red', by: 'removal', clause });
      for (const audience of ['hall', 'public', 1] as const) {
        const seen = view(rulebook(id), state, audience);
        expect(seen).toMatchObject({ phase: { kind: 'over' }, result: { winner: 'red', by: 'removal' } });
        expect(seen.seats.find(({ seat }) => seat === 7)).toMatchObject({ inGame: false, left: 'shot' });
      }
    },
  );

  it.each([
    ['fsm-2024', '7.9', ['remove 8'], 'removal'],
    ['fiim-2018', '7.10', ['foul 8', 'foul 8', 'foul 8', 'foul 8'], 'fouls'],
    ['neft-mmt', '11.2.1', ['yellow 8', 'yellow 8'], 'red-card'],
    ['neft-mmt', '11.2.1', ['forfeit 8'], null],
  ] as const)('[%s %s] sees who is sent off a decided game by %j go for good', (id, _, lines, left) => {
    const book = rulebook(id);
    for (const more of [[], ['last 7']]) {
      const { state } = positionAfter(id, [...decidedByKill, ...lines, ...more]);
      expect(view(book, state, 'hall').seats[7]).toMatchObject({ inGame: left === null, left });
    }
  });

  it('does not see the result of a decisive kill before the morning', () => {
    const lines = ['night 1', 'remove 1', 'remove 3', 'remove 5', 'day 1', 'night 2', 'shots: 2>7 6>7 9>7'];
    const { state } = positionAfter('fsm-2024', lines);
    expect(state.result).toMatchObject({ winner: 'black' });
    expect(view(fsm, state, 'hall')).toMatchObject({ phase: { kind: 'night' }, result: null });
    expect(view(fsm, positionAfter('fsm-2024', [...lines, 'last 7']).state, 'hall').result).toEqual({
      winner: 'black',
      by: 'shot',
    });
    expect(view(fsm, state, 'referee')).toMatchObject({ killed: 7, fixed: { winner: 'black' } });
  });
});

describe('a speaker who has nominated', () => {
  const everybody = ['hall', 'public', 'side-referee', 'overlay', 'referee', 3] as const;
  const nominated = positionAfter('fsm-2024', candidates).state;

  it.each(everybody)(
    '[fsm-2024 4.3.1] still speaks for %s, until his clock is another’s or none',
    (audience) => {
      const speaker = (word?: Seat | null) => view(fsm, nominated, audience, word).now?.seat;
      expect([speaker(), speaker(4), speaker(5), speaker(null)]).toEqual([4, 4, 5, 5]);
      const over = positionAfter('fsm-2024', [...candidates, 'nominate 5 1', 'speech 6']).state;
      expect(view(fsm, over, audience).now).toMatchObject({ step: 'speech', seat: 7 });
    },
  );

  it('a nomination that comes after his speech opens it no more, and a break ends none', () => {
    const late = positionAfter('fsm-2024', [...dayOne, 'speech 1', 'nominate 1 2']).state;
    expect(view(fsm, late, 'hall').now).toMatchObject({ seat: 2 });
    const { rulebook: neft, state } = positionAfter('neft-mmt', [...candidates, 'break']);
    expect(view(neft, state, 'side-referee')).toMatchObject({ paused: true, now: { seat: 4 } });
  });

  it('a silenced player has nothing to say beside it', () => {
    const fouls = ['foul 2', 'foul 2', 'foul 2'];
    const silenced = positionAfter('fsm-2024', [...dayOne, 'speech 1', ...fouls, 'nominate 2 7']).state;
    expect(view(fsm, silenced, 'hall').now).toMatchObject({ step: 'speech', seat: 3 });
  });
});

describe('a result fixed before a last word', () => {
  it.each(['hall', 'public', 'side-referee', 3] as const)('is told to %s after it', (audience) => {
    const before = positionAfter('fsm-2024', decidedByVote).state;
    expect(before.result).toMatchObject({ winner: 'red' });
    expect(view(fsm, before, audience)).toMatchObject({
      phase: { kind: 'day', number: 2 },
      result: null,
      now: { step: 'last', seat: 9 },
    });
    const after = positionAfter('fsm-2024', [...decidedByVote, 'last 9']).state;
    expect(view(fsm, after, audience)).toMatchObject({ phase: { kind: 'over' }, result: { winner: 'red' } });
  });
});

describe('a ballot that is certain before its last candidate', () => {
  const certain = [...candidates, 'vote 2: 1 3 4 5 6 8'];
  const everybody = ['hall', 'public', 'side-referee', 'overlay', 3] as const;
  const seatOf = (lines: readonly string[], audience: Audience) =>
    view(fsm, positionAfter('fsm-2024', lines).state, audience).seats[1];

  it.each(everybody)('[fsm-2024 4.4.11] is told to %s with the last one', (audience) => {
    const asked = view(fsm, positionAfter('fsm-2024', certain).state, audience);
    expect(seatOf(certain, audience)).toMatchObject({ inGame: true, left: null });
    expect(asked.now).toMatchObject({ step: 'vote' });
    expect(seatOf([...certain, 'vote 7: *'], audience)).toMatchObject({ inGame: false, left: 'vote' });
    expect(seatOf([...certain, 'last 2'], audience)).toMatchObject({ inGame: false, left: 'vote' });
  });

  it('has no number that nobody entered', () => {
    const hands = (lines: readonly string[]) =>
      view(fsm, positionAfter('fsm-2024', lines).state, 'public').ballots[0];
    expect(hands(certain)).toMatchObject({ outcome: null, hands: [{ count: 6 }, { count: null }] });
    expect(hands([...certain, 'last 2'])).toMatchObject({
      outcome: 'leaves',
      hands: [{ count: 6 }, { count: null }],
    });
    expect(hands([...certain, 'vote 7: *'])).toMatchObject({ hands: [{ count: 6 }, { count: 4 }] });
  });

  it.each(everybody)(
    'whoever is removed in it is seen by %s to go, and the rest stays untold',
    (audience) => {
      expect(seatOf([...certain, 'remove 2'], audience)).toMatchObject({ inGame: false, left: 'removal' });
      const other = positionAfter('fsm-2024', [...certain, 'remove 3']).state;
      expect(view(fsm, other, audience).seats.slice(1, 3)).toMatchObject([
        { inGame: true, left: null },
        { inGame: false, left: 'removal' },
      ]);
    },
  );

  it.each(everybody)('decides the game for %s after its last candidate and the last word', (audience) => {
    const lines = [
      ...dayOne,
      ...['remove 2', 'remove 6', 'night 2', 'shots: 9>1', 'don: -', 'sheriff: -', 'best: -', 'day 2'],
      ...['nominate 3 9', 'nominate 4 5', 'vote 9: 3 4 5 7'],
    ];
    const seen = (...more: readonly string[]) =>
      view(fsm, positionAfter('fsm-2024', [...lines, ...more]).state, audience);
    expect(positionAfter('fsm-2024', lines).state.result).toMatchObject({ winner: 'red' });
    expect(seen()).toMatchObject({ phase: { kind: 'day' }, result: null, now: { step: 'vote' } });
    expect(seen('vote 5: *')).toMatchObject({ result: null, now: { step: 'last', seat: 9 } });
    expect(seen('vote 5: *', 'last 9').result).toMatchObject({ winner: 'red' });
  });
});

describe('the public', () => {
  it('sees nominations and ballots, the best move from the morning on, and no card', () => {
    const lines = [...checked, 'best: 2 6 9'];
    expect(view(fsm, positionAfter('fsm-2024', lines).state, 'public').bestMove).toBeNull();
    const seen = view(fsm, positionAfter('fsm-2024', [...lines, 'day 2']).state, 'public');
    expect(seen.bestMove).toEqual({ by: 4, seats: [2, 6, 9] });
    expect(seen.ballots[0]).toMatchObject({
      outcome: 'leaves',
      hands: [
        { candidate: 2, count: 4 },
        { candidate: 7, count: 6 },
      ],
    });
    expect(JSON.stringify(seen)).not.toMatch(/sheriff|"don"|black|blacks/);
  });
});

describe('a seat', () => {
  it('knows its own card; blacks know each other from night 1 on, checkers their answers', () => {
    const { state } = positionAfter('fsm-2024', checked);
    expect(view(fsm, state, 1)).toMatchObject({ role: 'red', teammates: [], checks: [] });
    expect(view(fsm, state, 2)).toMatchObject({ role: 'black', teammates: [6, 9], checks: [] });
    expect(view(fsm, state, 9).checks).toEqual([{ night: 2, seat: 4, hit: true }]);
    expect(view(fsm, state, 4).checks).toEqual([{ night: 2, seat: 2, hit: true }]);
  });

  it('[fiim-2018 7.4] is told the candidates only where the switch lets the referee tell', () => {
    const told = chooseRulebook('fiim-2018', { 'nomination-info': 'off' });
    if (isRefusal(told)) throw new Error(told.code);
    const { rulebook: hidden, state } = positionAfter('fiim-2018', candidates);
    expect(view(hidden, state, 1).candidates).toBeNull();
    expect(view(told, state, 1).candidates).toEqual([2, 7]);
  });
});

describe('officials and the stream', () => {
  it('a side referee sees the table and the step, no card', () => {
    expect(view(fsm, positionAfter('fsm-2024', votedOut).state, 'side-referee').now).toMatchObject({
      step: 'last',
      seat: 7,
    });
    expect(textOf(checked, 'side-referee')).not.toMatch(/"sheriff"|"don"|"black"/);
  });

  it('the stream sees the cards and the night', () => {
    const seen = view(fsm, positionAfter('fsm-2024', checked).state, 'overlay');
    expect(seen.roles[9]).toBe('don');
    expect(seen.nights.at(-1)).toMatchObject({ killed: 4, don: { seat: 4, hit: true } });
  });
});
