// Who sat in for others is in the contest or out of it; whoever has a number of his own is not asked about.
import { expect, it } from 'vitest';
import { deskGame, deskPicture } from '../testing/desk-picture.ts';
import { contestOf } from './contest.ts';

const entry = (person: string) => ({ person, status: 'reserve' as const, paid: false, here: true });
const [stage] = deskPicture().plans;
const picture = deskPicture({
  entries: ['p1', 'p2', 'p3'].map(entry),
  plans: stage ? [{ ...stage, players: ['p1'] }] : [],
  games: [deskGame({ seats: ['p1', 'p2', 'side'] })],
  standIns: ['p2', 'side'],
});

it('is out until he is given a place', () => {
  expect(contestOf(picture, 'p2')).toBe('out');
  expect(contestOf({ ...picture, standIns: [] }, 'p2')).toBe('in');
});

it('is not asked of a player, of who has not sat in, of an official, nor of a game that was annulled', () => {
  for (const person of ['p1', 'p3', 'side']) expect(contestOf(picture, person)).toBeNull();
  expect(
    contestOf({ ...picture, games: [deskGame({ seats: ['p2'], status: 'annulled' })] }, 'p2'),
  ).toBeNull();
  expect(contestOf({ ...picture, kind: 'evening' }, 'p2')).toBeNull();
});
