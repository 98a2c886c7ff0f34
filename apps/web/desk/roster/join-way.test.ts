// Two entries of one person in one tournament: what stands in the way of joining them.
import { expect, it } from 'vitest';
import { joinWay } from './join-way.ts';

const entry = (person: string, status: string) => ({ person, status });
const seen = (more: object) =>
  ({ phase: 'running', entries: [], games: [], officials: [], ...more }) as unknown as Parameters<
    typeof joinWay
  >[0];
const both = [entry('ёж', 'accepted'), entry('еж', 'accepted')];

it.each([
  ['is in no tournament that goes on', { entries: [entry('еж', 'withdrawn')] }, 'join'],
  ['was entered and has no seat', { entries: both }, 'withdraw'],
  [
    'waits in reserve, the first one sits',
    { entries: [entry('еж', 'reserve')], games: [{ seats: ['ёж'] }] },
    'withdraw',
  ],
  ['sits, the first one does not', { entries: both, games: [{ seats: ['еж'] }] }, 'turn'],
  ['sits as the first one does', { entries: both, games: [{ seats: ['ёж'] }, { seats: ['еж'] }] }, 'later'],
  ['is an official', { entries: both, officials: [{ person: 'еж', office: 'referee' }] }, 'office'],
  ['has played a tournament that is over', { phase: 'finished', games: [{ seats: ['еж'] }] }, 'join'],
])('the second one %s', (_, more, way) => {
  expect(joinWay(seen(more), 'ёж', 'еж')).toBe(way);
});
