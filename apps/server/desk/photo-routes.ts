// Photos of people: set by whoever keeps the people, seen by those who are signed in and by screens and streams.
import { type Descriptor, shape, text } from '@omerta/base/reading.ts';
import type { Asker } from '../api/asker.ts';
import type { Place } from '../api/place.ts';
import { problem } from '../api/problem.ts';
import { type Route, route } from '../api/route.ts';
import { deletePhoto, photoOf, photoTypes, setPhoto } from '../people/kept/photos.ts';
import { watchKeyBy } from '../people/kept/watch-keys.ts';
import { whyNotKept } from './person-routes.ts';

const named = shape({ person: text });
const mostBytes = 2 * 1024 * 1024;

/** Whatever is no bytes is no photo: the handler says so. */
const bytes: Descriptor<Uint8Array | null> = {
  read: (value) => (value instanceof Uint8Array ? value : null),
  schema: { type: 'string', format: 'binary' },
};

const mayLook = async (place: Place, { person, bearer }: Asker): Promise<boolean> =>
  person !== null || (bearer !== null && (await watchKeyBy(place, bearer)) !== null);

export const photoRoutes: readonly Route[] = [
  route({
    method: 'PUT',
    url: '/api/people/:person/photo',
    tells: 'Sets the photo of a person: a JPEG, PNG or WebP file of at most 2 MiB.',
    params: named,
    body: bytes,
    answer: shape({}),
    audience: 'signed-in',
    bytes: photoTypes,
    bodyLimit: mostBytes,
    handle: async ({ asker, params: { person }, body }, place) => {
      const refused = await whyNotKept(place, asker.person, person);
      if (refused) return refused;
      if (body === null || !(await setPhoto(place, person, body))) return problem('photo/form');
      await place.audit.note(asker, 'PhotoSet', { for: person });
      return {};
    },
  }),
  route({
    method: 'GET',
    url: '/api/people/:person/photo',
    tells: 'The photo of a person, for whoever is signed in and for the screens and streams of the club.',
    params: named,
    answer: { type: 'image/*' },
    audience: 'anybody',
    forOneTournament: true,
    otherKeys: true,
    handle: async ({ asker, params: { person } }, place) => {
      if (!(await mayLook(place, asker))) return problem('auth/none');
      const found = await photoOf(place, person);
      return found ? { raw: found.bytes, type: found.type } : problem('photo/none');
    },
  }),
  route({
    method: 'DELETE',
    url: '/api/people/:person/photo',
    tells: 'Deletes the photo of a person; everybody may delete his own.',
    params: named,
    answer: shape({}),
    audience: 'signed-in',
    handle: async ({ asker, params: { person } }, place) => {
      const refused = asker.person === person ? null : await whyNotKept(place, asker.person, person);
      if (refused) return refused;
      if (!(await deletePhoto(place, person))) return problem('photo/none');
      await place.audit.note(asker, 'PhotoDeleted', { for: person });
      return {};
    },
  }),
];
