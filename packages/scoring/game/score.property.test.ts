// Laws of the points of a game over random sheets: seats and names do not matter, refusals have clauses, limits hold.
import { compare, makeExact, parseDecimal, sum, zero } from '@omerta/base/fraction.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GivenBy, Sheet } from '../sheet/sheet.ts';
import { houseScoring, makeSheet, scoreBy } from '../testing/game.ts';
import type { GameScore } from './game-score.ts';
import { bucketOf, totalOf } from './score.ts';

const seat = fc.constantFrom(...seats);
const someSeats = fc.uniqueArray(seat, { maxLength: 3 });
const givenBy = fc.constantFrom<GivenBy>('referee', 'chief', 'duty', 'committee');
const approver = fc.constantFrom('chief', 'duty', 'committee' as const);
const points = fc.constantFrom(
  '0.1',
  '0.2',
  '0.3',
  '0.4',
  '0.5',
  '0.6',
  '0.7',
  '0.8',
  '1',
  '1.1',
  '1.3',
  '1.5',
  '0.05',
  '0.15',
  '-0.3',
  '0',
  'li1',
  'li2',
  'x',
);

const clauseOf = (id: RulebookId): fc.Arbitrary<string> =>
  fc.constantFrom(
    ...(houseScoring(id).penalties?.items.map(({ clause }) => clause) ?? []),
    '8.5',
    '19.5.5.5',
    '8.4.4/2.11',
  );

const anySheet = (id: RulebookId): fc.Arbitrary<Sheet> =>
  fc
    .record({
      winner: fc.constantFrom('red', 'black', 'draw' as const),
      by: fc.constantFrom('play', 'forfeit' as const),
      firstKilled: fc.option(seat),
      bestMove: fc.option(fc.array(seat, { maxLength: 3 })),
      outDay1: fc.nat({ max: 2 }),
      removed: someSeats,
      redCards: someSeats,
      forfeitBy: fc.option(seat),
      atTable: fc.option(fc.uniqueArray(seat, { maxLength: 5 })),
      extra: fc.array(fc.record({ seat, points, by: givenBy }), { maxLength: 6 }),
      approvals: fc.array(fc.record({ what: fc.constantFrom('players', 'total' as const), by: approver }), {
        maxLength: 2,
      }),
      penalties: fc.array(fc.record({ seat, clause: clauseOf(id), by: givenBy }), { maxLength: 5 }),
      waived: fc.array(fc.record({ seat, clause: clauseOf(id), by: givenBy }), { maxLength: 2 }),
      fines: fc.array(fc.record({ seat, points, reason: fc.constant('') }), { maxLength: 2 }),
    })
    .map(({ winner, ...change }) => makeSheet(winner, change));

/** The same game with everybody in another seat under another name. */
const reseated = (sheet: Sheet, order: readonly Seat[]): Sheet => {
  const to = (from: Seat): Seat => order[from - 1] ?? from;
  const moved = <T extends { readonly seat: Seat }>(list: readonly T[]): T[] =>
    list.map((each) => ({ ...each, seat: to(each.seat) }));
  return {
    ...sheet,
    seats: seats.map((at) => ({ player: `x${at}`, role: sheet.seats[order.indexOf(at)]?.role ?? 'red' })),
    firstKilled: sheet.firstKilled === null ? null : to(sheet.firstKilled),
    bestMove: sheet.bestMove?.map(to) ?? null,
    removed: sheet.removed.map(to),
    redCards: sheet.redCards.map(to),
    forfeitBy: sheet.forfeitBy === null ? null : to(sheet.forfeitBy),
    atTable: sheet.atTable?.map(to) ?? null,
    extra: moved(sheet.extra),
    penalties: moved(sheet.penalties),
    waived: moved(sheet.waived),
    fines: moved(sheet.fines),
  };
};

