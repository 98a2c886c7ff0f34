// Ties: every level of every rulebook's chain, lots, and what counts as additional.
import { makeExact, points } from '@omerta/base/fraction.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { describe, expect, it } from 'vitest';
import {
  gamesOf,
  type PlayerGame,
  partSheet,
  rowOf,
  scoringFor,
  tableOf,
  times,
  tournamentOf,
} from '../testing/sheets.ts';
import type { Standing } from './standing-row.ts';
import { rank } from './ties.ts';

type Key = Exclude<keyof Standing, 'player' | 'total' | 'additional'>;

/** Rows as the worked examples print them: place, player, total, additional, the given counts, what decided. */
const expectPlaces = (
  id: RulebookId,
  counts: readonly Key[],
  printed: readonly string[],
  lots: readonly (readonly string[])[] = [],
): void => {
  const rows = printed.map((line): Standing => {
    const [, player = '', total = '', additional = '', ...rest] = line.split(' ');
    const given = Object.fromEntries(counts.map((key, i) => [key, Number(rest[i])]));
    const none = { li1: 0, li2: 0, wins: 0, roleWins: 0, firstKills: 0, roleLosses: 0 };
    return { player, total: points(total), additional: points(additional), ...none, ...given };
  });
  const found = rank(
    scoringFor(id).ties,
    rows.toSorted((a, b) => (a.player < b.player ? -1 : 1)),
    lots,
  );
  expect(found.map(({ row, place, decidedBy }) => `${place} ${row.player} ${decidedBy ?? '-'}`)).toEqual(
    printed.map((line) => line.split(' ')).map((parts) => `${parts[0]} ${parts[1]} ${parts.at(-1)}`),
  );
};

const usual: readonly Key[] = ['wins', 'roleWins', 'firstKills'];
const fourLevels = [
  '1 G 8.6 0.1 1 0 0 -',
  '2 A 8.5 2.5 6 2 3 additional',
  '3 B 8.5 2.4 6 3 3 role-wins',
  '4 C 8.5 2.4 6 2 4 first-kills',
  '5 D 8.5 2.4 6 2 1 lot-needed',
  '5 E 8.5 2.4 6 2 1 lot-needed',
  '7 F 8.5 2.4 5 5 5 -',
];

describe('ties, every level of the chain', () => {
  it('[fsm-2024 8.7, 8.7.1, 8.7.2, 8.7.3, 8.7.4, 8.7.5] EX-60', () => {
    expectPlaces('fsm-2024', usual, fourLevels);
  });

  it('[fiim-2018 8.8, 8.8.1, 8.8.2, 8.8.3, 8.8.4, 8.8.5] EX-61', () => {
    expectPlaces('fiim-2018', usual, fourLevels);
  });

  it('[fiim-2025 8.8, 8.8.1, 8.8.2, 8.8.3, 8.8.4, 8.8.5] EX-62', () => {
    expectPlaces('fiim-2025', usual, fourLevels);
  });

  it('[neft-mmt 21.1, 21.1.1, 21.1.2, 21.1.3, 21.1.4, 21.1.5, 21.2] EX-63', () => {
    expectPlaces(
      'neft-mmt',
      [...usual, 'roleLosses'],
      [
        '1 A 8.5 2.5 6 2 3 1 additional',
        '2 B 8.5 2.4 6 3 3 0 role-wins',
        '3 C 8.5 2.4 6 2 4 0 first-kills',
        '4 D 8.5 2.4 6 2 1 0 role-losses',
        '5 E 8.5 2.4 6 2 1 1 lot-needed',
        '5 F 8.5 2.4 6 2 1 1 lot-needed',
        '7 G 8.5 2.4 5 5 5 0 -',
      ],
    );
  });

  it('[bel-canto 8.6, 8.6.1, 8.6.2, 8.6.3, 8.6.4, 8.6.5, 8.6.6, 8.6.7] EX-64', () => {
    expectPlaces(
      'bel-canto',
      ['li1', 'li2', ...usual],
      [
        '1 H 14 3.5 0 0 4 0 0 additional',
        '2 B 14 3 2 1 5 1 1 li1',
        '3 C 14 3 1 3 5 1 1 li2',
        '4 D 14 3 1 2 6 1 1 wins',
        '5 E 14 3 1 2 5 2 1 role-wins',
        '6 F 14 3 1 2 5 1 2 first-kills',
        '7 A 14 3 1 2 5 1 1 lot-needed',
        '7 G 14 3 1 2 5 1 1 lot-needed',
      ],
    );
  });
});

describe('lots', () => {
  const three = [
    '1 A 5 1 3 1 1 lot-needed',
    '1 B 5 1 3 1 1 lot-needed',
    '1 C 5 1 3 1 1 lot-needed',
    '4 D 5 1 2 1 1 -',
  ];

  it.each([
    ['fsm-2024', '8.7.5'],
    ['fiim-2018', '8.8.5'],
    ['neft-mmt', '21.2'],
    ['bel-canto', '8.6.7'],
    ['fiim-2025', '8.8.5'],
  ] as const)(
    '[%s %s] a drawn lot orders the group; the last of it is decided by what lies below',
    (id, _) => {
      const drawn = ['1 C 5 1 3 1 1 lot', '2 A 5 1 3 1 1 lot', '3 B 5 1 3 1 1 wins', '4 D 5 1 2 1 1 -'];
      expectPlaces(id, ['wins', 'roleWins', 'firstKills'], drawn, [['C', 'A', 'B']]);
      expectPlaces(id, ['wins', 'roleWins', 'firstKills'], drawn, [['D', 'C', 'X', 'A', 'B']]);
    },
  );

  it('[fsm-2024 8.7.5] a lot over a part of the group leaves the whole group to be drawn', () => {
    expectPlaces('fsm-2024', usual, three, [['C', 'A']]);
    expectPlaces('fsm-2024', usual, three, [
      ['C', 'A'],
      ['B', 'D'],
    ]);
  });
});

