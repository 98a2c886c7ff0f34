// Two devices in a real browser: what a side referee tells on his comes to the referee's, and only his tap brings it into the game.
import { cup, type TestClub } from '@omerta/office/testing/club.ts';
import { commandsOf, table } from '@omerta/office/testing/lines.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { borrowChromium } from '@omerta/testkit/machine/chromium.ts';
import { buildWeb } from '@omerta/web/build.ts';
import { axeFindings } from '@omerta/web/e2e/axe.ts';
import { openDevice } from '@omerta/web/e2e/screen.ts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { setPassword, takeNickname } from '../people/accounts.ts';
import { makeCodes } from '../people/codes.ts';
import { play } from '../testing/live-club.ts';
import { type LiveServer, liveServer } from '../testing/live-server.ts';
import { sideClub } from '../testing/side-club.ts';

const password = 'correct horse battery';
const spoken = ['day 1', 'speech 1', 'nominate 1 3', 'speech 2', 'nominate 2 5'];
const voting = [...spoken, ...[3, 4, 5, 6, 7, 8, 9, 10].map((seat) => `speech ${seat}`)];

let web: string;
let browser: Browser;
let giveBack: () => Promise<void>;
beforeAll(async () => {
  web = await buildWeb(() => undefined);
  ({ browser, giveBack } = await borrowChromium());
});
afterAll(() => giveBack());

const sideReferee = 'Юля-Ёлка';

let club: TestClub;
let server: LiveServer;
let faults: string[];
const contexts: BrowserContext[] = [];
beforeEach(async () => {
  faults = [];
  club = await sideClub();
  server = await liveServer(club.store, () => new Date(), web);
  await takeNickname(server.place, sideReferee, 'side');
  await setPassword(server.place, 'side', await server.place.passwords.keep(password));
  await club.store.people.put('side', { nickname: sideReferee });
});
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
  await server.close();
  expect(faults).toEqual([]);
});

const device = async (): Promise<Page> => {
  const context = await openDevice({ url: server.url, browser }, { lang: 'en' });
  contexts.push(context);
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  return page;
};

/** The referee's phone, connected by a code from the desk. */
const refereesPhone = async (): Promise<Page> => {
  const page = await device();
  const [made] = await makeCodes(server.place, ['ref'], { only: { tournament: cup, game: table } });
  await page.goto(`${server.url}/connect`);
  await page.locator('#code').fill(made?.code ?? '');
  await page.locator('[data-go="connect"]').click();
  await page.locator('[data-go="begin"]').click();
  await page.locator('main.table').waitFor();
  return page;
};

/** The side referee's, signed in with his password at his list of tables. */
const sidesPhone = async (): Promise<Page> => {
  const page = await device();
  await page.goto(`${server.url}/side`);
  await page.locator('[name="nickname"]').fill(sideReferee);
  await page.locator('[name="password"]').fill(password);
  await page.locator('form[data-form="sign-in"] [type="submit"]').click();
  await page.locator(`[data-game="${table}"]`).click();
  await page.locator('[data-connected="true"]').waitFor();
  await page.locator('.seat').first().waitFor();
  return page;
};

const flagOn = async (side: Page, seat: number, act: string): Promise<void> => {
  await side.locator(`[data-seat="${seat}"]`).click();
  await side.locator(`[data-flag="${act}"]`).click();
};

const linesNow = async () => linesOf((await server.place.office.play(cup, table)).state.state);

const unreadable = async (page: Page): Promise<readonly string[]> =>
  (await axeFindings(page)).map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);

const strip = (ref: Page, kind: string) => ref.locator(`.side-strip[data-kind="${kind}"]`);

it('a foul flagged is in the record after one tap; one let go is not; the side referee sees which', async () => {
  await play(club, commandsOf(['night 1', ...spoken]).slice(1));
  const [ref, side] = [await refereesPhone(), await sidesPhone()];
  const before = (await linesNow()).length;
  await side.locator('[data-seat="4"]').click();
  await side.locator('[data-flag="lip-articulation"]').waitFor();
  expect(await unreadable(side)).toEqual([]);
  await side.locator('[data-flag="lip-articulation"]').click();
  await strip(ref, 'violation').waitFor();
  expect(await unreadable(ref)).toEqual([]);
  await expect.poll(() => strip(ref, 'violation').textContent()).toContain(sideReferee);
  await side.locator('[data-state="seen"]').waitFor();
  expect(await linesNow()).toHaveLength(before);
  await ref.locator('[data-side="accept"]').click();
  await side.locator('[data-state="accepted"]').waitFor();
  // It has come back to him by the record itself.
  await side.locator('[data-seat="4"] .pips').waitFor();
  expect((await linesNow()).at(-1)).toMatchObject({ type: 'foul', seat: 4, clause: '6.6.1' });

  await flagOn(side, 6, 'foul');
  await strip(ref, 'violation').waitFor();
  await ref.locator('[data-side="dismiss"]').click();
  await side.locator('[data-state="dismissed"]').waitFor();
  await strip(ref, 'violation').waitFor({ state: 'detached' });
  expect(await linesNow()).toHaveLength(before + 1);

  // Taken back like any line of his own.
  await ref.locator('[data-tool="undo"]').click();
  await side.locator('[data-seat="4"] .pips').waitFor({ state: 'detached' });
  expect(await linesNow()).toHaveLength(before);
});

