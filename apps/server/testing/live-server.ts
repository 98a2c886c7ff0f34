// For tests: a whole server on a port of its own, people with tokens, and sockets that remember what they were sent.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '@omerta/store/store.ts';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import { type Place, placeOf } from '../api/place.ts';
import { makeToken } from '../people/kept/tokens.ts';
import { serveApi } from '../service.ts';
import { site } from '../site.ts';

export type LiveServer = {
  readonly app: FastifyInstance;
  readonly place: Place;
  readonly url: string;
  readonly close: () => Promise<void>;
};

/** The one page, with nothing on it. */
const emptyWeb = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'omerta-empty-web-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Omerta</title>');
  return folder;
};

/** A place over a store, ready to serve; its own addresses may come later. */
export const placeOn = (
  store: Store,
  now: () => Date = () => new Date(),
  own: readonly string[] = [],
): Place => {
  if (store.vault === null) throw new Error('a server needs a vault');
  const place = placeOf({
    store,
    vault: store.vault,
    clubName: 'minsk',
    now,
    origins: () => ['http://localhost', ...own],
    isSafe: () => true,
    version: '0.0.0',
    home: 'folder',
  });
  place.state = 'ok';
  return place;
};

/** `web`: the pages that it serves; an empty one unless a browser looks at them. */
export const liveServer = async (
  store: Store,
  now: () => Date,
  web: string = emptyWeb(),
): Promise<LiveServer> => {
  const own: string[] = [];
  const place = placeOn(store, now, own);
  const app = await site(web, { sockets: () => place.sockets, api: (frame) => serveApi(frame, place) });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  own.push(url);
  return { app, place, url, close: () => app.close() };
};

/** Asks as this person, or as nobody. */
export const askerAt = ({ url, place }: LiveServer, person: string | null) => {
  const token = person === null ? null : makeToken(place, person, { name: 'test', days: 1 });
  const ask = async (
    method: string,
    path: string,
    body?: object,
    more: Readonly<Record<string, string>> = {},
  ) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${(await token).token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...more,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = (answer.headers.get('content-type') ?? '').includes('json');
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      json: isJson && text !== '' ? JSON.parse(text) : null,
    };
  };
  return {
    get: (path: string, more?: Readonly<Record<string, string>>) => ask('GET', path, undefined, more),
    post: (path: string, body: object, more?: Readonly<Record<string, string>>) =>
      ask('POST', path, body, more),
    del: (path: string) => ask('DELETE', path),
    token: async () => (token ? (await token).token : null),
  };
};

export type HeardFrame = {
  readonly watch?: string;
  readonly audience?: string;
  readonly n?: number;
  readonly view?: Readonly<Record<string, unknown>>;
  readonly problem?: { readonly code: string; readonly status: number };
};

/** A socket as a program opens one. */
export const socketAt = async (
  { url }: Pick<LiveServer, 'url'>,
  token: string | null = null,
  origin?: string,
  cookie?: string,
) => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(origin && { origin }),
      ...(cookie && { cookie }),
    },
  });
  const heard: HeardFrame[] = [];
  const waiting: (() => void)[] = [];
  socket.on('message', (data: Buffer) => {
    heard.push(JSON.parse(data.toString()) as HeardFrame);
    for (const wake of waiting.splice(0)) wake();
  });
  const closed = new Promise<number>((done) => socket.on('close', (code: number) => done(code)));
  await Promise.race([new Promise((done) => socket.once('open', done)), closed]);
  /** The first, from what has come or comes, that fits. */
  const hear = async (fits: (heard: HeardFrame) => boolean): Promise<HeardFrame> => {
    for (;;) {
      const found = heard.find(fits);
      if (found) return found;
      await new Promise<void>((done) => waiting.push(done));
    }
  };
  return {
    heard,
    hear,
    closed,
    say: (said: unknown) => socket.send(typeof said === 'string' ? said : JSON.stringify(said)),
    raw: socket,
  };
};
