// The smallest whole path: created, registered, seated, played, signed, confirmed, ranked, finished.
import { makeExact } from '@omerta/base/fraction.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { describe, expect, it } from 'vitest';
import { tiedGroups } from './areas/lots.ts';
import { foldEvents } from './evolve.ts';
import { expects } from './expects.ts';
import { standingsOfState } from './standings.ts';
import { closeGame, finish, gameIn, give, openHall, openRound, playGame, rulesOf } from './testing/hall.ts';

describe('a tournament from its creation to its end', () => {
  it.each([
    ['fsm-2024', '8.1'],
    ['neft-mmt', 'G-42'],
  ])('[%s %s] games give points, points give places', (book) => {
    const hall = openHall({ rules: rulesOf(book), players: 20, rounds: 2, stages: [{ plannedGames: 2 }] });
    playGame(hall, 'q/1/1', 'red', { extra: [{ seat: 2, points: '0.4', by: 'referee' }] });
    playGame(hall, 'q/1/2', 'black');
    openRound(hall, 'q', 2);
    playGame(hall, 'q/2/1', 'red');
    playGame(hall, 'q/2/2', 'draw');
    for (const id of ['q/1/1', 'q/1/2', 'q/2/1', 'q/2/2']) closeGame(hall, id);
    expect(gameIn(hall, 'q/2/2').status).toBe('final');
    const table = standingsOfState(hall.state);
    if (isRefusal(table)) throw new Error(table.code);
    expect(table.rows).toHaveLength(20);
    expect(table.rows[0]).toMatchObject({ place: 1, player: 'p2', games: 2, wins: 2 });
    expect(makeExact(table.rows[0]?.total ?? { over: 0n, under: 1n })).toBe('2.4');
    for (const { stage, players } of tiedGroups(hall.state, null))
      give(hall, 'chief', 'draw-lot', { stage, players });
    expect(expects(hall.state)).toEqual([
      { command: 'finish-tournament', id: null, of: ['organiser', 'chief'], clause: null },
    ]);
    finish(hall);
    expect(hall.state.phase).toBe('finished');
    expect(foldEvents(hall.events)).toEqual(hall.state);
  });
});
