// What the network is told without HTTPS: how to trust the hall, the certificate to trust, or where to go; and what it is given.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type Lang, langOf } from '@omerta/base/lang.ts';
import { isOpen } from './openly.ts';
import { trustPage } from './trust-page.ts';
import { certificatePath, type Trusting } from './trusting.ts';

const asked = (request: IncomingMessage): URL | null => {
  const address = `http://${request.headers.host ?? ''}${request.url ?? ''}`;
  return URL.canParse(address) ? new URL(address) : null;
};

const wanted = (url: URL, header: string | undefined): Lang => {
  const chosen = url.searchParams.get('lang') ?? header?.split(/[,;]/)[0] ?? '';
  return langOf(chosen.trim());
};

/** A page of the product, as a person opens it: not a file, not a call of a program. */
const isPage = ({ method }: IncomingMessage, { pathname }: URL): boolean =>
  (method === 'GET' || method === 'HEAD') && !/\.\w+$/.test(pathname) && !pathname.startsWith('/api/');

const send = (
  reply: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body?: Uint8Array | string,
) =>
  void reply
    .writeHead(status, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers })
    .end(body);

/** Where phones trust the certificate by themselves there is no need for anything without HTTPS. */
export const isOpenIn =
  (trusting: Trusting | null) =>
  (request: IncomingMessage): boolean =>
    trusting !== null && request.url !== certificatePath && isOpen(request);

/** `trusting` is null where the certificate is one that phones trust by themselves. */
export const wayIn =
  (trusting: Trusting | null): RequestListener =>
  (request, reply) => {
    // What was sent without HTTPS is not even read.
    request.resume();
    const url = asked(request);
    if (url === null) return send(reply, 400, { 'content-type': 'text/plain' }, 'Bad request\n');
    const safe = `https://${url.host}${url.pathname}`;
    if (trusting !== null && url.pathname === certificatePath)
      return send(reply, 200, { 'content-type': 'application/x-x509-ca-cert' }, trusting.certificate);
    if (trusting === null || !isPage(request, url))
      return send(reply, 308, { location: `https://${url.host}${url.pathname}${url.search}` });
    const { html, policy } = trustPage({
      lang: wanted(url, request.headers['accept-language']),
      agent: request.headers['user-agent'] ?? '',
      safe,
      trusting,
    });
    return send(
      reply,
      200,
      {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'referrer-policy': 'no-referrer',
        vary: 'accept-language, user-agent',
      },
      request.method === 'HEAD' ? undefined : html,
    );
  };
