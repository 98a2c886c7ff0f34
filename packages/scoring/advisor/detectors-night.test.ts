// Detectors of shots, checks and what was said of checks.
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { describe, expect, it } from 'vitest';
import { advice, dayOne, fiveOnNightTwo, quietNight, redWins, strayShots } from './testing/written-game.ts';

const about = (id: RulebookId, clauses: readonly string[], lines: readonly string[]): string[] =>
  advice(id, lines).filter((each) => clauses.includes(each.split(' ')[1] ?? ''));

const redLoses = ['remove 1', 'remove 7', 'remove 10', 'remove 8'];
const night = (number: number, shots: string, don: string, sheriff: string): string[] => [
  `night ${number}`,
  shots,
  `don: ${don}`,
  `sheriff: ${sheriff}`,
];

describe('shots', () => {
  it('[fiim-2025 8.4.4/2.1] of three blacks one strayed: likely; of two with a number each: a question for both', () => {
    const three = [...dayOne, ...night(2, 'shots: 2>1 6>1 9>3', '4', '1'), 'day 2', ...redWins];
    expect(about('fiim-2025', ['8.4.4/2.1'], three)).toEqual(['9 8.4.4/2.1 likely']);
    const two = [
      ...dayOne,
      'remove 2',
      ...night(2, 'shots: 6>1 9>3', '4', '1'),
      'day 2',
      'remove 6',
      'remove 9',
    ];
    expect(about('fiim-2025', ['8.4.4/2.1'], two)).toEqual(['6 8.4.4/2.1 ask', '9 8.4.4/2.1 ask']);
    expect(about('fiim-2025', ['8.4.4/2.1'], [...dayOne, ...quietNight(2), ...redWins])).toEqual([]);
  });
  it.each([
    ['fsm-2024', '8.5.11'],
    ['neft-mmt', '19.5.11'],
  ] as const)(
    '[%s %s] not where the kill would not have ended the game, nor where black won or shot its own',
    (id, _) => {
      const early = [...dayOne, ...night(2, 'shots: 2>1 6>1 9>-', '4', '1'), 'day 2', ...redWins];
      expect(advice(id, early)).toEqual([]);
      expect(advice(id, [...fiveOnNightTwo, 'shots: 6>- 9>1', 'don: 4', 'day 2', 'remove 1'])).toEqual([]);
      expect(
        advice(id, [...fiveOnNightTwo, 'shots: 6>6 9>6', 'don: 4', 'best: -', 'day 2', 'remove 9']),
      ).toEqual([]);
    },
  );
  it('[fsm-2024 8.5.10, 8.5.11] two silent nights, one of them game-ending: one act is not fined twice (C20)', () => {
    const silent = [
      ...fiveOnNightTwo,
      'shots: 6>- 9>1',
      'don: 4',
      'day 2',
      'night 3',
      'shots: 6>- 9>1',
      'don: 1',
      'day 3',
      'remove 6',
      'remove 9',
    ];
    expect(advice('fsm-2024', silent)).toEqual(['6 8.5.10 certain']);
  });
  it('[fsm-2024 8.5.11; neft-mmt 19.5.11] the last black alone: only a question', () => {
    const alone = [
      ...dayOne,
      ...[2, 6, 4, 7, 8, 10, 1].map((seat) => `remove ${seat}`),
      'night 2',
      'shots: 9>-',
      'don: 4',
      'day 2',
      'remove 9',
    ];
    expect(advice('fsm-2024', alone)).toEqual(['9 8.5.11 ask']);
    expect(advice('neft-mmt', alone)).toEqual(['9 19.5.11 ask']);
  });
});

