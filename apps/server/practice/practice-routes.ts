// Practice from the desk: whether somebody practises here, begun and ended by an organiser of the club.
import { orNull, shape, whole } from '@omerta/base/reading.ts';
import { number } from '@omerta/base/values.ts';
import { problem } from '../api/problem.ts';
import { type Route, route } from '../api/route.ts';
import type { Practice } from './practice.ts';

const pace = shape({ tables: whole(1, 20), speed: number(1, 100) });

export const practiceRoutes = (practice: Practice): readonly Route[] => [
  route({
    method: 'GET',
    url: '/api/practice',
    tells: 'Whether a cast of the server plays practice cups, at how many tables and how fast.',
    answer: shape({ practice: orNull(pace) }),
    audience: 'signed-in',
    handle: async () => ({ practice: practice.now() }),
  }),
  route({
    method: 'POST',
    url: '/api/practice',
    tells: 'Begins practice: people that the server plays hold cups on the real screens until it is ended.',
    body: pace,
    answer: shape({}),
    audience: 'signed-in',
    handle: async ({ asker: { person }, body }, place) =>
      person === null ? problem('auth/none') : ((await practice.begin(place, person, body)) ?? {}),
  }),
  route({
    method: 'DELETE',
    url: '/api/practice',
    tells: 'Ends practice: its cups stay as they are, and go on when it is begun again.',
    answer: shape({}),
    audience: 'signed-in',
    handle: async ({ asker: { person } }, place) =>
      person === null ? problem('auth/none') : ((await practice.end(place, person)) ?? {}),
  }),
];
