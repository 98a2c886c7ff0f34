// What suppresses a suggestion: a loss not suffered, a forfeit, no result, votes without names, lines taken back.
import { describe, expect, it } from 'vitest';
import { advise } from './advise.ts';
import { advice, dayOne, redWins, writtenGame } from './testing/written-game.ts';

const redLoses = ['remove 1', 'remove 7', 'remove 10'];

describe('what suppresses a suggestion', () => {
  const silent = [2, 3].flatMap((n) => [
    `night ${n}`,
    'shots: 2>1 6>1 9>-',
    'don: 4',
    `sheriff: ${2 * n + 1}`,
    `day ${n}`,
  ]);
  it('[fsm-2024 8.5.6, 8.5.10; neft-mmt 19.5.6] the loss that 8.5.6 asks for', () => {
    for (const id of ['fsm-2024', 'neft-mmt'] as const)
      expect(advice(id, [...dayOne, ...silent, ...redLoses, 'remove 8'])).toEqual([]);
  });
  it('[fsm-2024 8.5.10; fiim-2025 8.5.5/3.3] a team that lost by forfeit gets none (C38)', () => {
    for (const id of ['fsm-2024', 'fiim-2025'] as const)
      expect(advice(id, [...dayOne, ...silent, 'forfeit 2'])).toEqual([]);
  });
  it('[fiim-2025 8.5.5/3.3; fsm-2024 8.5.10] annulled or unfinished: only what is certain whatever the result', () => {
    for (const end of [[], ['annul']]) {
      expect(advice('fiim-2025', [...dayOne, ...silent, ...end])).toEqual(['9 8.5.5/3.3 certain']);
      expect(advice('fsm-2024', [...dayOne, ...silent, ...end])).toEqual([]);
    }
  });
  it('[fiim-2025 8.4.4/2.7] a ballot written down by counts says nothing of its voters', () => {
    const counted = [
      ...dayOne,
      'nominate 1 9',
      'nominate 2 7',
      'vote 9 = 6',
      'vote 7 = 4',
      'remove 2',
      'remove 6',
    ];
    expect(advice('fiim-2025', counted)).toEqual([]);
  });
  it('[fiim-2025 8.4.4/2.7] a line taken back is not part of the record, and the lines named are those that stand', () => {
    const lines = [
      ...dayOne,
      'nominate 1 9',
      'nominate 2 7',
      'vote 9: 1 3 4 5 8 9',
      'undo',
      'vote 9: 1 2 3 4 5 8',
      'vote 7: *',
      ...redWins.slice(0, 2),
    ];
    const [only, ...rest] = advise(writtenGame('fiim-2025', lines));
    expect(rest).toEqual([]);
    expect(only).toMatchObject({ seat: 2, clause: '8.4.4/2.7', lines: [7, 8], question: null });
    expect(only?.because.ru).toContain('решающим голосом вывел своего, № 9');
  });
  it('bel-canto: no harmful play is fined', () =>
    expect(advice('bel-canto', [...dayOne, ...silent, ...redWins])).toEqual([]));
});

describe('an item that counts once', () => {
  const night = (number: number, check: number): string[] => [
    `night ${number}`,
    'shots: 2>1 6>3 9>-',
    'don: -',
    `sheriff: ${check}`,
  ];
  const lost = ['remove 1', 'remove 7', 'remove 10', 'remove 8'];

  it.each([
    ['fsm-2024', '8.5.5.2'],
    ['neft-mmt', '19.5.5.2'],
    ['fiim-2025', '8.5.5/2.2.2'],
  ] as const)('[%s %s] names every black check that was left unsaid', (id, clause) => {
    const lines = [...dayOne, ...night(2, 6), 'day 2', ...night(3, 9), 'day 3', ...lost];
    const [only, ...more] = advise(writtenGame(id, lines)).filter((each) => each.clause === clause);
    expect(more).toEqual([]);
    expect(only?.because.ru.match(/№ \d/g)).toEqual(['№ 6', '№ 9']);
  });

  it('[fsm-2024 8.5.5.1, 8.5.5.2] names the red check that was voted out and the black one that stayed', () => {
    const vote = ['nominate 1 3', 'vote 3: *', 'last 3'];
    const lines = [
      ...dayOne,
      ...night(2, 3),
      'day 2',
      ...vote,
      ...night(3, 9).map((line) => line.replace('6>3', '6>-')),
      'day 3',
      ...lost.slice(0, 3),
    ];
    const found = advise(writtenGame('fsm-2024', lines)).filter((each) => each.clause.startsWith('8.5.5.'));
    expect(found).toHaveLength(1);
    expect(found[0]?.because.ru.match(/№ \d/g)).toEqual(['№ 3', '№ 9']);
  });
});
