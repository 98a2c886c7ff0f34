// Who may give which command: players for themselves, the system for the script, the referee for everything else.
import { isRefusal } from '@omerta/base/refusal.ts';
import { play, toDay1 } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import { rulebook } from '../../rulebooks/choose.ts';
import { perform } from './decide.ts';
import { legal } from './legal.ts';
import { allows } from './line.ts';

const fsm = rulebook('fsm-2024');
const day = play('fsm-2024', `${toDay1}\nnominate 1 2\nnominate 2 3`).state;
const night = play('fsm-2024', `${toDay1}\nnight 2`).state;

describe('players on their own devices', () => {
  it('nominate and vote for themselves alone', () => {
    expect(allows(fsm, day, { type: 'hand', seat: 5, candidate: 2, by: 5 })).toBe(true);
    expect(allows(fsm, day, { type: 'hand', seat: 5, candidate: 2, by: 6 })).toBe(false);
    expect(allows(fsm, day, { type: 'nominate', seat: 3, nominee: 5, by: 3 })).toBe(true);
    expect(allows(fsm, day, { type: 'foul', seat: 3, by: 5 })).toBe(false);
  });

  it('[fsm-2024 4.4.7] raise one hand; the referee closes the candidate with the hands raised', () => {
    const raised = perform(fsm, day, { type: 'hand', seat: 5, candidate: 2, by: 5 });
    if (isRefusal(raised)) throw new Error(raised.code);
    expect(perform(fsm, raised.state, { type: 'hand', seat: 5, candidate: 2, by: 5 })).toMatchObject({
      code: 'vote/already-voted',
    });
    expect(legal(fsm, raised.state)).toContainEqual({
      type: 'vote',
      candidate: 2,
      hands: { kind: 'named', seats: [5] },
    });
  });

  it('shoot when they are black and check when the card is theirs', () => {
    expect(legal(fsm, night, 2).filter((command) => command.type === 'shoot')).toHaveLength(11);
    expect(legal(fsm, night, 3)).toEqual([]);
    const shot = play('fsm-2024', `${toDay1}\nnight 2\nshots: 2>- 6>- 9>-`).state;
    expect(allows(fsm, shot, { type: 'don', target: 4, by: 9 })).toBe(true);
    expect(allows(fsm, shot, { type: 'don', target: 4, by: 2 })).toBe(false);
  });
});

describe('officials', () => {
  it('the system keeps the script going and never judges', () => {
    const words = new Set(legal(fsm, day, 'system').map((command) => command.type));
    expect(words).toEqual(new Set(['speech', 'vote', 'next']));
    expect(allows(fsm, day, { type: 'foul', seat: 3, by: 'system' })).toBe(false);
  });

  it.each([
    ['fsm-2024', '6.6.1', '6.7.1'],
    ['fiim-2018', '6.6.1', '6.7.1'],
    ['neft-mmt', '14.1', '16.1'],
    ['bel-canto', '6.6.1', '6.7.1'],
    ['fiim-2025', '6.6.1', '6.7.1'],
  ] as const)(
    '[fsm-2024 6.6.1, 6.7.1; fiim-2018 6.6.1, 6.7.1; neft-mmt 14.1, 16.1; bel-canto 6.6.1, 6.7.1; fiim-2025 6.6.1, 6.7.1] the system judges two acts alone: %s',
    (id, outOfTurn, leaving) => {
      const book = rulebook(id);
      const { state } = play(id, toDay1);
      const system = { seat: 3, by: 'system' } as const;
      const judged = [...book.knownClauses].flatMap((clause) => [
        ...(allows(book, state, { ...system, type: 'foul', clause }) ? [`foul ${clause}`] : []),
        ...(allows(book, state, { ...system, type: 'remove', clause }) ? [`remove ${clause}`] : []),
      ]);
      expect(judged).toEqual([`foul ${outOfTurn}`, `remove ${leaving}`]);
      expect(allows(book, state, { ...system, type: 'warn', clause: outOfTurn })).toBe(false);
    },
  );

  it('the system writes that nobody was checked or named, and never a number', () => {
    const by = 'system' as const;
    const shot = play('fsm-2024', `${toDay1}\nnight 2\nshots: 2>4 6>4 9>4`).state;
    expect(allows(fsm, shot, { type: 'don', target: null, by })).toBe(true);
    expect(allows(fsm, shot, { type: 'don', target: 4, by })).toBe(false);
    const best = play('fsm-2024', `${toDay1}\nnight 2\nshots: 2>4 6>4 9>4\ndon: -\nsheriff: -`).state;
    expect(allows(fsm, best, { type: 'best', seats: [], by })).toBe(true);
    expect(allows(fsm, best, { type: 'best', seats: [2], by })).toBe(false);
  });

  it('a side referee writes down what was said and decides nothing', () => {
    expect(allows(fsm, day, { type: 'claim', seat: 3, check: null, by: 'side-referee' })).toBe(true);
    expect(perform(fsm, day, { type: 'foul', seat: 3, by: 'side-referee' })).toMatchObject({
      code: 'actor/not-allowed',
      clause: '1.2',
    });
  });
});
