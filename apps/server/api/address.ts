// The address that people's phones are given: by whatever name the desk itself has opened the page.
import { shape, text } from '@omerta/base/reading.ts';
import type { FastifyRequest } from 'fastify';
import type { Place } from './place.ts';
import { type Route, route } from './route.ts';

const localNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The one that was asked for, unless only this machine knows it by that. In a hall it is the one without HTTPS: what
 * everybody may see comes at once, and the rest shows the way.
 */
export const outsideAddress = ({ protocol, host }: FastifyRequest, { origins, outside }: Place): string => {
  const known = origins().find((origin) => new URL(origin).host === host);
  const asked = known !== undefined && !localNames.has(new URL(known).hostname) ? known : null;
  return asked ?? outside() ?? known ?? `${protocol}://${host}`;
};

export const addressRoute: Route = route({
  method: 'GET',
  url: '/api/address',
  tells: 'The address at which phones reach this server, for links and codes that are shown to them.',
  answer: shape({ address: text }),
  audience: 'anybody',
  handle: async ({ request }, place) => ({ address: outsideAddress(request, place) }),
});
