// What a screen of the hall shows at a moment: pages, turns, the next round, the game at a table, places from the last up.
import { describe, expect, it } from 'vitest';
import type { HallGame, HallPicture } from './hall-picture.ts';
import {
  countdownOf,
  gameAt,
  nextRound,
  pageNow,
  pagesOf,
  revealOf,
  roundOf,
  sceneNow,
  watchedTables,
} from './scene-now.ts';

const stages: HallPicture['stages'] = [
  { stage: 'q', name: 'Qualifying', rounds: 2 },
  { stage: 'a', name: 'Final', rounds: 1 },
];
const game = (id: string, status: string): HallGame => {
  const [stage = '', round, table] = id.split('/');
  return { game: id, stage, round: Number(round), table: Number(table), status, seats: [] };
};
const hall = (...games: readonly (readonly [string, string])[]) => ({
  stages,
  games: games.map(([id, status]) => game(id, status)),
});

describe('pages', () => {
  it('are as long as each other, and none is empty', () => {
    const list = Array.from({ length: 21 }, (_, i) => i);
    expect(pagesOf(list, 20).map((page) => page.length)).toEqual([11, 10]);
    expect(pagesOf(list, 7).map((page) => page.length)).toEqual([7, 7, 7]);
    expect(pagesOf([], 5)).toEqual([[]]);
    expect(pagesOf(list, 10).flat()).toEqual(list);
  });

  it('turn by themselves, and share the turn of a rotation so that all of them are seen', () => {
    const at = (elapsed: number, span: number | null) => pageNow(3, { elapsed, span });
    expect([0, 11_999, 12_000, 24_000, 36_000].map((ms) => at(ms, null))).toEqual([0, 0, 1, 2, 0]);
    expect([0, 9_999, 10_000, 20_000, 29_999].map((ms) => at(ms, 30_000))).toEqual([0, 0, 1, 2, 2]);
    expect(pageNow(1, { elapsed: 99_999, span: null })).toBe(0);
  });
});

it('a rotation shows each for its seconds, and begins each anew', () => {
  const shows = {
    what: 'rotation',
    seconds: 20,
    shows: [{ what: 'standings' }, { what: 'countdown' }],
  } as const;
  expect(sceneNow(shows, 0)).toEqual({ scene: { what: 'standings' }, elapsed: 0, span: 20_000 });
  expect(sceneNow(shows, 25_000)).toEqual({ scene: { what: 'countdown' }, elapsed: 5_000, span: 20_000 });
  expect(sceneNow(shows, 40_000).scene).toEqual({ what: 'standings' });
});

it('a screen watches every table that it shows, also those whose turn is to come', () => {
  const board = { what: 'board', table: 2 } as const;
  const shows = {
    what: 'rotation',
    seconds: 20,
    shows: [board, { what: 'clock', table: 1 }, board],
  } as const;
  expect(watchedTables(shows)).toEqual([2, 1]);
  expect(watchedTables({ what: 'standings' })).toEqual([]);
});

describe('the next seating', () => {
  it('is of the first round at which somebody is still to sit down', () => {
    expect(nextRound(hall(['q/1/1', 'final'], ['q/2/1', 'scheduled'], ['a/1/1', 'scheduled']))).toEqual({
      stage: 'q',
      round: 2,
    });
    expect(nextRound(hall(['q/2/1', 'running'], ['q/2/2', 'called'], ['q/3/1', 'scheduled']))).toEqual({
      stage: 'q',
      round: 2,
    });
    expect(nextRound(hall(['a/1/1', 'scheduled'], ['q/1/1', 'scheduled']))?.stage).toBe('q');
    expect(nextRound(hall(['q/1/1', 'annulled'], ['a/1/1', 'running']))).toBeNull();
  });

  it('is of another round where the desk names it', () => {
    const picture = hall(['q/1/1', 'final'], ['q/2/1', 'scheduled'], ['a/1/1', 'scheduled']);
    expect(roundOf(picture, { stage: 'q', round: 1 })).toEqual({ stage: 'q', round: 1 });
    expect(roundOf(picture, { stage: 'a', round: null })).toEqual({ stage: 'a', round: 1 });
    expect(roundOf(picture, { stage: null, round: null })).toEqual({ stage: 'q', round: 2 });
  });
});

