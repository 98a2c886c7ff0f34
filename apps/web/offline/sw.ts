// The service worker: it keeps whole versions of the product on the device and serves the chosen one. A new version waits until a
// page lets it in, whichever worker is active by then: a phone that was turned off in a game goes on with the version it had.
import { sha256 } from '@omerta/base/sha256.ts';

type File = { readonly url: string; readonly revision: string | null };
type Waiting = { readonly waitUntil: (work: Promise<unknown>) => void };
type Asked = Waiting & {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
};
type Told = Waiting & { readonly data: unknown; readonly ports: readonly MessagePort[] };

/** What of a worker's world is used here: the compiler knows the page's. */
type Worker = {
  readonly __WB_MANIFEST: readonly File[];
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: Waiting) => void): void;
    (type: 'fetch', listener: (event: Asked) => void): void;
    (type: 'message', listener: (event: Told) => void): void;
  };
};
declare const self: Worker;

const files = self.__WB_MANIFEST;
const own = `omerta ${sha256(JSON.stringify(files)).slice(0, 16)}`;

/** Which version is served: a note among the caches, the one thing that every worker of this address can read. */
const [notes, note] = ['omerta chosen', '/chosen-version'];

const chosen = async (): Promise<string | undefined> =>
  (await (await caches.open(notes)).match(note))?.text();

const choose = async (version: string): Promise<void> =>
  (await caches.open(notes)).put(note, new Response(version));

/** Names with a hash are the same file in every version: those that are here are not fetched again. */
const fetched = async ({ url, revision }: File): Promise<Response> => {
  const known = revision === null ? await caches.match(`/${url}`) : undefined;
  const answer = known ?? (await fetch(new Request(`/${url}`, { cache: 'reload' })));
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
};

/** Whole or not at all: a version with a file missing would break in the middle of a game. */
const install = async (): Promise<void> => {
  const answers = await Promise.all(files.map(async (file) => [file.url, await fetched(file)] as const));
  const cache = await caches.open(own);
  await Promise.all(answers.map(([url, answer]) => cache.put(`/${url}`, answer)));
};

/** A tab that is still open on the version before may yet ask for a part of it. */
const dropAllBut = async (...kept: readonly (string | undefined)[]): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => ![notes, ...kept].includes(name)).map((name) => caches.delete(name)),
  );
};

const letIn = async (): Promise<void> => {
  const before = await chosen();
  await choose(own);
  await dropAllBut(own, before);
  await self.skipWaiting();
};

/** Every address without a file is a screen of the one page. */
const serve = async ({ url, mode }: Request): Promise<Response | undefined> => {
  const { pathname } = new URL(url);
  const cache = await caches.open((await chosen()) ?? own);
  const file = (await cache.match(pathname)) ?? (await caches.match(pathname));
  if (file || mode !== 'navigate') return file;
  return (await cache.match('/index.html')) ?? caches.match('/index.html');
};

/** The server answers for itself, and draws the public pages: nothing of it is kept here. */
const isOfServer = (path: string): boolean => /^\/(api|live|live-assets)(\/|$)/.test(path);

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) =>
  event.waitUntil(chosen().then((version) => (version === undefined ? choose(own) : undefined))),
);
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method === 'GET' && origin === location.origin && !isOfServer(pathname))
    event.respondWith(serve(event.request).then((answer) => answer ?? fetch(event.request)));
});
self.addEventListener('message', (event) => {
  const [port] = event.ports;
  const answer = async (): Promise<void> => {
    if (event.data === 'let in') await letIn();
    const version = await chosen();
    port?.postMessage(version !== undefined && version !== own);
  };
  event.waitUntil(answer());
});
