// Every detector that the worked examples leave out, both where it speaks and where it must not.
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { describe, expect, it } from 'vitest';
import { advise } from './advise.ts';
import {
  advice,
  dayOne,
  fourOnDayTwo,
  nineOnDayTwo,
  quietNight,
  redWins,
  sixOnDayTwo,
  strayShots,
  threeOnDayTwo,
  writtenGame,
} from './testing/written-game.ts';

/** Only the clauses in question: other items may see the same game. */
const about = (
  id: RulebookId,
  clauses: readonly string[],
  lines: readonly string[],
  switches: readonly string[] = [],
): string[] => advice(id, lines, switches).filter((each) => clauses.includes(each.split(' ')[1] ?? ''));

const redLoses = ['remove 1', 'remove 7', 'remove 10', 'remove 8'];
const tiedFour = ['nominate 3 9', 'nominate 9 5', 'vote 9: 3 5', 'vote 5: 1 9'];

describe('breaks of a split', () => {
  const dayOneVote = (first: string, second: string): string[] => [
    ...dayOne,
    'nominate 1 3',
    'nominate 2 8',
    first,
    'vote 8: *',
    second,
    'vote 8: *',
  ];
  it('[fsm-2024 8.5.1; fiim-2025 8.5.5/1.1] a tie without an agreement must be confirmed; a plain vote into a red is no break', () => {
    const tie = [...dayOneVote('vote 3: 1 2 4 6 7', 'vote 3: 1 2 4 5 6 7'), ...redLoses];
    expect(advice('fsm-2024', tie)).toEqual(['5 8.5.1 likely']);
    expect(advice('fiim-2025', tie)).toEqual(['5 8.5.5/1.1 likely']);
    expect(
      advice('fsm-2024', [
        ...dayOne,
        'nominate 1 3',
        'nominate 2 8',
        'vote 3: 1 2 4 5 6 7',
        'vote 8: *',
        ...redLoses,
      ]),
    ).toEqual([]);
  });
  it('[fsm-2024 8.5.1] a split broken in its first round: each who may have left it is a question', () => {
    const broken = [
      ...dayOne,
      'nominate 1 3',
      'nominate 2 8',
      'split 3 8',
      'vote 3: 1 2 4 6 7 10',
      'vote 8: *',
      ...redLoses,
    ];
    expect(advice('fsm-2024', broken)).toEqual(['1 8.5.1 ask', '4 8.5.1 ask', '7 8.5.1 ask', '10 8.5.1 ask']);
  });
  it('[neft-mmt 19.5.1, 1] doubt favours the player: a break to be confirmed is only a question', () => {
    expect(
      advice('neft-mmt', [...dayOneVote('vote 3: 1 2 4 6 7', 'vote 3: 1 2 4 5 6 7'), ...redLoses]),
    ).toEqual(['5 19.5.1 ask']);
  });
  it('[fsm-2024 8.5.1] a vote not cast is never proof', () => {
    const automatic = [
      ...dayOne,
      'nominate 1 8',
      'nominate 2 3',
      'split 3 8',
      'vote 8: 3 5 8 9 10',
      'vote 3: *',
      'vote 8: 3 8 9 10',
      'vote 3: 1 2 4 6 7',
    ];
    const [only, ...rest] = advise(writtenGame('fsm-2024', [...automatic, ...redLoses]));
    expect([only?.seat, only?.certainty, rest]).toEqual([5, 'ask', []]);
    expect(only?.because.en).toContain('Automatic vote');
  });
  it('[fiim-2025 8.4.4/1.7, 8.4.4/1.8] on a critical round a hand went from the black to a red', () => {
    const six = [
      'nominate 2 3',
      'nominate 3 6',
      'vote 3: 1 2 6',
      'vote 6: *',
      'vote 3: 1 2 5 6',
      'vote 6: *',
      'remove 2',
      'remove 6',
    ];
    const clauses = ['8.4.4/1.7', '8.4.4/1.8'];
    expect(about('fiim-2025', clauses, [...sixOnDayTwo, ...six])).toEqual(['5 8.4.4/1.7 likely']);
    expect(about('fiim-2025', clauses, [...sixOnDayTwo, 'split 3 6', ...six])).toEqual([
      '5 8.4.4/1.8 certain',
    ]);
    const eight = [
      ...dayOne,
      'remove 10',
      'remove 9',
      ...['night 2', 'shots: 2>1 6>3', 'sheriff: 1', 'day 2'],
    ];
    const noncritical = [
      'nominate 2 3',
      'nominate 3 6',
      'vote 3: 1 2 6 7',
      'vote 6: *',
      'vote 3: 1 2 5 6 7',
      'vote 6: *',
      'remove 2',
      'remove 6',
    ];
    expect(about('fiim-2025', clauses, [...eight, ...noncritical])).toEqual(['5 8.4.4/1.8 ask']);
  });
  it('[fiim-2025 8.4.4/2.9] a black breaks into a black', () => {
    const eight = [
      ...dayOne,
      'remove 10',
      'remove 8',
      ...quietNight(2),
      'split 3 6',
      'nominate 2 3',
      'nominate 3 6',
    ];
    const broke = [
      ...eight,
      'vote 3: 1 2 6 9',
      'vote 6: *',
      'vote 3: 1 6 9',
      'vote 6: *',
      'remove 2',
      'remove 9',
    ];
    expect(about('fiim-2025', ['8.4.4/2.9'], broke)).toEqual(['2 8.4.4/2.9 certain']);
    expect(about('fiim-2025', ['8.4.4/1.8'], broke)).toEqual([]);
  });
  it('[fiim-2025 8.4.4/2.6] a black went over to a red at ten, the red stayed, the black was voted out', () => {
    const tried = [
      'nominate 1 3',
      'nominate 2 7',
      'vote 3: 1 4 5 7 8',
      'vote 7: *',
      'vote 3: 1 2 4 5 7',
      'vote 7: *',
      'lift: 1',
    ];
    const left = [
      ...quietNight(2),
      'nominate 2 5',
      'nominate 3 2',
      'vote 5: 2',
      'vote 2: *',
      'remove 6',
      'remove 9',
    ];
    expect(about('fiim-2025', ['8.4.4/2.6'], [...dayOne, ...tried, ...left])).toEqual(['2 8.4.4/2.6 ask']);
    expect(about('fiim-2025', ['8.4.4/2.6'], [...dayOne, ...tried, ...redWins])).toEqual([]);
  });
});

