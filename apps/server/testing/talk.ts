// For tests: what a real client of TLS or HTTP says and hears.
import { mkdtempSync } from 'node:fs';
import { type IncomingHttpHeaders, request as plainRequest, type RequestOptions } from 'node:http';
import { request as safeRequest } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkServerIdentity, connect, type PeerCertificate } from 'node:tls';

export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'omerta-server-'));

export const portOf = (server: Server): number => (server.address() as AddressInfo).port;

export type Handshake = { readonly error: string | null; readonly peer: PeerCertificate | null };

/** Shakes hands as a phone that trusts `ca` alone and was asked for `name`, an address or a host. */
export const shakeHands = (port: number, name: string, ca: string | undefined): Promise<Handshake> =>
  new Promise((done) => {
    const socket = connect({
      port,
      host: '127.0.0.1',
      ca,
      checkServerIdentity: (_host, peer) => checkServerIdentity(name, peer),
    });
    socket.once('secureConnect', () => {
      done({ error: null, peer: socket.getPeerCertificate() });
      socket.destroy();
    });
    socket.once('error', (error) => done({ error: error.message, peer: null }));
  });

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string };

export const ask = (
  address: string,
  options: RequestOptions & { readonly ca?: string } = {},
): Promise<Answer> =>
  new Promise((done, fail) => {
    const send = address.startsWith('https') ? safeRequest : plainRequest;
    const sent = send(address, { agent: false, ...options }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        done({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    sent.on('error', fail);
    sent.end();
  });
