// Calls to the tables: nobody is called twice at once, and a call can be taken back.
import { describe, expect, it } from 'vitest';
import { expects } from '../expects.ts';
import { gameOf } from '../state.ts';
import {
  give,
  minutesAfter,
  openHall,
  refusalOf,
  refused,
  startGame,
  type TestHall,
} from '../testing/hall.ts';

const [first, second] = ['q/1/1', 'q/2/1'];

/** The same ten and the same referee in both rounds, both published. */
const twoRounds = (): TestHall => {
  const hall = openHall({ rounds: 2 });
  give(hall, 'org', 'publish-round', { stage: 'q', round: 2 });
  give(hall, 'chief', 'assign-referees', { game: second, referee: 'ref1', sides: [] });
  return hall;
};
const round = (hall: TestHall, number: number) => ({
  stage: 'q',
  round: number,
  startsAt: minutesAfter(hall.now, 5),
});
const statusOf = (hall: TestHall, id: string) => gameOf(hall.state, id)?.status;

describe('whoever is at a table', () => {
  it('is not called to another, called or playing, and the refusal says who and where', () => {
    const hall = twoRounds();
    give(hall, 'org', 'call-round', round(hall, 1));
    for (const by of ['org', 'admin', 'chief'])
      expect(refused(hall, by, 'call-round', round(hall, 2))).toBe('game/people-busy');
    expect(refused(hall, 'ref1', 'call-game', { game: second })).toBe('game/people-busy');
    give(hall, 'ref1', 'start-game', { game: first });
    const refusal = refusalOf(hall, 'org', 'call-round', round(hall, 2));
    expect(refusal.params).toMatchObject({ people: 'p1 p2 p3', more: 8, game: first });
    give(hall, 'ref1', 'announce-result', { game: first, winner: 'red' });
    give(hall, 'org', 'call-round', round(hall, 2));
    expect(statusOf(hall, second)).toBe('called');
  });

  it('is waited for: nobody is expected to call him before', () => {
    const hall = twoRounds();
    const awaited = () => expects(hall.state).filter(({ command }) => command === 'call-game');
    startGame(hall, first);
    expect(awaited()).toEqual([]);
    give(hall, 'ref1', 'announce-result', { game: first, winner: 'red' });
    expect(awaited()).toMatchObject([{ id: second }]);
  });

  it('may be called alone to a game of an earlier round: it was played already, on paper', () => {
    const hall = twoRounds();
    give(hall, 'ref1', 'call-game', { game: second });
    expect(refused(hall, 'org', 'call-round', round(hall, 1))).toBe('game/people-busy');
    give(hall, 'ref1', 'call-game', { game: first });
    expect(statusOf(hall, first)).toBe('called');
  });
});

describe('a call that is taken back', () => {
  it('of a round: its tables wait again, the countdown is gone, nobody is missing any more', () => {
    const hall = twoRounds();
    give(hall, 'org', 'call-round', round(hall, 1));
    give(hall, 'ref1', 'mark-absent', { game: first, player: 'p3', absent: true });
    give(hall, 'admin', 'uncall-round', { stage: 'q', round: 1 });
    expect(gameOf(hall.state, first)).toMatchObject({ status: 'scheduled', absent: [] });
    expect(hall.state.calls).toEqual([]);
    give(hall, 'org', 'call-round', round(hall, 2));
  });

  it('leaves alone what has begun', () => {
    const hall = openHall({ players: 20 });
    give(hall, 'org', 'call-round', round(hall, 1));
    give(hall, 'ref1', 'start-game', { game: first });
    give(hall, 'org', 'uncall-round', { stage: 'q', round: 1 });
    expect([first, 'q/1/2'].map((id) => statusOf(hall, id))).toEqual(['running', 'scheduled']);
    expect(refused(hall, 'org', 'uncall-round', { stage: 'q', round: 1 })).toBe('round/not-called');
  });

  it('of one table, by its referee or the desk, before it has begun', () => {
    const hall = openHall();
    give(hall, 'ref1', 'call-game', { game: first });
    expect(refused(hall, 'p1', 'uncall-game', { game: first })).toBe('office/not-yours');
    give(hall, 'org', 'uncall-game', { game: first });
    expect(statusOf(hall, first)).toBe('scheduled');
    expect(refused(hall, 'ref1', 'uncall-game', { game: first })).toBe('game/status');
    startGame(hall, first);
    expect(refused(hall, 'chief', 'uncall-game', { game: first })).toBe('game/status');
  });
});
