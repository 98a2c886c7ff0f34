// The advisor's worked examples: EX-35, EX-52 and EX-72, row by row.
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { describe, expect, it } from 'vitest';
import {
  advice,
  dayOne,
  fiveOnNightTwo,
  fourOnDayTwo,
  nineOnDayTwo,
  quietNight,
  redWins,
  strayShots,
  threeOnDayTwo,
} from './testing/written-game.ts';

type Row = {
  readonly clauses: string;
  readonly facts: string;
  readonly lines: readonly string[];
  readonly says: Partial<Record<RulebookId, string[]>>;
};

const splitOfDayOne = [
  ...[
    'nominate 1 3',
    'nominate 2 8',
    'split 3 8',
    'vote 3: 1 2 4 6 7',
    'vote 8: *',
    'vote 3: 1 2 4 5 6 7',
    'vote 8: *',
  ],
];
const redLoses = ['remove 1', 'remove 7', 'remove 10'];
const tiedFour = ['nominate 3 9', 'nominate 9 5', 'vote 9: 3 5', 'vote 5: 1 9'];

const rows: readonly Row[] = [
  {
    clauses: 'fiim-2025 8.4.4/2.3, 8.4.4/2.14',
    facts: 'nine at the table, a black decides 5-4 against an unchecked black',
    lines: [
      ...nineOnDayTwo,
      'claim 4 sheriff',
      'nominate 2 6',
      'nominate 3 7',
      'vote 6: 1 2 3 4 5',
      'vote 7: *',
      ...['remove 2', 'remove 9'],
    ],
    says: {
      'fiim-2025': ['2 8.4.4/2.3 certain', '6 8.4.4/2.14 likely'],
      'fsm-2024': [],
      'neft-mmt': [],
      'fiim-2018': [],
    },
  },
  {
    clauses: 'fiim-2025 8.4.4/2.3, 4.4.8',
    facts: 'the same, but his vote not cast fell there: only a question',
    lines: [
      ...nineOnDayTwo,
      'claim 4 sheriff',
      'nominate 2 7',
      'nominate 3 6',
      'vote 7: 5 6 8 9',
      'vote 6: 1 3 4 7',
      ...['remove 2', 'remove 9'],
    ],
    says: { 'fiim-2025': ['2 8.4.4/2.3 ask', '6 8.4.4/2.14 likely'] },
  },
  {
    clauses: 'fiim-2025 8.4.4/2.7, 8.5.5/5.1',
    facts:
      'ten at the table, the Don decides against himself and black loses: the large item if it was an accident',
    lines: [
      ...dayOne,
      'nominate 1 9',
      'nominate 2 7',
      'vote 9: 1 3 4 5 8 9',
      'vote 7: *',
      ...['remove 2', 'remove 6'],
    ],
    says: {
      'fiim-2025': ['9 8.4.4/2.7 certain', '9 8.5.5/5.1 likely'],
      'fsm-2024': [],
      'neft-mmt': [],
      'fiim-2018': [],
    },
  },
  {
    clauses: 'fiim-2025 8.4.4/1.6',
    facts: 'four at the table, the lift of a red and the black fails 2-2, red loses',
    lines: [
      ...fourOnDayTwo,
      ...[...tiedFour, 'vote 9: 3 5', 'vote 5: 1 9', 'lift: 1 5'],
      ...[
        'night 3',
        'shots: 9>1',
        'don: 4',
        'day 3',
        'nominate 5 9',
        'nominate 9 5',
        'vote 9: 5',
        'vote 5: *',
      ],
    ],
    says: { 'fiim-2025': ['3 8.4.4/1.6 certain'] },
  },
  {
    clauses: 'fiim-2025 8.4.4/2.8, 8.5.5/5.1',
    facts: 'four at the table, the lift passes with the black as third hand',
    lines: [...fourOnDayTwo, ...tiedFour, 'vote 9: 3 5', 'vote 5: 1 9', 'lift: 1 3 9'],
    says: { 'fiim-2025': ['9 8.4.4/2.8 certain', '9 8.5.5/5.1 ask'] },
  },
  {
    clauses: 'fiim-2025 8.5.5/1.2; fsm-2024 8.5.2; neft-mmt 19.5.2; fiim-2018 8.5.2',
    facts: 'four at the table, after 2-2 a red switches into a red, who leaves 3-1',
    lines: [...fourOnDayTwo, ...tiedFour, 'vote 9: 5', 'vote 5: 1 3 9', 'night 3', 'shots: 9>1'],
    says: {
      'fiim-2025': ['3 8.5.5/1.2 likely'],
      'fsm-2024': ['3 8.5.2 likely'],
      'neft-mmt': ['3 19.5.2 ask'],
      'fiim-2018': ['3 8.5.2 ask'],
    },
  },
  {
    clauses: 'fiim-2025 8.5.5/1.1; fsm-2024 8.5.1; neft-mmt 19.5.1; fiim-2018 8.5.1',
    facts: 'day 1, an agreed split, a red leaves it and a red goes; red loses',
    lines: [...dayOne, ...splitOfDayOne, ...redLoses],
    says: {
      'fiim-2025': ['5 8.5.5/1.1 certain'],
      'fsm-2024': ['5 8.5.1 certain'],
      'neft-mmt': ['5 19.5.1 certain'],
      'fiim-2018': ['5 8.5.1 likely'],
    },
  },
  {
    clauses: 'fiim-2025 8.4.4/1.8; fsm-2024 8.5.1; neft-mmt 19.5.1; fiim-2018 8.5.1',
    facts: 'the same, red wins',
    lines: [...dayOne, ...splitOfDayOne, ...redWins],
    says: { 'fiim-2025': ['5 8.4.4/1.8 certain'], 'fsm-2024': [], 'neft-mmt': [], 'fiim-2018': [] },
  },
  {
    clauses: 'fiim-2025 8.4.4/1.9',
    facts: 'three at the table, a red nominates nobody and the black is not on the list',
    lines: [...threeOnDayTwo, 'nominate 5 3', 'nominate 9 3', 'vote 3: *'],
    says: { 'fiim-2025': ['3 8.4.4/1.9 certain'] },
  },
  {
    clauses: 'fiim-2025 8.4.4/3.2',
    facts: 'the Don checks one player on nights 2 and 3, the Sheriff not found',
    lines: [
      ...dayOne,
      ...[
        'night 2',
        strayShots,
        'don: 1',
        'sheriff: 1',
        'day 2',
        'night 3',
        strayShots,
        'don: 1',
        'sheriff: 3',
        'day 3',
      ],
      ...redWins,
    ],
    says: { 'fiim-2025': ['9 8.4.4/3.2 certain'], 'fsm-2024': [], 'neft-mmt': [], 'fiim-2018': [] },
  },
  {
    clauses: 'fiim-2025 8.5.5/2.3; fsm-2024 8.5.8; neft-mmt 19.5.8',
    facts: 'the Sheriff makes no check on nights 2 and 4, red loses',
    lines: [
      ...dayOne,
      ...[
        'night 2',
        strayShots,
        'don: 4',
        'sheriff: -',
        'day 2',
        'remove 8',
        ...quietNight(3),
        'night 4',
        strayShots,
        'don: 4',
        'sheriff: -',
        'day 4',
      ],
      ...redLoses,
    ],
    says: {
      'fiim-2025': ['4 8.5.5/2.3 certain'],
      'fsm-2024': ['4 8.5.8 certain'],
      'neft-mmt': ['4 19.5.8 certain'],
      'fiim-2018': [],
    },
  },
  {
    clauses: 'fiim-2025 8.4.4/4.4',
    facts: 'the Sheriff checks a player who left on day 1',
    lines: [
      ...[
        ...dayOne,
        'nominate 1 7',
        'nominate 2 8',
        'vote 7: *',
        'night 2',
        strayShots,
        'don: 4',
        'sheriff: 7',
        'day 2',
        ...redWins,
      ],
    ],
    says: { 'fiim-2025': ['4 8.4.4/4.4 certain'], 'fsm-2024': [], 'neft-mmt': [], 'fiim-2018': [] },
  },
  {
    clauses: 'fiim-2025 8.5.5/3.3; fsm-2024 8.5.10; neft-mmt 19.5.10',
    facts: 'a black fires at nobody on nights 2 and 3, black loses',
    lines: [
      ...dayOne,
      ...[2, 3].flatMap((n) => [
        `night ${n}`,
        'shots: 2>1 6>1 9>-',
        'don: 4',
        `sheriff: ${n + 3}`,
        `day ${n}`,
      ]),
      ...redWins,
    ],
    says: {
      'fiim-2025': ['9 8.5.5/3.3 certain'],
      'fsm-2024': ['9 8.5.10 certain'],
      'neft-mmt': ['9 19.5.10 certain'],
      'fiim-2018': [],
    },
  },
  {
    clauses: 'fiim-2025 8.4.4/2.1; fsm-2024 8.5.10, 8.5.10/note; neft-mmt 19.5.10, 19.5.10/note',
    facts: 'he fires at two numbers instead: a tactical miss, only a question of an arranged shot',
    lines: [
      ...dayOne,
      ...[2, 3].flatMap((n) => [
        `night ${n}`,
        'shots: 2>1 6>1 9>3,5',
        'don: 4',
        `sheriff: ${n + 3}`,
        `day ${n}`,
      ]),
      ...redWins,
    ],
    says: {
      'fiim-2025': ['9 8.4.4/2.1 ask', '9 8.4.4/2.1 ask'],
      'fsm-2024': [],
      'neft-mmt': [],
      'fiim-2018': [],
    },
  },
  {
    clauses: 'fiim-2025 8.5.5/3.4; fsm-2024 8.5.11; neft-mmt 19.5.11',
    facts: 'three reds and two blacks at night, one black does not shoot, black loses later',
    lines: [...fiveOnNightTwo, 'shots: 6>- 9>1', 'don: 4', 'day 2', 'remove 6', 'remove 9'],
    says: {
      'fiim-2025': ['6 8.5.5/3.4 likely'],
      'fsm-2024': ['6 8.5.11 likely'],
      'neft-mmt': ['6 19.5.11 ask'],
      'fiim-2018': [],
    },
  },
  {
    clauses: 'fiim-2025 8.4.4/2.16; fiim-2018 8.5.4',
    facts: 'a black comes out with a red check on the real Sheriff, black loses',
    lines: [
      ...dayOne,
      ...quietNight(2),
      'claim 4 sheriff',
      'claim 4 check 1 red',
      'claim 9 check 4 red',
      ...redWins,
    ],
    says: {
      'fiim-2025': ['9 8.4.4/2.16 certain'],
      'fiim-2018': ['9 8.5.4 likely'],
      'fsm-2024': [],
      'neft-mmt': [],
    },
  },
  {
    clauses: 'fiim-2025 8.4.4/5.2, 8.1.6',
    facts: 'a draw: one small penalty for each player at the table and nothing else for them',
    lines: [
      ...threeOnDayTwo,
      ...[3, 4, 5].flatMap((n) => [`night ${n}`, 'shots: 9>-', 'don: 4', `day ${n}`]),
    ],
    says: {
      'fiim-2025': ['3 8.4.4/5.2 certain', '5 8.4.4/5.2 certain', '9 8.4.4/5.2 certain'],
      'fsm-2024': [],
      'neft-mmt': [],
    },
  },
];

