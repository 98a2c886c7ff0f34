// Every way in: counted where it fails, and a session where it does not.
import type { FastifyRequest } from 'fastify';
import { addressLimit } from '../api/asker.ts';
import { type FailureLimit, isTurned } from '../api/attempts.ts';
import type { Place } from '../api/place.ts';
import { type ApiProblem, problem } from '../api/problem.ts';
import { beginSession, type NewSession } from './kept/sessions.ts';

/** What the browser calls itself. */
export const agentOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string => headers['user-agent'] ?? '';

type Asking = {
  readonly request: Pick<FastifyRequest, 'headers' | 'ip'>;
  readonly setSession: (secret: string | null) => void;
};

/** Work that gives null has failed: it is counted for the address and whatever else is limited. */
export const attempted = async <T extends object>(
  place: Place,
  { request }: Pick<Asking, 'request'>,
  limits: readonly FailureLimit[],
  work: () => Promise<T | ApiProblem | null>,
): Promise<T | ApiProblem | null> => {
  const done = await place.attempts.attempt([...limits, addressLimit(request.ip)], work);
  if (done === null) await place.audit.noteFailure();
  return isTurned(done) ? problem('auth/too-many', { seconds: done.wait }) : done;
};

/** The device that asks has a session from now on; gives its id. */
export const enter = async (
  place: Place,
  { request, setSession }: { readonly request: Pick<FastifyRequest, 'headers'> } & Pick<Asking, 'setSession'>,
  wanted: Omit<NewSession, 'agent'>,
): Promise<string> => {
  const agent = agentOf(request);
  const { id, secret } = await beginSession(place, { ...wanted, agent });
  await place.devices.begun({ person: wanted.person, device: deviceOf(id), agent });
  setSession(secret);
  return id;
};

export const deviceOf = (session: string): string => `session-${session}`;
