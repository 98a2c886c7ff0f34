// How a vote comes out in each rulebook: what is announced word for word, every candidate's votes, and how many hands it takes.
import { isRefusal } from '@omerta/base/refusal.ts';
import { candidates, dayOne, positionAfter, toDay2 } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import { type RulebookId, rulebookIds } from '../../rulebooks/rulebook.ts';
import { perform } from '../decide/decide.ts';
import { size } from '../seat.ts';
import { lastBallot } from '../state.ts';
import { handsNeeded, outcomeNow, roundsToday, votesIn } from './outcome.ts';
import { prompt } from './prompt.ts';

const day2 = toDay2.split('\n');
const tie = [...candidates, 'vote 2 = 5', 'vote 7 = 5'];
const tieAgain = [...tie, 'vote 2 = 5', 'vote 7 = 5'];

/** Ten at the table, four candidates. */
const four = ['nominate 3 2', 'nominate 4 5', 'nominate 5 7', 'nominate 6 9'];
const threeTied = ['vote 2 = 3', 'vote 5 = 3', 'vote 7 = 3', 'vote 9 = 1'];

/** Day 2: seat 4 is killed, nine are left, three have three each twice. */
const nine = [...dayOne, 'night 2', 'shots: 2>4 6>4 9>4', 'don: -', 'sheriff: -'];
const atNine = (id: RulebookId): string[] => [
  ...nine,
  ...(id === 'fsm-2024' || id === 'neft-mmt' || id === 'fiim-2025' ? ['best: -'] : []),
  'day 2',
];
const three = ['nominate 2 5', 'nominate 3 7', 'nominate 5 8'];
const thrice = ['vote 5 = 3', 'vote 7 = 3', 'vote 8 = 3'];

/** Four at the table, the Don among them: two have two each. */
const fourLeft = [
  ...dayOne,
  ...[2, 6, 1, 3, 4, 5].map((seat) => `remove ${seat}`),
  ...'night 2\nshots: 9>-\ndon: -\nsheriff: -\nday 2'.split('\n'),
];
const twoOfFour = [
  ...fourLeft,
  'nominate 8 9',
  'nominate 9 10',
  'vote 9 = 2',
  'vote 10 = 2',
  'vote 9 = 2',
  'vote 10 = 2',
];
const allOfFour = [
  ...fourLeft,
  ...['nominate 8 9', 'nominate 9 10', 'nominate 10 7', 'nominate 7 8'],
  ...[9, 10, 7, 8, 9, 10, 7, 8].map((seat) => `vote ${seat} = 1`),
];

/** What is said when the line is in, up to the next speech or call, each with its clause. */
const announced = (id: RulebookId, lines: readonly string[]): string[] => {
  const { rulebook, state } = positionAfter(id, lines);
  return prompt(rulebook, state)
    .say.filter(({ when }) => when === 'open')
    .map(({ ru, en, clause }) => `${ru} | ${en} | ${clause}`);
};

type Row = readonly [RulebookId, ...said: readonly string[]];

const says = (linesOf: (id: RulebookId) => readonly string[], rows: readonly Row[]): void => {
  for (const [id, ...said] of rows) expect([id, ...announced(id, linesOf(id))]).toEqual([id, ...said]);
};

const leaves = 'По итогам голосования игру покидает игрок № 7 | By the vote, player 7 leaves the game';
const last = 'Игрок № 7, ваше последнее слово | Player 7, your last word';
const tied =
  'Игроки № 2 и № 7 набрали по 5. Переголосование | Players 2 and 7 have 5 votes each. We vote again';
const speaks = 'Игрок № 2, ваши 30 секунд | Player 2, your 30 seconds';
const tiedSame = 'Игроки № 2 и № 7 снова набрали по 5 | Players 2 and 7 have 5 votes each again';
const question =
  'Кто за то, чтоб все голосуемые игроки покинули игровой стол? | Who is in favour of all these players leaving the table?';
const smaller =
  'Игроки № 2 и № 5 набрали по 5. Ещё одно переголосование | Players 2 and 5 have 5 votes each. Another re-vote';
const stay =
  'Большинства нет. Игроки № 2 и № 7 остаются в игре | No majority. Players 2 and 7 stay in the game';
