// What a player is told of himself, and until when he may protest.
import { expect, it } from 'vitest';
import { callTo, lastOf, mayProtestNow, nextOf, type OwnGame, readOwn } from './own-picture.ts';

const game = (over: Partial<OwnGame>): OwnGame => ({
  game: 'q/1/1',
  stage: 'q',
  round: 1,
  table: 1,
  seat: 3,
  status: 'scheduled',
  winner: null,
  protestUntil: null,
  mayProtest: false,
  ...over,
});

it('next is the first that has not begun, last the last that is over; an annulled one is neither', () => {
  const own = ['final', 'annulled', 'ended', 'running', 'called', 'scheduled'].map((status, i) =>
    game({ game: String(i), status }),
  );
  expect([nextOf({ own })?.game, lastOf({ own })?.game]).toEqual(['4', '2']);
  expect([nextOf({ own: [] }), lastOf({ own: [] })]).toEqual([null, null]);
});

it('a round that is called calls its game; a table may be called alone', () => {
  const calls = [{ stage: 'q', round: 2, at: '', startsAt: '2026-01-10T12:00:00Z' }];
  expect(callTo({ calls }, game({ round: 2 }))).toEqual({ startsAt: '2026-01-10T12:00:00Z' });
  expect(callTo({ calls }, game({ round: 1 }))).toBeNull();
  expect(callTo({ calls }, game({ round: 1, status: 'called' }))).toEqual({ startsAt: null });
});

it('[fsm-2024 8.8.1] a protest is possible to its second, also on a picture drawn long before', () => {
  const until = '2026-01-10T12:10:00.000Z';
  const own = game({ mayProtest: true, protestUntil: until });
  expect(mayProtestNow(own, Date.parse(until))).toBe(true);
  expect(mayProtestNow(own, Date.parse(until) + 1)).toBe(false);
  expect(mayProtestNow(game({ mayProtest: true }), Date.parse(until))).toBe(true);
});

it('an official’s seats are those that everybody sees', () => {
  const view = {
    name: 'Cup',
    zone: 'Europe/Minsk',
    phase: 'running',
    rules: {},
    plan: [],
    calls: [],
    stages: [],
    standings: null,
    games: [
      {
        game: 'q/1/1',
        stage: 'q',
        round: 1,
        table: 2,
        status: 'called',
        seats: ['a', 'b'],
        result: null,
        ruled: null,
      },
    ],
  };
  expect(readOwn(view, 'public', 'b')?.own).toEqual([game({ table: 2, seat: 2, status: 'called' })]);
  expect(readOwn(view, 'player', 'b')).toBeNull();
});