describe('EX-72: suggestions from the record', () => {
  for (const { clauses, facts, lines, says } of rows) {
    it(`[${clauses}] ${facts}`, () => {
      for (const id of rulebookIds)
        if (says[id]) expect([id, ...advice(id, lines)]).toEqual([id, ...says[id]]);
    });
  }
});

const unchecked = (nights: number): string[] => [
  ...dayOne,
  ...[2, 3, 4].flatMap((n) => [
    `night ${n}`,
    strayShots,
    'don: 4',
    `sheriff: ${n - 1 <= nights ? '-' : [0, 0, 1, 3, 5][n]}`,
    `day ${n}`,
    n === 2 ? 'remove 8' : 'note "-"',
  ]),
  ...redLoses,
];

describe('EX-52: nights of the Sheriff without a check', () => {
  const small = '4 8.4.4/4.4 certain';
  const large = '4 8.5.5/2.3 certain';
  const expected: readonly (readonly [nights: number, heaviest: string[], sum: string[], fsm: string[]])[] = [
    [0, [], [], []],
    [1, [small], [small], []],
    [2, [large], [small, small, large], ['4 8.5.8 certain']],
    [3, [large], [small, small, small, large], ['4 8.5.8 certain']],
  ];
  for (const [nights, heaviest, sum, fsm] of expected) {
    it(`[fiim-2025 8.4.4/4.4, 8.5.5/2.3, 8.5.1; fsm-2024 8.5.8] ${nights} without a check`, () => {
      expect(advice('fiim-2025', unchecked(nights))).toEqual(heaviest);
      expect(advice('fiim-2025', unchecked(nights), ['same-act-policy sum'])).toEqual(sum);
      expect(advice('fsm-2024', unchecked(nights))).toEqual(fsm);
    });
  }
});