const lifted =
  'По итогам голосования игру покидают игроки № 2 и № 7 | By the vote, players 2 and 7 leave the game';
const lastOfTwo = 'Игрок № 2, ваше последнее слово | Player 2, your last word';
const night = 'Наступает ночь | Night is falling | 4.5.1';
const neftNight = 'В городе ночь | It is night in town | 10.1';
const barred = (votes: number, ru: string, en: string): string =>
  `Игроки ${ru} снова набрали по ${votes}. Подъём не голосуется, все остаются в игре | Players ${en} have ${votes} votes each again. No lift is voted on, they all stay in the game`;

describe('what is announced when a ballot is over', () => {
  it('[fsm-2024 4.4.11; fiim-2018 4.4.12; neft-mmt 24.7; bel-canto 4.4.12; fiim-2025 4.4.11] who leaves', () => {
    says(
      () => [...candidates, 'vote 2 = 4', 'vote 7 = 6'],
      [
        ['fsm-2024', `${leaves} | 4.4.11`, `${last} | 4.4.13`],
        ['fiim-2018', `${leaves} | 4.4.12`, `${last} | 4.4.14`],
        [
          'neft-mmt',
          'Игрок № 7, вы набрали большинство голосов. Ваша заключительная минута | Player 7, you have the most votes. Your final minute | 9.17',
        ],
        ['bel-canto', `${leaves} | 4.4.12`, `${last} | 4.4.14`],
        ['fiim-2025', `${leaves} | 4.4.11`, `${last} | 4.4.13`],
      ],
    );
  });

  it('[fsm-2024 4.4.12; fiim-2018 4.4.13; neft-mmt 24.8; bel-canto 4.4.13; fiim-2025 4.4.12] a tie, before the first of the tied is called', () => {
    says(
      () => tie,
      [
        ['fsm-2024', `${tied} | 4.4.12`, `${speaks} | 4.4.12`],
        ['fiim-2018', `${tied} | 4.4.13`, `${speaks} | 4.4.13`],
        [
          'neft-mmt',
          'Переголосование между игроками: № 2 и № 7 | Re-vote between players 2 and 7 | 24.8',
          `${speaks} | 24.8`,
        ],
        ['bel-canto', `${tied} | 4.4.13`, `${speaks} | 4.4.13`],
        ['fiim-2025', `${tied} | 4.4.12`, `${speaks} | 4.4.12`],
      ],
    );
    for (const id of rulebookIds) expect(announced(id, [...tie, 'tie-speech 2'])).toHaveLength(1);
  });

  it('[fsm-2024 4.4.12.2; fiim-2018 4.4.13.2; neft-mmt 9.15; bel-canto 4.4.13.2; fiim-2025 4.4.12.2] a tie of fewer: speeches once more', () => {
    says(
      () => [...day2, ...four, ...threeTied, 'vote 2 = 5', 'vote 5 = 5', 'vote 7 = 0'],
      [
        ['fsm-2024', `${smaller} | 4.4.12.2`, `${speaks} | 4.4.12`],
        ['fiim-2018', `${smaller} | 4.4.13.2`, `${speaks} | 4.4.13`],
        [
          'neft-mmt',
          'Переголосование между игроками: № 2 и № 5 | Re-vote between players 2 and 5 | 24.8',
          `${speaks} | 24.8`,
        ],
        ['bel-canto', `${smaller} | 4.4.13.2`, `${speaks} | 4.4.13`],
        ['fiim-2025', `${smaller} | 4.4.12.2`, `${speaks} | 4.4.12`],
      ],
    );
  });

  it('[fsm-2024 4.4.12.3; fiim-2018 4.4.13.3; neft-mmt 9.16; bel-canto 4.4.13.3; fiim-2025 4.4.12.3] the same tie again, and the question', () => {
    says(
      () => tieAgain,
      [
        ['fsm-2024', `${tiedSame} | 4.4.12.3`, `${question} | 4.4.12.3`],
        ['fiim-2018', `${tiedSame} | 4.4.13.3`, `${question} | 4.4.13.3`],
        [
          'neft-mmt',
          `${tiedSame} | 9.16`,
          'Кто за то, чтобы все голосуемые Игроки покинули Игру? | Who is in favour of all these players leaving the game? | 9.16',
        ],
        ['bel-canto', `${tiedSame} | 4.4.13.3`, `${question} | 4.4.13.3`],
        ['fiim-2025', `${tiedSame} | 4.4.12.3`, `${question} | 4.4.12.3`],
      ],
    );
    for (const id of rulebookIds) {
      const { rulebook, state } = positionAfter(id, tieAgain);
      const close = prompt(rulebook, state, { address: 'number', nameOf: String, count: 6 }).say.filter(
        ({ when }) => when === 'close',
      );
      expect(close).toMatchObject([
        { ru: 'Спасибо. За: 6', en: 'Thank you. In favour: 6', clause: rulebook.rules.lift.clause },
      ]);
    }
  });

  it('[fsm-2024 4.4.12.3; fiim-2018 4.4.13.3; neft-mmt 9.16; bel-canto 4.4.13.3; fiim-2025 4.4.12.3] five of ten is no majority: all stay, night', () => {
    says(
      () => [...tieAgain, 'lift = 5'],
      [
        ['fsm-2024', `${stay} | 4.4.12.3`, night],
        ['fiim-2018', `${stay} | 4.4.13.3`, night],
        ['neft-mmt', `${stay} | 9.16`, neftNight],
        ['bel-canto', `${stay} | 4.4.13.3`, night],
        ['fiim-2025', `${stay} | 4.4.12.3`, night],
      ],
    );
  });

  it('[fsm-2024 4.4.12.3; fiim-2018 4.4.13.3; neft-mmt 9.16; bel-canto 4.4.13.3; fiim-2025 4.4.12.3] six of ten: both leave', () => {
    says(
      () => [...tieAgain, 'lift = 6'],
      [
        ['fsm-2024', `${lifted} | 4.4.12.3`, `${lastOfTwo} | 4.4.13`],
        ['fiim-2018', `${lifted} | 4.4.13.3`, `${lastOfTwo} | 4.4.14`],
        [
          'neft-mmt',
          `${lifted} | 9.16`,
          'Игрок № 2, ваша заключительная минута | Player 2, your final minute | 9.17',
        ],
        ['bel-canto', `${lifted} | 4.4.13.3`, `${lastOfTwo} | 4.4.14`],
        ['fiim-2025', `${lifted} | 4.4.12.3`, `${lastOfTwo} | 4.4.13`],
      ],
    );
  });

  it('[neft-mmt 9.11.1] a tie of three on day 1 ends the vote: no re-vote, all stay, night', () => {
    says(
      () => [...dayOne, ...four, ...threeTied],
      [
        [
          'neft-mmt',
          'Игроки № 2, № 5 и № 7 набрали по 3. Переголосования нет, все остаются в игре | Players 2, 5 and 7 have 3 votes each. No re-vote, they all stay in the game | 9.11.1',
          neftNight,
        ],
      ],
    );
  });

  it('[fsm-2024 7.8; fiim-2018 7.9; neft-mmt 18.10; bel-canto 7.9; fiim-2025 4.4.12.4] everybody at the table tied twice: no lift', () => {
    const all = barred(1, '№ 9, № 10, № 7 и № 8', '9, 10, 7 and 8');
    says(
      () => allOfFour,
      [
        ['fsm-2024', `${all} | 7.8`, night],
        ['fiim-2018', `${all} | 7.9`, night],
        ['neft-mmt', `${all} | 18.10`, neftNight],
        ['bel-canto', `${all} | 7.9`, night],
        ['fiim-2025', `${all} | 4.4.12.4`, night],
      ],
    );
  });

  it('[fiim-2025 4.4.12.4] three of nine tied twice: no lift', () => {
    says(
      (id) => [...atNine(id), ...three, ...thrice, ...thrice],
      [['fiim-2025', `${barred(3, '№ 5, № 7 и № 8', '5, 7 and 8')} | 4.4.12.4`, night]],
    );
  });

  it('[fiim-2018 7.6; bel-canto 7.6] two of four tied twice: no lift', () => {
    const two = barred(2, '№ 9 и № 10', '9 and 10');
    says(
      () => twoOfFour,
      [
        ['fiim-2018', `${two} | 7.6`, night],
        ['bel-canto', `${two} | 7.6`, night],
      ],
    );
  });
});

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
