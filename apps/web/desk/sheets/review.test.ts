// The second look: newest first, by whom, with which keys.
import { expect, it } from 'vitest';
import {
  afterDone,
  approvesAs,
  beside,
  doingOf,
  minutesOf,
  newestFirst,
  type ReviewGame,
  whyNotClose,
  whyNotSecond,
  whyNotSign,
} from './review.ts';

const game = (facts: Partial<ReviewGame> = {}) => ({
  id: 'q/1/1',
  status: 'signed',
  endedAt: '2026-11-16T10:00:00.000Z',
  referee: 'ref',
  signedBy: 'ref',
  ledBy: ['ref'],
  seats: ['p1'],
  gone: ['p2'],
  sheet: {},
  ...facts,
});

it('goes through the sheets from the last game to the first, without what was annulled or has none', () => {
  const games = [
    game({ id: 'a', endedAt: '2026-11-16T09:00:00.000Z' }),
    game({ id: 'b', endedAt: '2026-11-16T11:00:00.000Z' }),
    game({ id: 'c' }),
    game({ id: 'd', status: 'annulled' }),
    { ...game({ id: 'e' }), sheet: null },
  ];
  expect(newestFirst(games).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});

it('is for a second person with an office, who neither led, signed nor played it', () => {
  const why = (person: string, office: 'administrator' | 'side-referee', facts: Partial<ReviewGame> = {}) =>
    whyNotSecond(game(facts), { person, offices: [office] });
  expect(why('admin', 'administrator')).toBeNull();
  expect(why('admin', 'side-referee')).toBe('no-office');
  expect(why('ref', 'administrator')).toBe('own-hand');
  expect(why('ref', 'administrator', { signedBy: 'chief' })).toBe('own-hand');
  expect(why('p2', 'administrator')).toBe('own-game');
  expect(why('admin', 'administrator', { status: 'confirmed' })).toBe('status');
});

it('closing comes after the confirmation, where there is one', () => {
  const chief = { person: 'chief', offices: ['chief'] as const };
  expect(whyNotClose(game(), chief, true)).toBe('status');
  expect(whyNotClose(game({ status: 'confirmed' }), chief, true)).toBeNull();
  expect(whyNotClose(game(), chief, false)).toBeNull();
  expect(whyNotClose(game({ status: 'confirmed' }), chief, false)).toBeNull();
  expect(whyNotClose(game(), { person: 'x', offices: ['administrator'] }, false)).toBe('no-office');
});

it('whoever leads the game signs its sheet, once it is there, or the chief in his place', () => {
  const by = (person: string, status: string, offices: readonly 'chief'[] = []) =>
    whyNotSign(game({ status }), { person, offices });
  expect([by('ref', 'sheet'), by('other', 'sheet'), by('ref', 'signed')]).toEqual([
    null,
    'no-office',
    'status',
  ]);
  expect([by('other', 'sheet', ['chief']), by('other', 'signed', ['chief'])]).toEqual([null, 'status']);
});

it('the committee stands in for its member on duty, and nobody for the chief', () => {
  expect(approvesAs('duty', { offices: ['committee'] })).toBe('committee');
  expect(approvesAs('chief', { offices: ['committee', 'duty'] })).toBeNull();
  expect(approvesAs('chief', { offices: ['chief'] })).toBe('chief');
});

it('keys are known by their place; one held down, or with another, is none of ours', () => {
  const key = { code: 'KeyC', ctrlKey: false, metaKey: false, altKey: false, repeat: false };
  expect(doingOf(key)).toBe('confirm');
  expect(doingOf({ ...key, ctrlKey: true })).toBeNull();
  expect(doingOf({ ...key, repeat: true })).toBeNull();
  expect(doingOf({ ...key, code: 'KeyX' })).toBeNull();
});

it('steps beside, stops at the ends, and goes on to what still waits', () => {
  const ids = ['c', 'b', 'a'];
  expect([beside(ids, 'c', 1), beside(ids, 'c', -1), beside(ids, 'a', 1)]).toEqual(['b', null, null]);
  expect(beside(ids, 'gone', 1)).toBe('c');
  expect([afterDone(ids, 'c'), afterDone(ids, 'a'), afterDone(['a'], 'a')]).toEqual(['b', 'b', null]);
});

it('counts whole minutes', () => {
  expect(minutesOf({ startedAt: '2026-11-16T10:00:00Z', endedAt: '2026-11-16T10:59:59Z' })).toBe(59);
  expect(minutesOf({ startedAt: null, endedAt: null })).toBeNull();
});