describe('hands of blacks on critical rounds', () => {
  const fiveOnDayTwo = [
    ...dayOne,
    'remove 9',
    'remove 4',
    'remove 7',
    'remove 8',
    'remove 10',
    'night 2',
    'shots: 2>1 6>3',
    'day 2',
  ];
  it('[fiim-2025 8.4.4/2.4] a red one vote short while a black voted elsewhere; black won: nothing', () => {
    const short = ['nominate 2 3', 'nominate 3 6', 'vote 3: 6 1', 'vote 6: 2 3 5'];
    expect(about('fiim-2025', ['8.4.4/2.4'], [...fiveOnDayTwo, ...short, 'remove 2'])).toEqual([
      '2 8.4.4/2.4 likely',
    ]);
    expect(about('fiim-2025', ['8.4.4/2.4'], [...fiveOnDayTwo, ...short, 'remove 1', 'remove 5'])).toEqual(
      [],
    );
  });
  it('[fiim-2025 8.4.4/2.5] a tie kept though the black could break it into a red', () => {
    const tied = [
      'nominate 2 3',
      'nominate 3 5',
      ...['vote 3: 1 2 6', 'vote 5: *', 'vote 3: 1 2 6', 'vote 5: *'],
      'lift: -',
    ];
    expect(about('fiim-2025', ['8.4.4/2.5'], [...sixOnDayTwo, ...tied, 'remove 2', 'remove 6'])).toEqual([
      '2 8.4.4/2.5 likely',
      '6 8.4.4/2.5 likely',
    ]);
    expect(about('fiim-2025', ['8.4.4/2.5'], [...sixOnDayTwo, ...tied, 'remove 1', 'remove 3'])).toEqual([]);
  });
});

