// Whether what a request is answered with may hold a role: nobody in the network may read along.
import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** As much of a request as is asked; one of fastify has it in `raw`. */
export type Carried = {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly encrypted?: boolean; readonly remoteAddress?: string | undefined };
};

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

const isOwnAddress = (address: string): boolean => {
  const plain = address.replace(/^::ffff:/, '');
  const kind = isIP(plain);
  return kind !== 0 && loopback.check(plain, kind === 6 ? 'ipv6' : 'ipv4');
};

const ownHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/** From this machine and to it by name: a page from elsewhere that was led here has another; a proxy says so. */
export const isLocal = ({ headers, socket }: Carried): boolean =>
  isOwnAddress(socket.remoteAddress ?? '') &&
  ownHost.test(headers.host ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers['x-forwarded-proto'] === undefined;

/**
 * HTTPS, or this machine itself. `url` is the address that people use from outside: where it is HTTPS a proxy
 * before us speaks it, and says so; whoever says it falsely harms himself alone.
 */
export const mayCarryRoles = (request: Carried, url: string | null): boolean =>
  request.socket.encrypted === true ||
  isLocal(request) ||
  (url?.startsWith('https:') === true && request.headers['x-forwarded-proto'] === 'https');
