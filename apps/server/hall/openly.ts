// What a hall hands out without HTTPS: what everybody in the room may see, and to nobody in particular. Whoever comes this way
// has no session, no token and no key but the code of a screen, changes nothing, and is given no card.
import type { IncomingMessage } from 'node:http';

const came = new WeakSet<IncomingMessage>();

/** Where a request came from is known at the door alone: nothing that it says about itself can change it. */
export const letInOpenly = <R extends IncomingMessage>(request: R): R => {
  came.add(request);
  return request;
};

export const cameOpenly = (request: IncomingMessage): boolean => came.has(request);

/** The public pages, and the two screens of the web that a wall of the hall shows. */
const page = /^\/(live(\/.*)?|board|screen\/[^/]+)\/?$/;
/** Those pages are made of them. */
const file = /^\/(?!api\/)([\w-]+\/)*[\w.-]+\.\w+$/;
const question = /^\/api\/(address|health|live|screen|tournaments(\/.*)?|people\/[^/]+\/photo)$/;

/** As it is written in the request: an address in disguise is none of these. */
export const isOpen = ({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean => {
  const path = url.split('?')[0] ?? '';
  return (
    (method === 'GET' || method === 'HEAD') && [page, file, question].some((pattern) => pattern.test(path))
  );
};
