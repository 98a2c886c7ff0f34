// For tests: what a desk asks, what the public writes to it, and what is kept of people.
import { clubOrder, give } from '@omerta/office/testing/club.ts';
import { register } from '../desk/registrations.ts';
import { setPhoto } from '../people/kept/photos.ts';
import { cup, type GoodRequest, next, reading } from './good-request.ts';
import type { HallOfOffices } from './offices.ts';

/** Anybody enters while entries are open: they are opened for it. */
const opened = async ({ club }: HallOfOffices): Promise<void> => {
  await give(club, 'org', 'open-entries', { question: null });
};

export const atDesk: readonly GoodRequest[] = [
  reading('/api/club', '/api/club'),
  reading('/api/practice', '/api/practice'),
  { route: 'POST /api/practice', make: () => ({ url: '/api/practice', body: { tables: 1, speed: 10 } }) },
  { route: 'DELETE /api/practice', make: () => ({ url: '/api/practice' }) },
  {
    route: 'POST /api/tournaments/{tournament}/preview',
    what: 'of a fine',
    make: () => ({
      url: `${cup}/preview`,
      body: { command: { type: 'fine', person: 'p20', points: '0.5', reason: 'late' } },
    }),
  },
  {
    route: 'POST /api/tournaments/{tournament}/preview',
    what: 'of a ruling',
    make: () => ({
      url: `${cup}/preview`,
      body: { command: { type: 'apply-ruling', ruling: 'none', preview: '' } },
    }),
  },
  reading('/api/tournaments/{tournament}/may', `${cup}/may`),
  reading('/api/tournaments/{tournament}/protests/{protest}/stake', `${cup}/protests/none/stake`),
  {
    route: 'POST /api/tournaments/{tournament}/registrations',
    make: async (hall) => {
      await opened(hall);
      return { url: `${cup}/registrations`, body: { nickname: next(hall, 'wants'), club: 'North' } };
    },
  },
  reading('/api/tournaments/{tournament}/registrations', `${cup}/registrations`),
  {
    route: 'DELETE /api/tournaments/{tournament}/registrations/{registration}',
    make: async ({ place }) => {
      const id = await register(place, 'cup', { nickname: 'gone', club: null, answer: null });
      return { url: `${cup}/registrations/${id}` };
    },
  },
  reading('/api/tournaments/{tournament}/desk-standings', `${cup}/desk-standings?stage=q&after=1`),
  reading('/api/tournaments/{tournament}/file', `${cup}/file`),
  reading('/api/tournaments/{tournament}/paper', `${cup}/paper`),
  reading('/api/screen', '/api/screen'),
];

export const smallPhoto = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1, 2, 3]);

/** Somebody of the club who takes part in nothing. */
const newcomer = async (hall: HallOfOffices): Promise<string> => {
  const person = next(hall, 'newcomer');
  await hall.club.office.handle(clubOrder(hall.club, 'org', 'add-person', { person }));
  return person;
};

export const ofPeople: readonly GoodRequest[] = [
  reading('/api/people', '/api/people'),
  reading('/api/people/{person}/details', '/api/people/p10/details'),
  {
    route: 'POST /api/people/{person}/details',
    make: (hall) => ({
      url: '/api/people/p10/details',
      body: { nickname: next(hall, 'renamed'), club: 'South', note: 'tall' },
    }),
  },
  {
    route: 'POST /api/people/{person}/join',
    make: async (hall) => ({ url: '/api/people/p10/join', body: { other: await newcomer(hall) } }),
  },
  {
    route: 'POST /api/people/{person}/part',
    make: async (hall) => {
      const person = await newcomer(hall);
      await hall.club.office.handle(clubOrder(hall.club, 'org', 'join-people', { person, into: 'p10' }));
      return { url: `/api/people/${person}/part` };
    },
  },
  {
    route: 'PUT /api/people/{person}/photo',
    make: () => ({ url: '/api/people/p10/photo', bytes: { type: 'image/jpeg', of: smallPhoto } }),
  },
  {
    route: 'GET /api/people/{person}/photo',
    make: async ({ place }) => {
      await setPhoto(place, 'p10', smallPhoto);
      return { url: '/api/people/p10/photo' };
    },
  },
  {
    route: 'DELETE /api/people/{person}/photo',
    make: async ({ place }) => {
      await setPhoto(place, 'p10', smallPhoto);
      return { url: '/api/people/p10/photo' };
    },
  },
];
