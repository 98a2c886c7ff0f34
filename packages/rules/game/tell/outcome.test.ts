// How a vote comes out in each rulebook: what is announced word for word, every candidate's votes, and how many hands it takes.
import { isRefusal } from '@omerta/base/refusal.ts';
import { candidates, dayOne, positionAfter } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import { type RulebookId, rulebookIds } from '../../rulebooks/rulebook.ts';
import {
  allOfFour,
  atNine,
  day2,
  four,
  fourLeft,
  three,
  thrice,
  tie,
  tieAgain,
  twoOfFour,
} from '../../testing/votes.ts';
import { perform } from '../decide/decide.ts';
import { size } from '../seat.ts';
import { lastBallot } from '../state.ts';
import { handsNeeded, outcomeNow, roundsToday, votesIn } from './outcome.ts';

const neededAfter = (id: RulebookId, lines: readonly string[]): number | null => {
  const { rulebook, state } = positionAfter(id, lines);
  return handsNeeded(rulebook, state);
};

describe('how many hands it takes', () => {
  it('[fsm-2024 4.4.11; fiim-2018 4.4.12; neft-mmt 9.12; bel-canto 4.4.12; fiim-2025 4.4.11] to be beyond reach of everybody called later, and ahead of everybody called before', () => {
    for (const id of rulebookIds) {
      const ballot = [...day2, ...four];
      expect([id, neededAfter(id, [...ballot, 'speech 1'])]).toEqual([id, 6]);
      expect(neededAfter(id, [...ballot, 'vote 2 = 2'])).toBe(5);
      expect(neededAfter(id, [...ballot, 'vote 2 = 4'])).toBe(5);
      expect(neededAfter(id, [...ballot, 'vote 2 = 5'])).toBeNull();
      expect(neededAfter(id, [...ballot, 'vote 2 = 6'])).toBeNull();
      expect(neededAfter(id, [...ballot, 'vote 2 = 2', 'vote 5 = 2', 'vote 7 = 2'])).toBeNull();
    }
  });

  it('is the least number of hands after which the rules say that he leaves, in every ballot of three', () => {
    for (let one = 0; one <= 10; one++) {
      const { rulebook, state } = positionAfter('fsm-2024', [
        ...dayOne,
        ...four.slice(0, 3),
        `vote 2 = ${one}`,
      ]);
      const leads = (count: number): boolean => {
        const done = perform(rulebook, state, {
          type: 'vote',
          candidate: 5,
          hands: { kind: 'counted', count, seats: [] },
        });
        return (
          !isRefusal(done) &&
          lastBallot(state)?.outcome !== 'leaves' &&
          lastBallot(done.state)?.leaving[0] === 5
        );
      };
      const least = Array.from({ length: 11 - one }, (_, count) => count).find(leads) ?? null;
      expect([one, handsNeeded(rulebook, state)]).toEqual([one, least]);
    }
  });

  it('[fsm-2024 4.4.12.3; fiim-2018 4.4.13.3; neft-mmt 9.16; bel-canto 4.4.13.3; fiim-2025 4.4.12.3] for a lift more than half of the table: 6 of 10, 5 of 9, 3 of 4', () => {
    for (const id of rulebookIds) expect([id, neededAfter(id, tieAgain)]).toEqual([id, 6]);
    const ofNine = rulebookIds.map((id) => neededAfter(id, [...atNine(id), ...three, ...thrice, ...thrice]));
    expect(ofNine).toEqual([5, 5, 5, 5, null]);
    expect(rulebookIds.map((id) => neededAfter(id, twoOfFour))).toEqual([3, null, 3, null, 3]);
  });

  it('is nothing where no hands are asked for', () => {
    expect(neededAfter('fsm-2024', dayOne)).toBeNull();
    expect(neededAfter('fsm-2024', tie)).toBeNull();
  });
});