it('a flag is gone from the referee’s table when the moment is over, and is left without an answer', async () => {
  await play(
    club,
    commandsOf([
      'night 1',
      'day 1',
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((seat) => `speech ${seat}`),
    ]).slice(1),
  );
  const [ref, side] = [await refereesPhone(), await sidesPhone()];
  await flagOn(side, 4, 'foul');
  await strip(ref, 'violation').waitFor();
  await ref.locator('.next-bar .main').click();
  await strip(ref, 'violation').waitFor({ state: 'detached' });
  await side.locator('main[data-phase="night 2"]').waitFor();
  await side.locator('[data-state="passed"]').waitFor();
  expect((await linesNow()).map(({ type }) => type)).not.toContain('foul');
});

it('hands that differ stand beside the ballot: one tap takes them in, another keeps his own', async () => {
  await play(club, commandsOf(['night 1', ...voting]).slice(1));
  const [ref, side] = [await refereesPhone(), await sidesPhone()];
  for (const seat of [1, 2, 4, 6]) await side.locator(`[data-seat="${seat}"]`).click();
  expect(await unreadable(side)).toEqual([]);
  await side.locator('[data-go="send-hands"]').click();
  await strip(ref, 'hands').waitFor();
  await ref.locator('.tools [data-count="5"]').click();
  await ref.locator('[data-side="accept"]').click();
  for (const seat of [1, 2, 4, 6]) await ref.locator(`.seat.chosen[data-seat="${seat}"]`).waitFor();
  expect((await linesNow()).filter(({ type }) => type === 'vote')).toEqual([]);
  await ref.locator('.next-bar .main').click();
  await side.locator('[data-recorded="3 4"]').waitFor();
  expect((await linesNow()).at(-1)).toMatchObject({
    type: 'vote',
    candidate: 3,
    hands: { kind: 'named', seats: [1, 2, 4, 6] },
  });

  await side.locator('.side-counts [data-count="2"]').click();
  await side.locator('[data-go="send-hands"]').click();
  await ref.locator('.tools [data-count="3"]').click();
  await strip(ref, 'hands').locator('[data-side="dismiss"]').click();
  await side.locator('[data-state="dismissed"]').waitFor();
  await ref.locator('.tools [data-count="3"][aria-pressed="true"]').waitFor();
});

it('what differs from the record is put right by one tap', async () => {
  await play(club, commandsOf(['night 1', ...voting, 'vote 3: 1 2 4']).slice(1));
  const [ref, side] = [await refereesPhone(), await sidesPhone()];
  await side.locator('[data-recorded="3 3"] [data-go="differs"]').click();
  await side.locator('.dialog [data-count="4"]').click();
  await strip(ref, 'recorded').waitFor();
  expect((await linesNow()).at(-1)).toMatchObject({ hands: { seats: [1, 2, 4] } });
  await ref.locator('[data-side="accept"]').click();
  await side.locator('[data-recorded="3 4"]').waitFor();
  expect((await linesNow()).at(-1)).toMatchObject({ candidate: 3, hands: { kind: 'counted', count: 4 } });
});

it('without a network a flag waits on the device, also through a reload, and arrives once', async () => {
  await play(club, commandsOf(['night 1', ...spoken]).slice(1));
  const side = await sidesPhone();
  await side.route('**/api/side/flags', (route) => route.abort());
  await flagOn(side, 4, 'foul');
  await side.locator('[data-state="waiting"]').waitFor();
  await side.reload();
  await side.locator('[data-state="waiting"]').waitFor();
  await side.unroute('**/api/side/flags');
  await side.evaluate(() => window.dispatchEvent(new Event('online')));
  await side.locator('[data-state="sent"]').waitFor();
  await side.locator('[data-waiting="0"]').waitFor();
  const flags = await club.store.read(`side/${cup}/${table}`);
  expect(flags.map(({ type }) => type)).toEqual(['FlagRaised']);
});

