// Laws of every table: items add up, and neither order, names nor seats change a point.
import { equals, fraction, makeExact, points, sum } from '@omerta/base/fraction.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readScoring } from '../rules-file.ts';
import { emptySheet, type Sheet } from '../sheet/sheet.ts';
import { scoringFor, stageOf, tableOf, tableSheet, tournamentOf } from '../testing/sheets.ts';
import type { Standings } from './standings.ts';
import type { Tournament, TournamentGame } from './tournament.ts';

const seatArbitrary = fc.constantFrom(...seats);
const ids = Array.from({ length: 14 }, (_, i) => `p${i + 1}`);
const dealt = tableSheet({ winner: 'draw' }).seats.map(({ role }) => role);

/** Facts that no rulebook refuses, in games of some of fourteen players. */
const sheetArbitrary = (id: RulebookId): fc.Arbitrary<Sheet> =>
  fc
    .record({
      players: fc.shuffledSubarray(ids, { minLength: 10, maxLength: 10 }),
      roles: fc.shuffledSubarray(dealt, { minLength: 10, maxLength: 10 }),
      winner: fc.constantFrom('red', 'black', 'draw'),
      firstKilled: fc.option(seatArbitrary),
      bestMove: fc.uniqueArray(seatArbitrary, { minLength: 3, maxLength: 3 }),
      outDay1: fc.integer({ min: 0, max: 2 }),
      removed: fc.uniqueArray(seatArbitrary, { maxLength: 2 }),
      yellow: fc.array(seatArbitrary, { maxLength: 3 }),
      purple: fc.array(
        fc.record({ seat: seatArbitrary, reason: fc.constantFrom('damage', 'throwing', 'conduct') }),
        { maxLength: 1 },
      ),
      forfeitBy: fc.option(seatArbitrary),
      extra: fc.option(fc.record({ seat: seatArbitrary, tenths: fc.integer({ min: 3, max: 4 }) })),
      fine: fc.option(seatArbitrary),
    })
    .map(({ players, roles, extra, fine, forfeitBy, ...facts }): Sheet => {
      const given =
        extra && facts.winner !== 'draw'
          ? [
              {
                seat: extra.seat,
                points: id === 'bel-canto' ? 'li2' : `0.${extra.tenths}`,
                by: 'referee' as const,
              },
            ]
          : [];
      return {
        ...emptySheet,
        ...facts,
        atTable: [],
        seats: players.map((player, i) => ({ player, role: roles[i] ?? 'red' })),
        extra: given,
        forfeitBy,
        fines: fine === null ? [] : [{ seat: fine, points: '0.25', reason: 'late' }],
      };
    });

const stages = [
  stageOf({ id: 'q', plannedGames: 6 }),
  stageOf({ id: 's', kind: 'semifinal', plannedGames: 3, coefficient: fraction(7n, 6n) }),
  stageOf({ id: 'f', kind: 'final', plannedGames: 3, coefficient: points('1.3') }),
];

const tournamentArbitrary = (id: RulebookId): fc.Arbitrary<Tournament> =>
  fc
    .array(fc.record({ stage: fc.constantFrom('q', 's', 'f'), sheet: sheetArbitrary(id) }), {
      minLength: 1,
      maxLength: 10,
    })
    .map((list) => {
      const games: TournamentGame[] = list.map(({ stage, sheet }, i) => ({
        stage,
        round: i + 1,
        table: 1,
        sheet,
      }));
      const players = ids.map((player) => ({ id: player, nick: player, club: null }));
      return tournamentOf(scoringFor(id), games, {
        players,
        stages,
        fines: [{ player: 'p1', points: points('0.5'), reason: 'late' }],
      });
    });

const shown = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each));
const byPlayer = (table: Standings, nameOf = (player: string) => player): Record<string, string> =>
  Object.fromEntries(
    table.rows.map((row) => [
      nameOf(row.player),
      [row.total, row.main, row.compensation, row.additional, row.other].map(makeExact).join(' '),
    ]),
  );