/** What a score says of the player at a seat, wherever he sits. */
const sayings = (score: GameScore, at: Seat): unknown => ({
  items: score.players[at - 1]?.items.map(
    ({ kind, points: value, clause, bucket }) => `${kind} ${makeExact(value)} ${clause} ${bucket}`,
  ),
  refused: score.refused
    .filter((each) => each.seat === at)
    .map(({ path, code, clause }) => `${path} ${code} ${clause}`),
  needs: score.needs.filter((each) => each.seat === at).map(({ by, clause }) => `${by} ${clause}`),
});

const formCodes = ['extra/not-decimal', 'extra/not-li', 'fine/not-decimal'];

describe.each(rulebookIds)('%s', (id) => {
  it('gives a player the same points in any seat and under any name', () => {
    fc.assert(
      fc.property(anySheet(id), fc.shuffledSubarray([...seats], { minLength: 10 }), (sheet, order) => {
        const [before, after] = [scoreBy(id, sheet), scoreBy(id, reseated(sheet, order))];
        for (const at of seats) expect(sayings(after, order[at - 1] ?? at)).toEqual(sayings(before, at));
        expect(after.warnings.map(({ path, kind }) => `${path} ${kind}`)).toEqual(
          before.warnings.map(({ path, kind }) => `${path} ${kind}`),
        );
        expect(after.needs.length).toBe(before.needs.length);
      }),
    );
  });

  it('gives every refusal, need and warning a clause of the register, but for matters of form', () => {
    const { knownClauses } = houseScoring(id).rulebook;
    fc.assert(
      fc.property(anySheet(id), (sheet) => {
        const { refused, needs, warnings, players } = scoreBy(id, sheet);
        for (const { code, clause } of refused)
          expect(clause === null ? formCodes.includes(code) : knownClauses.has(clause)).toBe(true);
        for (const { clause } of [...needs, ...warnings, ...players.flatMap(({ items }) => items)])
          expect(knownClauses.has(clause)).toBe(true);
      }),
    );
  });

  it('counts each entry at most once, and a total is the sum of its three parts', () => {
    fc.assert(
      fc.property(anySheet(id), (sheet) => {
        const { players, refused } = scoreBy(id, sheet);
        const paths = refused.map(({ path }) => path);
        expect(new Set(paths).size).toBe(paths.length);
        const count = (kind: string): number =>
          players.flatMap(({ items }) => items.filter((item) => item.kind === kind)).length;
        expect(count('extra') + paths.filter((path) => path.startsWith('extra')).length).toBeLessThanOrEqual(
          sheet.extra.length,
        );
        expect(count('win') + count('loss') + count('draw')).toBe(10);
        expect(count('forfeit') + count('best-move')).toBeLessThanOrEqual(2);
        for (const { items } of players) {
          const parts = (['main', 'additional', 'other'] as const).map((bucket) => bucketOf(items, bucket));
          expect(makeExact(sum(parts))).toBe(makeExact(totalOf(items)));
        }
      }),
    );
  });
});

describe('limits', () => {
  it('[fsm-2024 8.4.1, 8.4.2; fiim-2018 8.4.1, 8.4.2; neft-mmt 19.4.1, 19.4.2] hold for what counts, whatever was entered', () => {
    for (const [id, players, total] of [
      ['fsm-2024', 5, '1.2'],
      ['neft-mmt', 5, '1.2'],
      ['fiim-2018', 3, '1'],
    ] as const) {
      fc.assert(
        fc.property(anySheet(id), (sheet) => {
          const given = scoreBy(id, sheet).players.flatMap(({ seat: at, items }) =>
            items.filter(({ kind }) => kind === 'extra').map((item) => ({ at, points: item.points })),
          );
          expect(given.length).toBeLessThanOrEqual(players);
          // The first victim of an exclusive best move is outside the limit on the sum.
          const counted = given
            .filter(({ at }) => id === 'fiim-2018' || at !== sheet.firstKilled)
            .map((each) => each.points);
          expect(compare(sum(counted), parseDecimal(total) ?? zero)).toBeLessThanOrEqual(0);
        }),
      );
    }
  });
});
