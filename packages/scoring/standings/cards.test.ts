// Cards: the yellow ladder of each stage and the purple cards of a chain.
import { makeExact, sum } from '@omerta/base/fraction.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { describe, expect, it } from 'vitest';
import type { PurpleReason } from '../sheet/sheet.ts';
import {
  gamesOf,
  type PlayerGame,
  partSheet,
  pointsOf,
  rowOf,
  rowOfParts,
  scoringFor,
  stageOf,
  tableOf,
  tournamentOf,
} from '../testing/sheets.ts';

const neft = scoringFor('neft-mmt');
const shown = (yellow: number): PlayerGame => ({
  result: 'lost',
  facts: { yellow: Array<Seat>(yellow).fill(1) },
});

/** The fine of each of seven cards, one a game, and the sum so far. */
const ladderOf = (games: number, scoring = neft): string[] => {
  const fines = pointsOf(rowOfParts(scoring, Array(7).fill(shown(1)), games), 'card');
  return fines.map((fine, i) => `${makeExact(fine)} ${makeExact(sum(fines.slice(0, i + 1)))}`);
};

describe('yellow cards', () => {
  it('[neft-mmt 15.7, 15.7.1] EX-42: eight games or more', () => {
    expect(ladderOf(8)).toEqual([
      '-0.2 -0.2',
      '-0.4 -0.6',
      '-0.6 -1.2',
      '-0.8 -2',
      '-1 -3',
      '-1 -4',
      '-1 -5',
    ]);
  });

  it('[neft-mmt 15.7, 15.7.2] EX-43: seven games or fewer', () => {
    expect(ladderOf(7)).toEqual(['0 0', '-0.2 -0.2', '-0.4 -0.6', '-0.6 -1.2', '-0.8 -2', '-1 -3', '-1 -4']);
  });

  it('[neft-mmt 15.7.1] EX-42: by the switch the last card sets the sum', () => {
    const total = ladderOf(8, scoringFor('neft-mmt', { 'yellow-mode': 'total' }));
    expect(total.map((pair) => pair.split(' ')[1])).toEqual([
      '-0.2',
      '-0.4',
      '-0.6',
      '-0.8',
      '-1',
      '-1',
      '-1',
    ]);
  });

  it.each([
    [7, 0, '-0.2', '0.8', '0.3'],
    [7, 1, '-0.6', '0.4', '-0.1'],
    [8, 0, '-0.6', '0.4', '-0.1'],
    [8, 1, '-1', '0', '-0.5'],
  ] as const)(
    '[neft-mmt 15.7.1, 15.7.2] EX-44: two yellows in one game of %i, %i before',
    (games, before, fines, total, alsoRemoval) => {
      const parts: readonly PlayerGame[] = [
        ...Array<PlayerGame>(before).fill(shown(1)),
        { result: 'won', facts: { yellow: [1, 1], redCards: [1] } },
      ];
      for (const [scoring, expected] of [
        [neft, total],
        [scoringFor('neft-mmt', { 'red-card-removal-fine': 'on' }), alsoRemoval],
      ] as const) {
        const row = rowOfParts(scoring, parts, games);
        const inGame = row.items.filter((item) => item.game?.round === before + 1);
        expect(makeExact(sum(inGame.map((item) => item.points)))).toBe(expected);
        expect(makeExact(sum(inGame.filter((item) => item.kind === 'card').map((item) => item.points)))).toBe(
          fines,
        );
      }
    },
  );

  it('[neft-mmt 15.7; neft-mmt 21.1.1] count anew in each stage, untouched by its coefficient, outside the first tie-break', () => {
    const stages = [
      stageOf({ plannedGames: 8 }),
      stageOf({ id: 'f', kind: 'final', plannedGames: 4, coefficient: { over: 2n, under: 1n } }),
    ];
    const sheets = (count: number) => Array.from({ length: count }, () => partSheet('X', shown(1)));
    const games = [...gamesOf('q', sheets(2)), ...gamesOf('f', sheets(2), 9)];
    const row = rowOf(tableOf(tournamentOf(neft, games, { stages })), 'X');
    expect(
      row.items
        .filter((item) => item.kind === 'card')
        .map(({ points, clause }) => `${makeExact(points)} ${clause}`),
    ).toEqual(['-0.2 15.7.1', '-0.4 15.7.1', '0 15.7.2', '-0.2 15.7.2']);
    expect([row.total, row.other, row.additional].map(makeExact)).toEqual(['-0.8', '-0.8', '0']);
  });

  it('[neft-mmt 15.7] a stage without a plan is as long as the most games of one player', () => {
    const games = (count: number) =>
      gamesOf(
        'q',
        Array.from({ length: count }, (_, i) => partSheet('X', shown(i === 0 ? 1 : 0))),
      );
    const other = (count: number): string =>
      makeExact(rowOf(tableOf(tournamentOf(neft, games(count), { stages: [stageOf()] })), 'X').other);
    expect([other(7), other(8)]).toEqual(['0', '-0.2']);
  });

  it('[fsm-2024 8.7] cost nothing where the rulebook has no cards', () => {
    expect(rowOfParts(scoringFor('fsm-2024'), [shown(2)]).items.map((item) => item.kind)).toEqual(['loss']);
  });
});

describe('purple cards', () => {
  const fines = (reasons: readonly PurpleReason[]): string[] => {
    const parts = reasons.map(
      (reason): PlayerGame => ({ result: 'lost', facts: { purple: [{ seat: 1, reason }] } }),
    );
    const { items } = rowOfParts(neft, parts);
    const perCard = reasons.map((_, i) =>
      sum(
        items.filter((item) => item.kind === 'card' && item.game?.round === i + 1).map((item) => item.points),
      ),
    );
    return [perCard.map(makeExact).join(' '), makeExact(sum(perCard))];
  };

  it.each([
    ['one, conflict after a warning', ['conduct'], '0', '0'],
    ['one, thrown number plate', ['throwing'], '-0.4', '-0.4'],
    ['two ordinary', ['conduct', 'conduct'], '0 -1', '-1'],
    ['second with damage', ['conduct', 'damage'], '0 -1.4', '-1.4'],
    ['three ordinary', ['conduct', 'conduct', 'conduct'], '0 -1 -1', '-2'],
    [
      'four, two of them with thrown objects',
      ['throwing', 'conduct', 'throwing', 'conduct'],
      '-0.4 -1 -1.4 -1',
      '-3.8',
    ],
  ] as const)('[neft-mmt 15.9.3, 15.9.4, 15.10] EX-45: %s', (_, reasons, perCard, all) => {
    expect(fines(reasons)).toEqual([perCard, all]);
  });

  it('[neft-mmt 15.10] are counted over the chain, not over one stage', () => {
    const stages = [stageOf({ plannedGames: 1 }), stageOf({ id: 'f', kind: 'final', plannedGames: 1 })];
    const sheet = partSheet('X', { result: 'lost', facts: { purple: [{ seat: 1, reason: 'conduct' }] } });
    const games = [...gamesOf('q', [sheet]), ...gamesOf('f', [sheet], 2)];
    const total = (carry: boolean): string =>
      makeExact(
        rowOf(
          tableOf(tournamentOf(neft, games, { stages: stages.map((stage) => ({ ...stage, carry })) })),
          'X',
        ).total,
      );
    expect([total(true), total(false)]).toEqual(['-1', '0']);
  });
});