it('whoever is no side referee of the game is told so, and shown nothing', async () => {
  await takeNickname(server.place, 'Гость «Ё»', 'p1');
  await setPassword(server.place, 'p1', await server.place.passwords.keep(password));
  const page = await device();
  await page.goto(`${server.url}/table/${encodeURIComponent(`${cup}/${table}`)}/side`);
  await page.locator('[name="nickname"]').fill('Гость «Ё»');
  await page.locator('[name="password"]').fill(password);
  await page.locator('form[data-form="sign-in"] [type="submit"]').click();
  await page.getByText('This table is not yours').waitFor();
  expect(await page.locator('.seat').count()).toBe(0);
});

/** The ring's words stand clear of the seats and of each other, and nothing is wider than the screen. */
const crowded = (side: Page): Promise<readonly string[]> =>
  side.evaluate(() => {
    const box = (part: Element): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return range.getBoundingClientRect();
    };
    const meets = (a: DOMRect, b: DOMRect): boolean =>
      a.width > 0 &&
      b.width > 0 &&
      a.left < b.right &&
      a.right > b.left &&
      a.top < b.bottom &&
      a.bottom > b.top;
    const seats = [...document.querySelectorAll('.seat .disc')].map((disc) => disc.getBoundingClientRect());
    const words = [...document.querySelectorAll('.centre p')];
    const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth ? ['wide'] : [];
    const lines = words
      .filter((part) => part.classList.contains('side-phase') && part.getClientRects().length > 0)
      .filter((part) => box(part).height > 1.7 * Number.parseFloat(getComputedStyle(part).fontSize))
      .map((part) => `two lines: ${part.textContent}`);
    const over = words
      .filter((part) => seats.some((seat) => meets(box(part), seat)))
      .map((part) => `over a seat: ${part.textContent}`);
    return [...wide, ...lines, ...over];
  });

const sizes = [
  [320, 568, 1],
  [390, 844, 2],
  [390, 844, 1],
] as const;

const typeOf = (page: Page, type: number): Promise<void> =>
  page.evaluate((by) => {
    document.documentElement.style.fontSize = `${by * 100}%`;
  }, type);

it('says since when the table’s phone is silent, and what is flagged meanwhile comes with its moment', async () => {
  let ahead = 0;
  await server.close();
  server = await liveServer(club.store, () => new Date(Date.now() + ahead), web);
  await play(club, commandsOf(['night 1', ...spoken]).slice(1));
  const ref = await refereesPhone();
  const heard = ref.waitForResponse('**/api/sync/commits');
  await ref.locator('.next-bar .main').click();
  await heard;
  const side = await sidesPhone();
  const standing = side.locator('[role="status"][data-connected="true"]');
  await expect.poll(() => standing.getAttribute('data-silent')).toBe('false');
  for (const [width, height, type] of sizes) {
    await side.setViewportSize({ width, height });
    await typeOf(side, type);
    expect([width, type, await crowded(side)]).toEqual([width, type, []]);
  }
  const height = await ref.locator('.heading').evaluate((heading) => heading.clientHeight);
  await ref.context().setOffline(true);
  await ref.locator('.next-bar .main').click();
  await ref.locator('[data-served="silentUnsent"]').waitFor();
  expect(await ref.locator('.heading').evaluate((heading) => heading.clientHeight)).toBe(height);
  for (const [width, tall, type] of sizes) {
    await ref.setViewportSize({ width, height: tall });
    await typeOf(ref, type);
    const cut = await ref
      .locator('[data-served] button')
      .evaluate((mark) => mark.scrollWidth - mark.clientWidth);
    expect([width, type, cut]).toEqual([width, type, 0]);
  }
  ahead = 600_000;
  await side.reload();
  await side.locator('[data-silent="true"]').waitFor();
  await expect.poll(() => standing.textContent()).toMatch(/The table’s phone is silent since \d\d:\d\d/);
  await expect.poll(() => side.locator('.centre').textContent()).toContain('Last known: ');
  await flagOn(side, 4, 'foul');
  await side.locator('[data-state="sent"]').waitFor();
  ahead = 0;
  await ref.context().setOffline(false);
  await strip(ref, 'violation').waitFor();
  await expect.poll(() => strip(ref, 'violation').locator('b').textContent()).toMatch(/^\d\d:\d\d$/);
}, 60_000);