it('a table shows the game being played, else the one called, else the last that was', () => {
  const at = (...games: readonly (readonly [string, string])[]) => gameAt(hall(...games), 1)?.game;
  expect(at(['q/1/1', 'final'], ['q/2/1', 'running'], ['q/3/1', 'called'])).toBe('q/2/1');
  expect(at(['q/1/1', 'final'], ['q/2/1', 'called'], ['q/2/2', 'running'])).toBe('q/2/1');
  expect(at(['q/1/1', 'final'], ['q/2/1', 'ended'], ['q/3/1', 'scheduled'])).toBe('q/2/1');
  expect(at(['q/2/1', 'ended'], ['q/3/1', 'called'])).toBe('q/2/1');
  expect(at(['q/2/1', 'signed'], ['q/3/1', 'called'])).toBe('q/3/1');
  expect(at(['q/1/1', 'annulled'], ['q/1/1/2', 'called'], ['q/2/1', 'called'])).toBe('q/1/1/2');
  expect(at(['q/1/1', 'scheduled'], ['q/2/1', 'scheduled'])).toBe('q/1/1');
  expect(at(['q/1/2', 'running'])).toBeUndefined();
});

describe('the countdown', () => {
  const startsAt = '2026-01-10T12:05:00Z';
  const now = Date.parse('2026-01-10T12:00:00Z');
  const call = { stage: 'q', round: 2, at: '2026-01-10T11:59:00Z', startsAt };
  const plan = [{ stage: 'q', round: 2, at: startsAt }];

  it('runs to the start of the called round, and stands at nothing after it', () => {
    const picture = { ...hall(['q/2/1', 'called']), calls: [call], plan };
    expect(countdownOf(picture, now)).toMatchObject({ is: 'called', left: 300_000, round: { round: 2 } });
    expect(countdownOf(picture, now + 400_000)).toMatchObject({ is: 'called', left: 0 });
  });

  it('of a round that has begun is over: the next one is planned, or nothing is known of it', () => {
    const begun = { ...hall(['q/1/1', 'running'], ['q/2/1', 'scheduled']), calls: [{ ...call, round: 1 }] };
    expect(countdownOf({ ...begun, plan }, now)).toEqual({
      is: 'planned',
      round: { stage: 'q', round: 2 },
      at: startsAt,
    });
    expect(countdownOf({ ...begun, plan: [] }, now)).toMatchObject({ is: 'none' });
  });
});

describe('a reveal', () => {
  const row = (place: number, player: string) => ({ place, player, total: '1' });
  const shown = (revealed: readonly ReturnType<typeof row>[], from: number | null) => {
    const { newest, older, many } = revealOf({ revealed }, from);
    return [newest.map(({ player }) => player), older.map(({ player }) => player), many];
  };

  it('goes from the last place up; those who share one come together', () => {
    const revealed = [row(2, 'b'), row(2, 'c'), row(4, 'd'), row(5, 'e')];
    expect(shown(revealed, null)).toEqual([[], [], 'one']);
    expect(shown(revealed, 5)).toEqual([['e'], [], 'one']);
    expect(shown(revealed, 4)).toEqual([['d'], ['e'], 'one']);
    expect(shown(revealed, 2)).toEqual([['b', 'c'], ['d', 'e'], 'one']);
  });

  it('draws a crowd that shares a place small, and leaves less room below it', () => {
    const tied = Array.from({ length: 12 }, (_, i) => row(3, `t${i}`));
    const below = Array.from({ length: 9 }, (_, i) => row(15 + i, `b${i}`));
    const { newest, older, many } = revealOf({ revealed: [...tied, ...below] }, 3);
    expect([newest.length, older.length, many]).toEqual([12, 3, 'crowd']);
    expect(revealOf({ revealed: below }, 15).older).toHaveLength(7);
  });
});