const check = (id: RulebookId, law: (tournament: Tournament) => void): void => {
  fc.assert(fc.property(tournamentArbitrary(id), law), { numRuns: 60 });
};

/** The same table with everybody one or more seats further on. */
const turned = (sheet: Sheet, by: number): Sheet => {
  const to = (seat: Seat): Seat => seats[(seat - 1 + by) % 10] ?? 1;
  const entry = <T extends { readonly seat: Seat }>(each: T): T => ({ ...each, seat: to(each.seat) });
  return {
    ...sheet,
    seats: seats.map((_, i) => sheet.seats[(i - by + 10) % 10] ?? { player: '', role: 'red' }),
    firstKilled: sheet.firstKilled && to(sheet.firstKilled),
    bestMove: sheet.bestMove?.map(to) ?? null,
    forfeitBy: sheet.forfeitBy && to(sheet.forfeitBy),
    removed: sheet.removed.map(to),
    yellow: sheet.yellow.map(to),
    purple: sheet.purple.map(entry),
    extra: sheet.extra.map(entry),
    fines: sheet.fines.map(entry),
  };
};

const totalClause: Readonly<Record<RulebookId, string>> = {
  'fsm-2024': '8.7',
  'fiim-2018': '8.8',
  'neft-mmt': '21.1',
  'bel-canto': '8.6',
  'fiim-2025': '8.8',
};

describe.each([...rulebookIds])('every table of %s', (id) => {
  it(`[${id} ${totalClause[id]}] the items add up to the total, column by column`, () => {
    check(id, (tournament) => {
      for (const row of tableOf(tournament).rows) {
        expect(equals(sum(row.items.map((item) => item.points)), row.total)).toBe(true);
        for (const bucket of ['main', 'compensation', 'additional', 'other'] as const) {
          expect(
            equals(
              sum(row.items.filter((item) => item.bucket === bucket).map((item) => item.points)),
              row[bucket],
            ),
          ).toBe(true);
        }
      }
    });
  });

  it(`[${id} ${totalClause[id]}] the order of games in the file changes nothing`, () => {
    check(id, (tournament) => {
      expect(shown(tableOf({ ...tournament, games: tournament.games.toReversed() }).rows)).toBe(
        shown(tableOf(tournament).rows),
      );
    });
  });

  it(`[${id} ${totalClause[id]}] neither names nor seats change a point`, () => {
    check(id, (tournament) => {
      const renamed = (player: string): string => `someone ${100 - Number(player.slice(1))}`;
      const other: Tournament = {
        ...tournament,
        players: tournament.players.map(({ id: player, nick, club }) => ({
          id: renamed(player),
          nick,
          club,
        })),
        fines: tournament.fines.map((fine) => ({ ...fine, player: renamed(fine.player) })),
        games: tournament.games.map((game, i) => {
          const sheet = turned(game.sheet, i % 10);
          return {
            ...game,
            sheet: {
              ...sheet,
              seats: sheet.seats.map(({ player, role }) => ({ player: renamed(player), role })),
            },
          };
        }),
      };
      expect(byPlayer(tableOf(other))).toEqual(byPlayer(tableOf(tournament), renamed));
    });
  });

  it(`[${id} ${totalClause[id]}] house rules without a change are the rulebook, and so are its own values said again`, () => {
    const base = scoringFor(id);
    const unchanged = readScoring({ base: id, name: 'House rules', change: {} }, {});
    const own = {
      win: base.win.value,
      loss: base.loss.value,
      draw: base.draw.value,
      bestMove3: base.bestMove3.value,
      removal: base.removal.value,
    };
    const change = Object.fromEntries(Object.entries(own).map(([key, value]) => [key, makeExact(value)]));
    const again = readScoring({ base: id, name: 'House rules', change }, {});
    check(id, (tournament) => {
      const rows = shown(tableOf(tournament).rows);
      for (const scoring of [unchanged, again])
        expect(shown(tableOf({ ...tournament, scoring }).rows)).toBe(rows);
    });
  });
});