describe('votes', () => {
  it('[fiim-2025 8.4.4/2.3] under a declared check, or under a real one where no claim is written, he is not unchecked', () => {
    const vote = ['nominate 2 6', 'nominate 3 7', 'vote 6: 1 2 3 4 5', 'vote 7: *', 'remove 2', 'remove 9'];
    expect(about('fiim-2025', ['8.4.4/2.3'], [...nineOnDayTwo, 'claim 4 check 6 black', ...vote])).toEqual(
      [],
    );
    expect(about('fiim-2025', ['8.4.4/2.3'], [...nineOnDayTwo, ...vote])).toEqual(['2 8.4.4/2.3 likely']);
    const checked = [...dayOne, 'remove 10', 'night 2', strayShots, 'don: 4', 'sheriff: 6', 'day 2'];
    expect(about('fiim-2025', ['8.4.4/2.3', '8.4.4/2.14'], [...checked, ...vote])).toEqual([]);
  });
  it('[fiim-2025 8.4.4/5.1, 8.5.5/5.1] a deciding vote against himself: small, large where his team lost; not deciding: nothing', () => {
    const own = [...dayOne, 'nominate 1 3', 'nominate 2 7', 'vote 3: 1 2 3 4 5 6', 'vote 7: *'];
    const clauses = ['8.4.4/5.1', '8.5.5/5.1'];
    expect(about('fiim-2025', clauses, [...own, ...redWins])).toEqual(['3 8.4.4/5.1 likely']);
    expect(about('fiim-2025', clauses, [...own, ...redLoses.slice(0, 3)])).toEqual(['3 8.5.5/5.1 likely']);
    expect(about('fiim-2025', clauses, [...own, ...redLoses.slice(0, 3)], ['same-act-policy sum'])).toEqual([
      '3 8.4.4/5.1 likely',
      '3 8.5.5/5.1 likely',
    ]);
    const wide = [
      ...dayOne,
      'nominate 1 3',
      'nominate 2 7',
      'vote 3: 1 2 3 4 5 6 8',
      'vote 7: *',
      ...redWins,
    ];
    expect(about('fiim-2025', clauses, wide)).toEqual([]);
  });
  it('[fiim-2025 8.5.5/1.5] two ties at three, never on the black', () => {
    const circle = ['nominate 3 5', 'nominate 5 9', 'nominate 9 3'];
    const twice = (first: string[], second: string[]) => [
      ...threeOnDayTwo,
      ...circle,
      ...first,
      ...second,
      'remove 9',
    ];
    const apart = ['vote 5: 3', 'vote 9: 5', 'vote 3: 9'];
    expect(about('fiim-2025', ['8.5.5/1.5'], twice(apart, apart))).toEqual(['3 8.5.5/1.5 certain']);
    expect(about('fiim-2025', ['8.5.5/1.5'], twice(apart, ['vote 5: 9', 'vote 9: 3', 'vote 3: 5']))).toEqual(
      [],
    );
  });
  it('[fiim-2025 8.4.4/1.9, 8.4.4/2.15] nominations at three and four: the black named is no fault of the reds', () => {
    const clauses = ['8.4.4/1.9', '8.4.4/2.15'];
    const end = ['vote 9: *'];
    expect(about('fiim-2025', clauses, [...threeOnDayTwo, 'nominate 3 9', ...end])).toEqual([
      '9 8.4.4/2.15 certain',
    ]);
    expect(
      about('fiim-2025', clauses, [
        ...threeOnDayTwo,
        'nominate 3 9',
        'nominate 5 3',
        'vote 9: 3 5',
        'vote 3: 9',
      ]),
    ).toEqual(['9 8.4.4/2.15 likely']);
    expect(
      about('fiim-2025', clauses, [
        ...sixOnDayTwo,
        'night 3',
        'shots: 2>1 6>3',
        'sheriff: 3',
        'day 3',
        'remove 2',
        'remove 6',
      ]),
    ).toEqual([]);
  });
  it('[fiim-2025 8.4.4/1.6, 8.4.4/2.8] a lift written by its outcome, or passed with four hands, shows no hand', () => {
    const tied = [...fourOnDayTwo, ...tiedFour, 'vote 9: 3 5', 'vote 5: 1 9'];
    expect(about('fiim-2025', ['8.4.4/2.8', '8.5.5/5.1'], [...tied, 'lift: *'])).toEqual([]);
    const lost = [
      'lift = no',
      'night 3',
      'shots: 9>1',
      'don: 4',
      'day 3',
      'nominate 5 9',
      'nominate 9 5',
      'vote 9: 5',
      'vote 5: *',
    ];
    expect(about('fiim-2025', ['8.4.4/1.6'], [...tied, ...lost])).toEqual([]);
  });
});

