// The control room of fifty live tables in a real browser: what it costs while only its clocks run, and how soon an event shows.
import { isRefusal } from '@omerta/base/refusal.ts';
import { commandsOf } from '@omerta/office/testing/lines.ts';
import { findChromium } from '@omerta/testkit/machine/chromium.ts';
import { type ClubHouse, startClubHouse } from '@omerta/web/e2e/club-house.ts';
import { openPage } from '@omerta/web/e2e/screen.ts';
import type { Browser, Page } from 'playwright-core';
import { show, showRatio } from './measure.ts';
import { tableLines } from './server-tables.ts';

declare global {
  /** When each table was painted last after it had changed, by its number. */
  var paintedAt: Map<string, number>;
}

const tables = 50;
const restSeconds = 10;
const events = 200;
const tournament = 'evening';
const gameAt = (table: number): string => `evening/1/${table}`;
const roles = ['red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'];

/** Every line of a table, the first day's first. */
const lines = tableLines(0, 1, 3_600).map(({ line }) => line);

let orders = 0;
const giver =
  ({ place }: ClubHouse, by: string) =>
  async (to: object, fields: object): Promise<void> => {
    const handled = await place.office.handle({ ...to, command: { id: `made-${++orders}`, by, ...fields } });
    if (isRefusal(handled)) throw new Error(`${handled.code}: ${handled.sentence.en}`);
  };

/** The clock runs as long as nobody presses: at rest every card counts down. */
const plays = async (house: ClubHouse, table: number, from: number): Promise<void> => {
  const give = giver(house, `ref-${table}`);
  const to = { to: 'game', tournament, game: gameAt(table) };
  const { version } = await house.place.office.play(tournament, gameAt(table));
  const clock = { startedAt: Date.now(), elapsed: 0, duration: 3_600_000 };
  const [line] = lines.slice(from, from + 1);
  if (line !== undefined) await give({ ...to, expected: version }, { lines: commandsOf([line]), clock });
};

/** Fifty tables in their first day, five hundred people. */
const openHall = async (house: ClubHouse, chief: string): Promise<void> => {
  const give = giver(house, chief);
  const to = { to: 'tournament', tournament };
  const rules = { rulebook: 'fsm-2024', switches: {} };
  const made = { name: 'Hall', kind: 'evening', zone: 'UTC', rules, secondConfirmation: false };
  await give(to, { type: 'create-tournament', ...made });
  await give(to, { type: 'appoint', person: chief, office: 'chief' });
  for (let table = 1; table <= tables; table++) {
    const players = Array.from({ length: 10 }, (_, i) => `p-${table}-${i + 1}`);
    const [referee, game] = [`ref-${table}`, gameAt(table)];
    for (const person of [referee, ...players]) await give({ to: 'club' }, { type: 'add-person', person });
    await give(to, { type: 'appoint', person: referee, office: 'referee' });
    await give(to, { type: 'seat-game', stage: 'evening', round: 1, table, players, drawn: false });
    await give(to, { type: 'assign-referees', game, referee, sides: [] });
    for (const type of ['call-game', 'start-game']) await giver(house, referee)(to, { type, game });
    const opening = { to: 'game', tournament, game, expected: 0 };
    await giver(house, referee)(opening, { roles: [null, ...roles], lines: commandsOf(['night 1']) });
    await plays(house, table, 0);
  }
};

/** Seconds that all the renderers of this browser have worked so far. */
const renderersWorked = async (browser: Browser): Promise<number> => {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0);
};

/** In hundredths of a core. */
const atRest = async (page: Page, browser: Browser): Promise<number> => {
  const before = await renderersWorked(browser);
  await page.waitForTimeout(restSeconds * 1_000);
  return (((await renderersWorked(browser)) - before) / restSeconds) * 100;
};

/** Fifty texts that change each second and nothing else: the browser's own share on this machine. */
const bareClocks = async (house: ClubHouse): Promise<number> => {
  const page = await openPage(house, { device: 'desktop' });
  await page.setContent(Array.from({ length: tables }, () => '<p>0</p>').join(''));
  await page.evaluate(() => {
    const texts = [...document.querySelectorAll('p')];
    setInterval(() => {
      for (const text of texts) text.textContent = String(Date.now());
    }, 1_000);
  });
  const share = await atRest(page, house.browser);
  await page.context().close();
  return share;
};

const watchPaints = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.paintedAt = new Map();
    const observer = new MutationObserver((changes) => {
      const changed = changes.map(({ target }) => (target as HTMLElement).dataset['table'] ?? '');
      requestAnimationFrame(() => {
        for (const table of changed) globalThis.paintedAt.set(table, Date.now());
      });
    });
    for (const face of document.querySelectorAll('.hall-table .face'))
      observer.observe(face, { attributes: true, attributeFilter: ['data-n'] });
  });

/** Milliseconds from the referee's order to the frame that shows it. */
const eventToScreen = async (house: ClubHouse, page: Page): Promise<readonly number[]> => {
  await watchPaints(page);
  const times: number[] = [];
  for (let i = 0; i < events; i++) {
    const table = (i % tables) + 1;
    const began = Date.now();
    await plays(house, table, 1 + Math.floor(i / tables));
    const painted = await page.waitForFunction(
      ([name, since]) => {
        const at = globalThis.paintedAt.get(name) ?? 0;
        return at >= since ? at : false;
      },
      [String(table), began] as const,
      { polling: 20 },
    );
    times.push(Number(await painted.jsonValue()) - began);
  }
  return times.toSorted((a, b) => a - b);
};

const part = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export const benchControlRoom = async (): Promise<void> => {
  if (!findChromium()) return void process.stdout.write('no Chromium here: the control room is left out\n');
  const house = await startClubHouse();
  const bare = await bareClocks(house);
  const page = await openPage(house, { device: 'desktop' });
  const code = (await house.claimPath()).split('/').at(-1) ?? '';
  const claim = { code, club: 'Club', nickname: 'Chief', password: 'correct horse battery' };
  const claimed = await page.request.post('/api/claim', { data: claim, headers: { origin: house.url } });
  const { person } = (await claimed.json()) as { readonly person: string };
  await openHall(house, person);
  const picture = await (await page.request.get(`/api/tournaments/${tournament}`)).body();
  await page.goto(`/desk/${tournament}/hall`);
  await page
    .locator('[data-line="speech"]')
    .nth(tables - 1)
    .waitFor();
  const rest = await atRest(page, house.browser);
  const times = await eventToScreen(house, page);
  await house.close();
  process.stdout.write(`the control room of ${tables} tables in play\n`);
  show('its renderer at rest, hundredths of a core', rest);
  show('a bare page with as many clocks, hundredths of a core', bare);
  showRatio('at rest against the bare page', rest / bare);
  show('from a referee’s order to the screen, p50, ms', part(times, 0.5));
  show('from a referee’s order to the screen, p95, ms', part(times, 0.95));
  show('the desk’s picture of a commit, B', picture.length);
};