describe('checks', () => {
  it('[fsm-2024 8.5.8] the night he is shot counts; red won: nothing', () => {
    const shot = [
      ...dayOne,
      ...night(2, strayShots, '4', '-'),
      'day 2',
      ...night(3, 'shots: 2>4 6>4 9>4', '1', '-'),
      'day 3',
    ];
    expect(advice('fsm-2024', [...shot, 'remove 1', 'remove 7', 'remove 10'])).toEqual(['4 8.5.8 certain']);
    expect(advice('fsm-2024', [...shot, ...redWins])).toEqual([]);
  });
  it('[fsm-2024 8.5.9; neft-mmt 19.5.9; fiim-2025 8.5.5/2.4] any check would have identified the blacks left', () => {
    // Both other blacks are known; the Don is among three, with seat 8 checked among two: then whichever is
    // checked, both are known.
    const known = [
      ...dayOne,
      ...night(2, strayShots, '4', '2'),
      'day 2',
      ...night(3, strayShots, '1', '6'),
      'day 3',
    ];
    const three = [
      ...known,
      ...[2, 6, 1, 3, 5, 7].map((seat) => `remove ${seat}`),
      'night 4',
      'shots: 9>1',
      'don: 3',
    ];
    const lost = ['remove 8', 'remove 10'];
    expect(about('fsm-2024', ['8.5.9'], [...three, 'sheriff: -', 'day 4', ...lost])).toEqual([]);
    const skipped = (claims: string[]): string[] => [
      ...[
        ...three,
        'sheriff: 8',
        'day 4',
        ...claims,
        'night 5',
        'shots: 9>1',
        'don: 5',
        'sheriff: -',
        'day 5',
        ...lost,
      ],
    ];
    expect(about('fsm-2024', ['8.5.9'], skipped([]))).toEqual(['4 8.5.9 ask']);
    expect(about('neft-mmt', ['19.5.9'], skipped(['claim 4 check 2 black']))).toEqual(['4 19.5.9 ask']);
    expect(about('fiim-2025', ['8.5.5/2.4'], skipped(['claim 4 check 2 black']))).toEqual([
      '4 8.5.5/2.4 likely',
    ]);
    expect(about('fsm-2024', ['8.5.9'], skipped(['claim 4 check 2 black']))).toEqual(['4 8.5.9 likely']);
    expect(about('fsm-2024', ['8.5.9'], skipped(['claim 4 check 2 black', 'claim 9 sheriff']))).toEqual([]);
  });
  it('[fiim-2025 8.4.4/4.4] a re-check; nothing once all three blacks are identified', () => {
    const again = [
      ...dayOne,
      ...night(2, strayShots, '4', '1'),
      'day 2',
      ...night(3, strayShots, '4', '1'),
      'day 3',
      ...redWins,
    ];
    expect(about('fiim-2025', ['8.4.4/4.4'], again)).toEqual(['4 8.4.4/4.4 certain']);
    const found = [2, 6, 9].flatMap((seat, i) => [
      ...night(i + 2, strayShots, '4', String(seat)),
      `day ${i + 2}`,
      i === 0 ? 'remove 10' : 'note "-"',
    ]);
    expect(
      about(
        'fiim-2025',
        ['8.4.4/4.4'],
        [...dayOne, ...found, ...night(5, strayShots, '4', '-'), 'day 5', ...redWins],
      ),
    ).toEqual([]);
  });
  it('[fiim-2025 8.4.4/3.2] no check by the Don; nothing once he hit the Sheriff; a question with the Sheriff out', () => {
    const clauses = ['8.4.4/3.2'];
    const silent = (first: string): string[] => [
      ...dayOne,
      ...night(2, strayShots, first, '1'),
      'day 2',
      ...night(3, strayShots, '-', '3'),
      'day 3',
      ...redWins,
    ];
    expect(about('fiim-2025', clauses, silent('1'))).toEqual(['9 8.4.4/3.2 certain']);
    expect(about('fiim-2025', clauses, silent('4'))).toEqual([]);
    const gone = [...dayOne, 'remove 4', 'night 2', strayShots, 'don: -', 'day 2', ...redWins];
    expect(about('fiim-2025', clauses, gone)).toEqual(['9 8.4.4/3.2 ask']);
  });
  it('[fiim-2025 8.4.4/4.1, 8.4.4/4.2, 8.4.4/4.3] the first night: killed after revealing, checking the victim, checking a claimant', () => {
    const clauses = ['8.4.4/4.1', '8.4.4/4.2', '8.4.4/4.3'];
    const first = (before: string[], victim: number, check: number): string[] => [
      ...[
        ...dayOne,
        ...before,
        ...night(2, `shots: 2>${victim} 6>${victim} 9>${victim}`, '4', String(check)),
        'best: -',
        'day 2',
      ],
      ...redLoses.filter((line) => line !== `remove ${victim}`),
    ];
    expect(about('fiim-2025', clauses, first([], 4, 3).slice(0, -1))).toEqual(['4 8.4.4/4.1 ask']);
    expect(about('fiim-2025', clauses, first(['claim 4 sheriff'], 4, 3).slice(0, -1))).toEqual([
      '4 8.4.4/4.1 likely',
    ]);
    expect(about('fiim-2025', clauses, first([], 3, 3).slice(0, -1))).toEqual(['4 8.4.4/4.2 likely']);
    expect(about('fiim-2025', clauses, first([], 3, 5).slice(0, -1))).toEqual([]);
    expect(about('fiim-2025', clauses, first(['claim 5 sheriff'], 3, 5).slice(0, -1))).toEqual([
      '4 8.4.4/4.3 certain',
    ]);
    expect(about('fiim-2025', clauses, first(['claim 5 sheriff', 'retract 5'], 3, 5).slice(0, -1))).toEqual(
      [],
    );
  });
  it('[fiim-2025 8.4.4/1.4] a best move without a black; with one: nothing', () => {
    const best = (named: string): string[] => [
      ...dayOne,
      ...night(2, 'shots: 2>1 6>1 9>1', '4', '3'),
      `best: ${named}`,
      'day 2',
      ...redWins,
    ];
    expect(about('fiim-2025', ['8.4.4/1.4'], best('3 5 7'))).toEqual(['1 8.4.4/1.4 ask']);
    expect(about('fiim-2025', ['8.4.4/1.4'], best('3 5 9'))).toEqual([]);
  });
});

