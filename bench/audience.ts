// A demo of ten tables with two hundred who watch: how far the public is behind its delay, on sockets and on the screens of pages, and what pages complain of.
import { demoOwner } from '@omerta/server/demo/own-store.ts';
import { findChromium } from '@omerta/testkit/machine/chromium.ts';
import { type RealServer, startRealServer } from '@omerta/web/e2e/real-server.ts';
import { openPage } from '@omerta/web/e2e/screen.ts';
import type { Page } from 'playwright-core';
import { show } from './measure.ts';

declare global {
  /** Milliseconds from a referee's press to the frame that shows it. */
  var shownAfter: number[];
}

const tables = 10;
const speed = 10;
const watching = 200;
const pages = 12;
const delaySeconds = 3;
const seconds = 60;

type Running = { readonly tournament: string; readonly game: string };

const json = async <T>(url: string, how?: RequestInit): Promise<T> => {
  const answer = await fetch(url, how);
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
  return answer.json() as Promise<T>;
};

const tournamentsAt = async (url: string): Promise<readonly string[]> => {
  const { tournaments } = await json<{
    readonly tournaments: readonly { readonly tournament: string; readonly phase: string }[];
  }>(`${url}/api/tournaments`);
  return tournaments.filter(({ phase }) => phase === 'running').map(({ tournament }) => tournament);
};

const runningAt = async (url: string): Promise<readonly Running[]> => {
  const found: Running[] = [];
  for (const tournament of await tournamentsAt(url)) {
    const { view } = await json<{
      readonly view: { readonly games: readonly { readonly game: string; readonly status: string }[] };
    }>(`${url}/api/tournaments/${tournament}?as=public`);
    for (const { game, status } of view.games) if (status === 'running') found.push({ tournament, game });
  }
  return found;
};

const posted = (url: string, body: object, cookie = ''): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { origin: new URL(url).origin, 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');

type Desk = {
  readonly view: { readonly officials: readonly { readonly person: string; readonly office: string }[] };
};

/** The delay of every cup, set by its chief, whom the owner lets in. */
const delayAll = async (url: string): Promise<void> => {
  const owner = cookieOf(await posted(`${url}/api/sign-in`, demoOwner));
  for (const tournament of await tournamentsAt(url)) {
    const desk = await json<Desk>(`${url}/api/tournaments/${tournament}`, { headers: { cookie: owner } });
    const chief = desk.view.officials.find(({ office }) => office === 'chief')?.person ?? '';
    const made = await posted(`${url}/api/people/${chief}/code`, {}, owner);
    const { code } = (await made.json()) as { readonly code: string };
    const cookie = cookieOf(await posted(`${url}/api/code`, { code }));
    const command = { type: 'set-delay', id: `delay-${tournament}`, seconds: delaySeconds };
    const set = await posted(`${url}/api/orders`, { to: 'tournament', tournament, command }, cookie);
    if (!set.ok) throw new Error(await set.text());
  }
};

type Frame = { readonly view?: { readonly clock?: { readonly startedAt: number } | null } };

/** When the referee started the clock that a picture shows for the first time: every press of the demo starts one anew. */
const startedIn = (text: string): number | null => (JSON.parse(text) as Frame).view?.clock?.startedAt ?? null;

/** What is behind by the time that it comes, until it is closed; the first picture is of no press. */
const watch = (url: string, { tournament, game }: Running, behind: number[]): Promise<() => void> =>
  new Promise((opened) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`);
    let known: number | null | undefined;
    socket.onopen = () => {
      socket.send(JSON.stringify({ watch: `game/${tournament}/${game}`, as: 'public' }));
      opened(() => socket.close());
    };
    socket.onmessage = ({ data }) => {
      const started = startedIn(String(data));
      if (known !== undefined && started !== null && started !== known) behind.push(Date.now() - started);
      known = started ?? known ?? null;
    };
  });

const countFrames = (): void => {
  globalThis.shownAfter = [];
  const Plain = globalThis.WebSocket;
  globalThis.WebSocket = class extends Plain {
    constructor(...given: ConstructorParameters<typeof Plain>) {
      super(...given);
      let known: number | undefined;
      this.addEventListener('message', ({ data }) => {
        const started = JSON.parse(String(data)).view?.clock?.startedAt;
        if (typeof started !== 'number' || started === known) return;
        const isFirst = known === undefined;
        known = started;
        if (isFirst) return;
        requestAnimationFrame(() =>
          requestAnimationFrame(() => globalThis.shownAfter.push(Date.now() - started)),
        );
      });
    }
  };
};

const openPages = async (
  house: RealServer,
  games: readonly Running[],
  complaints: string[],
): Promise<readonly Page[]> => {
  const opened: Page[] = [];
  for (let i = 0; i < pages; i++) {
    const { tournament, game } = games[i % games.length] ?? { tournament: '', game: '' };
    const page = await openPage(house, { lang: i % 2 === 0 ? 'ru' : 'en' });
    page.on('console', (said) => said.type() === 'error' && complaints.push(said.text()));
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.addInitScript(countFrames);
    const path = i % 3 === 2 ? '' : `/games/${encodeURIComponent(game)}`;
    await page.goto(`/live/${tournament}${path}`);
    opened.push(page);
  }
  return opened;
};

const part = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const behindOf = (all: readonly number[]): readonly number[] =>
  all.map((each) => each - delaySeconds * 1_000).toSorted((a, b) => a - b);

export const benchAudience = async (): Promise<void> => {
  if (!findChromium()) return void process.stdout.write('no Chromium here: the audience is left out\n');
  const house = await startRealServer(['--demo', '--tables', String(tables), '--speed', String(speed)]);
  await delayAll(house.url);
  const games = await runningAt(house.url);
  const [behind, complaints]: [number[], string[]] = [[], []];
  const sockets = await Promise.all(
    Array.from({ length: watching - pages }, (_, i) =>
      watch(house.url, games[i % games.length] ?? { tournament: '', game: '' }, behind),
    ),
  );
  const opened = await openPages(house, games, complaints);
  await opened[0]?.waitForTimeout(seconds * 1_000);
  const painted = (
    await Promise.all(opened.map((page) => page.evaluate(() => globalThis.shownAfter)))
  ).flat();
  for (const close of sockets) close();
  await house.close();
  const [heard, shown] = [behindOf(behind), behindOf(painted)];
  process.stdout.write(
    `a demo of ${tables} tables at ${speed} times the pace, ${watching} who watch, ${pages} of them on pages, delay ${delaySeconds} s\n`,
  );
  show('pictures that came to sockets', heard.length);
  show('behind the delay on sockets, p50, ms', part(heard, 0.5));
  show('behind the delay on sockets, at most, ms', part(heard, 1));
  show('pictures shown by pages', shown.length);
  show('behind the delay on the screen, p50, ms', part(shown, 0.5));
  show('behind the delay on the screen, at most, ms', part(shown, 1));
  show('complaints in the consoles of pages', complaints.length);
  for (const each of complaints.slice(0, 5)) process.stdout.write(`  ${each}\n`);
};
