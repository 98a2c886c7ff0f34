// Whether this server serves: for whoever starts, watches or balances it.

import { oneOf, shape } from '@omerta/base/reading.ts';
import { format, name } from '@omerta/base/values.ts';
import { clubStream } from '@omerta/office/streams.ts';
import { StoreFault } from '@omerta/store/fault.ts';
import type { Place } from './place.ts';
import { problem, problemDocument, problemType } from './problem.ts';
import { type Route, route } from './route.ts';
import type { ServerCode } from './server-code.ts';

const healthFormat = 'omerta.health/1';

type Ill = 'starting' | 'stopping' | 'store-unreachable';

const illOf = async ({ state, store, clubName }: Place): Promise<Ill | null> => {
  if (state !== 'ok') return state;
  try {
    await store.head(clubStream(clubName));
    return null;
  } catch (error) {
    if (error instanceof StoreFault) return 'store-unreachable';
    throw error;
  }
};

const codes: Readonly<Record<Ill, ServerCode>> = {
  starting: 'server/starting',
  stopping: 'server/stopping',
  'store-unreachable': 'store/unreachable',
};

/** Also where it does not serve: then a problem document whose `status` is a word. */
export const healthRoute: Route = route({
  method: 'GET',
  url: '/api/health',
  tells: 'Says whether the server serves; 503 while it starts, stops or cannot reach its store.',
  answer: shape({
    format: format(healthFormat),
    status: oneOf(['ok']),
    version: name,
    store: oneOf(['folder', 'postgres']),
  }),
  audience: 'anybody',
  always: true,
  handle: async ({ lang }, place) => {
    const ill = await illOf(place);
    const { version, home: store } = place;
    if (ill === null) return { format: healthFormat, status: 'ok' as const, version, store };
    const told = problemDocument(problem(codes[ill]), lang);
    const raw = Buffer.from(JSON.stringify({ ...told, format: healthFormat, status: ill, version, store }));
    return { raw, type: problemType, status: 503 };
  },
});
