// Nominations: their keys in order, shared places, and who contends.
import { makeExact } from '@omerta/base/fraction.ts';
import { describe, expect, it } from 'vitest';
import { gamesOf, type PlayerGame, partSheet, scoringFor, tableOf, tournamentOf } from '../testing/sheets.ts';

const fsm = scoringFor('fsm-2024');
const won: PlayerGame = { result: 'won' };
const lost: PlayerGame = { result: 'lost' };
const sheetsOf = (player: string, parts: readonly PlayerGame[]) =>
  parts.map((part) => partSheet(player, part));

describe('nominations', () => {
  const extra = (value: string, part: PlayerGame): PlayerGame => ({
    ...part,
    facts: { extra: [{ seat: 1, points: value, by: 'referee' }] },
  });
  const players: Readonly<Record<string, readonly PlayerGame[]>> = {
    A: [extra('0.5', won), extra('0.1', { result: 'lost', role: 'don' })],
    B: [extra('0.5', won), extra('0.2', { result: 'won', role: 'don' })],
    C: [extra('0.4', { result: 'lost', role: 'sheriff' }), extra('0.3', { result: 'won', role: 'sheriff' })],
    D: [extra('0.5', won), won],
    E: [lost, { result: 'won', role: 'sheriff' }],
  };
  const games = Object.entries(players).flatMap(([player, parts], i) =>
    gamesOf('q', sheetsOf(player, parts)).map((game) => ({ ...game, table: i + 1 })),
  );
  const listed = Object.keys(players).map((id) => ({ id, nick: id, club: null }));
  const all = tournamentOf(fsm, games);
  const { nominations } = tableOf({
    ...all,
    players: [...listed, ...all.players.filter(({ id }) => id.includes('/'))],
  });
  const named = (list: (typeof nominations)['mvp']): string[] =>
    list
      .filter(({ player }) => player in players)
      .map(
        ({ place, player, value, games: count, wins }) =>
          `${place} ${player} ${makeExact(value)} ${count} ${wins}`,
      );

  it('[fsm-2024 8.7.1] the most valuable by additional points, equal values share a place', () => {
    expect(named(nominations.mvp)).toEqual([
      '1 B 0.7 2 2',
      '1 C 0.7 2 1',
      '3 A 0.6 2 1',
      '4 D 0.5 2 2',
      '5 E 0 2 1',
    ]);
  });

  it('[fsm-2024 8.7.1] colours by additional points in them, then by wins', () => {
    expect(named(nominations.red)).toEqual(['1 C 0.7 2 1', '2 D 0.5 2 2', '3 A 0.5 1 1', '3 B 0.5 1 1']);
    expect(named(nominations.black)).toEqual(['1 B 0.2 1 1', '2 A 0.1 1 0']);
  });

  it('[fsm-2024 8.7.3] leading roles by wins, then by additional points a game', () => {
    const sheriffs = nominations.sheriff.filter(({ player }) => player === 'C' || player === 'E');
    expect(sheriffs.map(({ player, value, wins }) => `${player} ${makeExact(value)} ${wins}`)).toEqual([
      'C 0.35 1',
      'E 0 1',
    ]);
    expect(nominations.don[0]?.wins).toBeGreaterThan(0);
  });

  it('[fsm-2024 8.7] the expelled are not nominated', () => {
    const table = tableOf({ ...all, unplaced: ['B'] });
    expect(
      Object.values(table.nominations)
        .flat()
        .some(({ player }) => player === 'B'),
    ).toBe(false);
  });
});