describe('claims', () => {
  const day = [...dayOne, ...quietNight(2)];
  it('[fsm-2024 8.5.3; neft-mmt 19.5.3; fiim-2025 8.5.5/1.7] a red left his claim of the card standing, red lost', () => {
    const says = (id: RulebookId, clause: string, lines: string[]) => about(id, [clause], [...day, ...lines]);
    expect(says('fsm-2024', '8.5.3', ['claim 3 sheriff', ...redLoses])).toEqual(['3 8.5.3 likely']);
    expect(says('neft-mmt', '19.5.3', ['claim 3 sheriff', ...redLoses])).toEqual(['3 19.5.3 ask']);
    expect(says('fiim-2025', '8.5.5/1.7', ['claim 3 sheriff', ...redLoses])).toEqual(['3 8.5.5/1.7 likely']);
    expect(says('fsm-2024', '8.5.3', ['claim 3 sheriff', 'retract 3', ...redLoses])).toEqual([]);
    expect(says('fsm-2024', '8.5.3', ['claim 3 sheriff', ...redWins])).toEqual([]);
    expect(says('fsm-2024', '8.5.3', ['claim 9 sheriff', ...redLoses])).toEqual([]);
  });
  it('[fsm-2024 8.5.4; neft-mmt 19.5.4; fiim-2025 8.5.5/2.1] the Sheriff without a claim where claims are written down', () => {
    expect(about('fsm-2024', ['8.5.4'], [...day, 'claim 9 sheriff', ...redLoses])).toEqual(['4 8.5.4 ask']);
    expect(about('fsm-2024', ['8.5.4'], [...day, 'claim 4 sheriff', 'retract 4', ...redLoses])).toEqual([
      '4 8.5.4 likely',
    ]);
    expect(about('neft-mmt', ['19.5.4'], [...day, 'claim 4 sheriff', 'retract 4', ...redLoses])).toEqual([
      '4 19.5.4 ask',
    ]);
    expect(about('fiim-2025', ['8.5.5/2.1'], [...day, 'claim 4 sheriff', 'retract 4', ...redLoses])).toEqual([
      '4 8.5.5/2.1 likely',
    ]);
    expect(about('fsm-2024', ['8.5.4'], [...day, ...redLoses])).toEqual([]);
    expect(about('fsm-2024', ['8.5.4'], [...day, 'claim 4 sheriff', ...redLoses])).toEqual([]);
  });
  it('[fiim-2025 8.4.4/2.16] taken back it is only a question', () => {
    expect(
      about('fiim-2025', ['8.4.4/2.16'], [...day, 'claim 9 check 4 red', 'retract 9', ...redWins]),
    ).toEqual(['9 8.4.4/2.16 ask']);
  });
  it("[fiim-2025 8.4.4/2.17] a black out at the Sheriff's last word; later it is another matter", () => {
    const killed = [...dayOne, ...night(2, 'shots: 2>4 6>4 9>4', '4', '1'), 'best: -', 'day 2'];
    expect(about('fiim-2025', ['8.4.4/2.17'], [...killed, 'claim 9 sheriff', 'last 4', ...redWins])).toEqual([
      '9 8.4.4/2.17 likely',
    ]);
    expect(
      about('fiim-2025', ['8.4.4/2.17'], [...killed, 'last 4', 'speech 2', 'claim 9 sheriff', ...redWins]),
    ).toEqual([]);
  });

  type Case = readonly [fsm: string, fiim: string, lines: readonly string[], certainty: string];
  const voteOut = (seat: number): string[] => [`nominate 2 ${seat}`, 'nominate 3 10', `vote ${seat}: *`];
  const three = ['remove 7', 'remove 10', 'remove 8'];
  const cases: readonly Case[] = [
    ['8.5.5.1', '8.5.5/2.2.1', [...day, 'claim 4 sheriff', ...voteOut(1), ...three], 'likely'],
    [
      '8.5.5.2',
      '8.5.5/2.2.2',
      [...dayOne, ...night(2, strayShots, '4', '2'), 'day 2', 'claim 4 sheriff', ...redLoses],
      'likely',
    ],
    ['8.5.5.3', '8.5.5/2.2.3', [...day, 'claim 4 sheriff', ...redLoses], 'ask'],
    [
      '8.5.5.4',
      '8.5.5/2.2.4',
      [...day, 'claim 4 check 1 red', 'claim 4 check 3 black', ...redLoses],
      'likely',
    ],
  ];
  for (const [fsm, fiim, lines, certainty] of cases) {
    const neft = `19.5.${fsm.slice(4)}`;
    it(`[fsm-2024 ${fsm}, 8.5.5; neft-mmt ${neft}, 19.5.5; fiim-2025 ${fiim}, 8.5.5/2.2] what the Sheriff left, once a game`, () => {
      const inexact = (id: RulebookId) =>
        advice(id, lines).filter((each) => /(5\.5\.\d|2\.2\.\d) /.test(each));
      expect(inexact('fsm-2024')).toEqual([`4 ${fsm} ${certainty}`]);
      expect(inexact('neft-mmt')).toEqual([`4 ${neft} ask`]);
      expect(inexact('fiim-2025')).toEqual([`4 ${fiim} ${certainty}`]);
      expect(
        advice('fsm-2024', [...lines.slice(0, -1), ...redWins]).filter((each) => each.includes('5.5.')),
      ).toEqual([]);
    });
  }
  it('[fsm-2024 8.5.5.1, 8.5.5.2] a check named in time costs nothing', () => {
    const named = [...day, 'claim 4 check 1 red', ...voteOut(1), ...three];
    expect(about('fsm-2024', ['8.5.5.1', '8.5.5.2', '8.5.5.3', '8.5.5.4'], named)).toEqual([]);
  });
  it('[fsm-2024 8.5.5.5; neft-mmt 19.5.5.5; fiim-2025 8.5.5/2.2.1] the second Sheriff came up only after he had left', () => {
    const late = [
      ...day,
      'claim 4 sheriff',
      ...voteOut(4),
      'night 3',
      strayShots,
      'don: 1',
      'day 3',
      'claim 9 sheriff',
      'nominate 3 1',
      'vote 1: *',
    ];
    const lost = ['remove 7', 'remove 10'];
    expect(about('fsm-2024', ['8.5.5.1'], [...late, ...lost])).toEqual(['4 8.5.5.1 ask']);
    expect(about('neft-mmt', ['19.5.5.1'], [...late, ...lost])).toEqual(['4 19.5.5.1 ask']);
    expect(about('fiim-2025', ['8.5.5/2.2.1'], [...late, ...lost])).toEqual(['4 8.5.5/2.2.1 likely']);
  });
});