describe('EX-35: the four acts of fiim-2018', () => {
  const held = ['four-tie-night off'];
  it('[fiim-2018 8.5.2] four players, lifting two with a black would have won: whatever the result; both tied red: nothing', () => {
    const broke = [...fourOnDayTwo, ...tiedFour, 'vote 9: 5', 'vote 5: 1 3 9'];
    expect(advice('fiim-2018', [...broke, 'night 3', 'shots: 9>1'], held)).toEqual(['3 8.5.2 likely']);
    expect(advice('fiim-2018', [...broke, 'remove 9'], held)).toEqual(['3 8.5.2 likely']);
    const bothRed = [
      'nominate 3 1',
      'nominate 9 5',
      'vote 1: 3 5',
      'vote 5: 1 9',
      'vote 1: 5',
      'vote 5: 1 3 9',
    ];
    expect(advice('fiim-2018', [...fourOnDayTwo, ...bothRed, 'remove 9'], held)).toEqual([]);
  });
  it('[fiim-2018 8.5.2] names the red player alone: the Sheriff who breaks at four is not fined', () => {
    const four = [
      ...dayOne,
      ...[2, 6, 3, 7, 8, 10].map((seat) => `remove ${seat}`),
      'night 2',
      'shots: 9>2',
      'don: 4',
      'sheriff: 1',
      'day 2',
    ];
    const tie = (voter: number, other: number) => [
      'nominate 4 9',
      'nominate 9 5',
      `vote 9: ${voter} 5`,
      `vote 5: ${other} 9`,
    ];
    const broke = (voter: number, other: number) => [
      ...four,
      ...tie(voter, other),
      'vote 9: 5',
      'vote 5: *',
      'remove 9',
    ];
    expect(advice('fiim-2018', broke(1, 4), held)).toEqual(['1 8.5.2 likely']);
    expect(advice('fiim-2018', broke(4, 1), held)).toEqual([]);
  });
  it('[fiim-2018 8.5.3] a false check left by the Sheriff or a red where red lost; taken back: nothing', () => {
    const claim = [...dayOne, ...quietNight(2), 'claim 4 check 1 black'];
    expect(advice('fiim-2018', [...claim, ...redLoses, 'remove 8'])).toEqual(['4 8.5.3 likely']);
    expect(advice('fiim-2018', [...claim, ...redWins])).toEqual([]);
    const red = [...dayOne, ...quietNight(2), 'claim 3 check 5 red'];
    expect(advice('fiim-2018', [...red, ...redLoses, 'remove 8'])).toEqual(['3 8.5.3 likely']);
    expect(advice('fiim-2018', [...red, 'retract 3', ...redLoses, 'remove 8'])).toEqual([]);
  });
  it('[fiim-2018 8.5.4] a red check on the real Sheriff: nothing where black won', () => {
    expect(
      advice('fiim-2018', [...dayOne, ...quietNight(2), 'claim 9 check 4 red', ...redLoses, 'remove 8']),
    ).toEqual([]);
  });
  it('[fiim-2018 8.5.1] a break against himself is not named there', () => {
    const self = [
      'nominate 1 3',
      'nominate 2 8',
      'vote 3: 1 2 4 6 7',
      'vote 8: *',
      'vote 3: 1 2 3 4 6 7',
      'vote 8: *',
      ...redLoses,
    ];
    expect(advice('fiim-2018', [...dayOne, ...self])).toEqual([]);
    expect(advice('fsm-2024', [...dayOne, ...self])).toEqual(['3 8.5.1 likely']);
  });
});