/** Games of two players who never meet. */
const duel = (
  id: RulebookId,
  a: readonly PlayerGame[],
  b: readonly PlayerGame[],
  switches: Record<string, string> = {},
) => {
  const of = (player: string, parts: readonly PlayerGame[], table: number) =>
    gamesOf(
      'q',
      parts.map((part) => partSheet(player, part)),
    ).map((game) => ({ ...game, table }));
  const games = [...of('A', a, 1), ...of('B', b, 2)];
  const players = ['A', 'B'].map((player) => ({ id: player, nick: player, club: null }));
  const all = tournamentOf(scoringFor(id, switches), games);
  return tableOf({
    ...all,
    players: [...players, ...all.players.filter((player) => player.id.includes('/'))],
  });
};

const extra = (value: string): PlayerGame => ({
  result: 'won',
  facts: { extra: [{ seat: 1, points: value, by: 'referee' }] },
});
const lost: PlayerGame = { result: 'lost' };

describe('what the first tie-break sums', () => {
  const forfeited: PlayerGame = { result: 'lost', facts: { by: 'forfeit', forfeitBy: 1 } };
  const offender = [...times(5, extra('0.4')), forfeited, ...times(4, lost)];
  const honest = [...times(5, extra('0.2')), ...times(5, lost)];
  const sums = (table: ReturnType<typeof duel>): string[] =>
    ['A', 'B'].flatMap((player) => [
      makeExact(rowOf(table, player).total),
      makeExact(rowOf(table, player).additional),
    ]);

  it('[fsm-2024 8.7.1] EX-65: the forfeit fine is not listed: the offender stays ahead', () => {
    const table = duel('fsm-2024', offender, honest);
    expect(sums(table)).toEqual(['6', '2', '6', '1']);
    expect(rowOf(table, 'A')).toMatchObject({ decidedBy: 'additional', place: 1 });
    const wide = duel('fsm-2024', offender, honest, { 'tie-additional': 'with-fines' });
    expect(sums(wide)).toEqual(['6', '1', '6', '1']);
    expect([rowOf(wide, 'A').place, rowOf(wide, 'B').place, rowOf(wide, 'A').decidedBy]).toEqual([
      1,
      1,
      'lot-needed',
    ]);
  });

  it('[neft-mmt 21.1.1] EX-65: in neft-mmt the fine is additional, the next criterion decides', () => {
    const table = duel('neft-mmt', offender, honest);
    expect(sums(table)).toEqual(['6', '1', '6', '1']);
    expect(rowOf(table, 'A').decidedBy).toBe('lot-needed');
  });

  it('[fiim-2025 8.8.1] EX-65: in fiim-2025 the removal is not listed', () => {
    const removed: PlayerGame = { result: 'lost', facts: { removed: [1] } };
    const table = duel(
      'fiim-2025',
      [...times(4, extra('0.5')), removed, ...times(5, lost)],
      [...times(4, extra('0.3')), ...times(6, lost)],
    );
    expect(sums(table)).toEqual(['8.2', '2', '8.2', '1.2']);
    expect(rowOf(table, 'A').decidedBy).toBe('additional');
  });

  it('[fsm-2024 8.6.3, 8.7, 8.7.1] EX-66: compensation is main: equal totals, additional decides', () => {
    const killed: PlayerGame = { result: 'lost', killedFirst: true, blacks: 1 };
    const a = [...times(4, { result: 'won' } as const), ...times(4, killed), ...times(2, lost)];
    const b = [...times(2, extra('0.3')), ...times(3, { result: 'won' } as const), ...times(5, lost)];
    const table = duel('fsm-2024', a, b);
    const [ofA, ofB] = [rowOf(table, 'A'), rowOf(table, 'B')];
    expect([ofA.main, ofA.compensation, ofA.additional, ofA.total].map(makeExact)).toEqual([
      '4',
      '1.6',
      '0',
      '5.6',
    ]);
    expect([ofB.main, ofB.compensation, ofB.additional, ofB.total].map(makeExact)).toEqual([
      '5',
      '0',
      '0.6',
      '5.6',
    ]);
    expect([ofB.decidedBy, (ofA.place ?? 0) - (ofB.place ?? 0)]).toEqual(['additional', 1]);
  });
});

describe('role losses', () => {
  it('[neft-mmt 21.1.5] draws are not losses, forfeits are', () => {
    const don = (result: PlayerGame['result'], facts: PlayerGame['facts'] = {}): PlayerGame => ({
      role: 'don',
      result,
      facts,
    });
    const row = rowOf(
      duel(
        'neft-mmt',
        [
          don('draw'),
          don('lost'),
          don('lost', { by: 'forfeit', forfeitBy: 2 }),
          { ...lost, role: 'sheriff' },
          lost,
        ],
        [lost],
      ),
      'A',
    );
    expect([row.roleLosses, row.roleWins]).toEqual([3, 0]);
  });
});