describe('the votes of today', () => {
  const rounds = (id: RulebookId, lines: readonly string[]) => roundsToday(positionAfter(id, lines).state);

  it('[fsm-2024 4.4.8; fiim-2018 4.4.9; neft-mmt 9.9; bel-canto 4.4.9; fiim-2025 4.4.8] votes that nobody cast are told apart from the hands of the last candidate', () => {
    for (const id of rulebookIds) {
      expect(rounds(id, [...candidates, 'vote 2: 1 3 4', 'vote 7: 2 5'])).toMatchObject([
        {
          round: 1,
          outcome: 'leaves',
          leaving: [7],
          candidates: [
            { seat: 2, votes: 3, hands: [1, 3, 4], fell: 0, rest: false },
            { seat: 7, votes: 7, hands: [2, 5], fell: 5, rest: true },
          ],
        },
      ]);
    }
  });

  it('every round and the lift, with the hands that are known; the table as it was', () => {
    for (const id of rulebookIds) {
      const lines = [
        ...candidates,
        'vote 2: 1 3 4 5 10',
        'vote 7: *',
        'vote 2 = 5: 1 3',
        'vote 7 = 5',
        'lift: 1 2 3 4 5 7',
      ];
      const [first, second, ...more] = rounds(id, lines);
      expect(more).toEqual([]);
      expect(first).toMatchObject({ round: 1, outcome: 'tie', lift: null });
      expect(first?.candidates.map(({ hands }) => hands)).toEqual([
        [1, 3, 4, 5, 10],
        [2, 6, 7, 8, 9],
      ]);
      expect(second).toMatchObject({
        round: 2,
        outcome: 'lift-passed',
        leaving: [2, 7],
        lift: { votes: 6, hands: [1, 2, 3, 4, 5, 7], needed: 6, table: 10 },
      });
      expect(second?.candidates.map(({ votes, hands }) => [votes, hands])).toEqual([
        [5, [1, 3]],
        [5, []],
      ]);
      expect(rounds(id, [...lines, 'last 2', 'remove 3'])[1]?.lift).toMatchObject({ table: 10, needed: 6 });
      expect(rounds(id, [...lines.slice(0, -1), 'lift = no'])[1]?.lift).toEqual({
        votes: null,
        hands: [],
        needed: 6,
        table: 10,
      });
      expect(rounds(id, [...lines, 'night 2'])).toEqual([]);
    }
  });

  it('a candidate who was not called has no number: the game was decided before', () => {
    const lines = [...fourLeft, 'nominate 8 9', 'nominate 9 10', 'vote 9 = 3'];
    const { state } = positionAfter('fsm-2024', lines);
    expect([state.result?.winner, size(state.alive)]).toEqual(['red', 3]);
    const ballot = lastBallot(state);
    expect(ballot && votesIn(ballot)).toMatchObject([
      { seat: 9, votes: 3, rest: false },
      { seat: 10, votes: null, rest: false },
    ]);
  });
});

describe('what has just come to its end', () => {
  const nowAfter = (id: RulebookId, lines: readonly string[]) => {
    const { rulebook, state } = positionAfter(id, lines);
    return outcomeNow(rulebook, state);
  };

  it('stands until something follows from it: a speech, a question, a last word, the night', () => {
    for (const id of rulebookIds) {
      const heads: readonly (readonly [readonly string[], 'vote' | 'lift' | null])[] = [
        [candidates, null],
        [tie.slice(0, -1), null],
        [tie, 'vote'],
        [[...tie, 'foul 3'], 'vote'],
        [[...tie, 'remove 3'], null],
        [[...tie, 'tie-speech 2'], null],
        [tieAgain, 'vote'],
        [[...tieAgain, 'lift = 5'], 'lift'],
        [[...tieAgain, 'lift = 6'], 'lift'],
        [[...tieAgain, 'lift = 6', 'last 2'], null],
        [[...tieAgain, 'lift = 5', 'night 2'], null],
        // Decided, and the other candidate still to be called.
        [[...candidates, 'vote 2 = 6'], null],
        [[...candidates, 'vote 2 = 6', 'vote 7 = 4'], 'vote'],
        [[...candidates, 'vote 2 = 6', 'vote 7 = 4', 'last 2'], null],
        [allOfFour, 'vote'],
        [[...fourLeft, 'nominate 8 9', 'vote 9: *'], 'vote'],
      ];
      for (const [lines, expected] of heads) {
        expect([id, lines.at(-1), nowAfter(id, lines)]).toEqual([id, lines.at(-1), expected]);
      }
    }
  });
});
