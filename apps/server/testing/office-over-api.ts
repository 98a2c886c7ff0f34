// For tests: an office whose every order goes through the API, each by a device of whoever gives it.
import type { Refused } from '@omerta/office/answer.ts';
import type { Handled, Office } from '@omerta/office/office.ts';
import type { Order } from '@omerta/office/order-reader.ts';
import type { LineCommand } from '@omerta/rules/game/command.ts';
import { makeLine } from '@omerta/rules/notation/print.ts';
import type { FastifyInstance } from 'fastify';
import { sessionCookie } from '../api/asker.ts';
import type { Place } from '../api/place.ts';
import { beginSession } from '../people/kept/sessions.ts';
import { ownOrigin } from './served.ts';

type Lines = { readonly roles?: readonly (string | null)[]; readonly lines: readonly LineCommand[] };

/** As a program writes it: lines of the notation, in which hands and shots of players stand; cards with the first lines alone. */
const written = ({ roles, lines, ...rest }: Lines): object => ({
  ...rest,
  lines: lines.map(makeLine).filter(Boolean),
  ...(roles?.slice(-10).every((role) => role !== null) && { roles: roles.slice(-10) }),
});

const bodyOf = (order: Order): object => {
  const { device: _, command, ...to } = order;
  const { by: __, ...given } = command as Readonly<Record<string, unknown>>;
  return { ...to, command: to.to === 'game' ? written(given as unknown as Lines) : given };
};

const refusedBy = (problem: { readonly code: string; readonly detail: string }): Refused => ({
  code: problem.code,
  clause: null,
  params: {},
  sentence: { en: problem.detail, ru: problem.detail },
});

/** Reads are the office's own; the club is founded there too, since a club is claimed once, before anybody can ask. */
export const officeOverApi = (app: FastifyInstance, place: Place): Office => {
  const cookies = new Map<string, string>();
  const cookieOf = async (person: string): Promise<string> => {
    const known = cookies.get(person);
    if (known !== undefined) return known;
    const { secret } = await beginSession(place, { person, agent: 'Test/1', only: null, until: null });
    const cookie = `${sessionCookie}=${encodeURIComponent(secret)}`;
    cookies.set(person, cookie);
    return cookie;
  };
  const handle = async (given: unknown): Promise<Handled> => {
    const order = given as Order;
    const { by, type } = order.command as { readonly by: string; readonly type?: string };
    if (type === 'found-club') return place.office.handle(order);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { cookie: await cookieOf(by), origin: ownOrigin, 'content-type': 'application/json' },
      payload: JSON.stringify(bodyOf(order)),
    });
    return answer.statusCode === 200 ? answer.json() : refusedBy(answer.json());
  };
  return { ...place.office, handle };
};