describe('a table of six or four with claims', () => {
  const twoSheriffs = ['claim 4 check 2 black', 'claim 6 check 5 black'];
  const three = ['nominate 2 5', 'nominate 3 2', 'vote 5: 2 6 3', 'vote 2: *'];
  it('[fiim-2025 8.5.5/1.4, 8.4.4/1.10] three against three under two Sheriffs, come about or not', () => {
    const came = [...sixOnDayTwo, ...twoSheriffs, ...three, 'vote 5: 2 6', 'vote 2: *', 'remove 6'];
    expect(about('fiim-2025', ['8.5.5/1.4'], came)).toEqual([
      '1 8.5.5/1.4 ask',
      '3 8.5.5/1.4 ask',
      '4 8.5.5/1.4 ask',
      '5 8.5.5/1.4 ask',
    ]);
    expect(
      about(
        'fiim-2025',
        ['8.5.5/1.4'],
        came.filter((line) => !line.startsWith('claim')),
      ),
    ).toEqual([]);
    const failed = [
      ...sixOnDayTwo,
      ...twoSheriffs,
      'split 2 5',
      'nominate 2 5',
      'nominate 3 2',
      'vote 5: 2 6',
      'vote 2: *',
      'remove 6',
    ];
    expect(about('fiim-2025', ['8.4.4/1.10'], failed)).toEqual([
      '1 8.4.4/1.10 ask',
      '3 8.4.4/1.10 ask',
      '4 8.4.4/1.10 ask',
      '5 8.4.4/1.10 ask',
    ]);
    expect(
      about(
        'fiim-2025',
        ['8.4.4/1.10'],
        failed.filter((line) => !line.startsWith('split')),
      ),
    ).toEqual([]);
  });
  it('[fiim-2025 8.5.5/1.6] a tie while the only Sheriff was in the game', () => {
    const tie = [...sixOnDayTwo, 'claim 4 check 2 black', ...three, 'vote 5: 2 6', 'vote 2: *', 'remove 6'];
    expect(about('fiim-2025', ['8.5.5/1.6'], tie)).toEqual(['3 8.5.5/1.6 ask']);
    expect(
      about(
        'fiim-2025',
        ['8.5.5/1.6'],
        tie.filter((line) => !line.startsWith('claim')),
      ),
    ).toEqual([]);
  });
  it('[fiim-2025 8.4.4/1.5] three confirmed reds at six and a red voted out without a split', () => {
    const vote = ['nominate 2 5', 'nominate 3 2', 'vote 5: 1 2 3 6', 'vote 2: *', 'remove 3'];
    const confirmed = ['claim 4 check 1 red', 'claim 4 check 3 red'];
    expect(about('fiim-2025', ['8.4.4/1.5'], [...sixOnDayTwo, ...confirmed, ...vote])).toEqual([
      '1 8.4.4/1.5 ask',
      '3 8.4.4/1.5 ask',
    ]);
    expect(about('fiim-2025', ['8.4.4/1.5'], [...sixOnDayTwo, ...confirmed.slice(1), ...vote])).toEqual([]);
  });
});
