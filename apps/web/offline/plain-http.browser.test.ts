// A phone at an address without HTTPS, and a browser that keeps nothing or does not answer: each says what is so, and the game goes on.
import { readFileSync } from 'node:fs';
import { startChromium } from '@omerta/testkit/machine/chromium.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringGame } from '../e2e/bring.ts';
import { shortGame, simulatedGame, writtenOut } from '../e2e/games.ts';
import { refereeAt } from '../e2e/hand.ts';
import { hold } from '../e2e/hold.ts';
import { langsInTurn } from '../e2e/in-turn.ts';
import { type House, openPage, siteAlone, startHouse } from '../e2e/screen.ts';
import { spellOut } from '../e2e/spelled-out.ts';
import { startGame } from '../e2e/start.ts';
import { loseStorage, refuseStorage, silenceStorage } from '../e2e/troubles.ts';
import { words } from '../e2e/words.ts';

let safe: House;
/** By a name that is not the machine's own, as a phone in the hall reaches it: Chromium takes only the machine itself for safe. */
let plain: House;
beforeAll(async () => {
  safe = await startHouse();
  const app = await siteAlone();
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const browser = await startChromium(['--host-resolver-rules=MAP hall.example 127.0.0.1']);
  const close = async (): Promise<void> => {
    await browser.close();
    await app.close();
  };
  plain = { url: `http://hall.example:${port}`, browser, close };
});
afterAll(async () => {
  await safe.close();
  await plain.close();
});

const complaintsOf = (page: Page): readonly string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
};

const textOf = (page: Page): Promise<string> => page.locator('main').innerText();

/** Runs in the page. */
const hasCome = (part: string): boolean =>
  performance
    .getEntriesByType('resource')
    .some(({ name, duration }) => name.includes(`/assets/${part}-`) && duration > 0);

for (const lang of langsInTurn(1)) {
  it(`${lang}: without HTTPS nothing is claimed that is not there, and a game is played and kept`, async () => {
    const page = await openPage(plain, { lang });
    const complaints = complaintsOf(page);
    const { device, offline, passing } = words[lang];
    await page.goto('/device');
    await page.locator('.facts').waitFor();
    const facts = await page
      .locator('.facts li')
      .evaluateAll((items) => items.map((item) => [item.className, item.textContent]));
    expect(facts).toEqual([
      ['not', offline.needsHttps],
      ['not', device.noPromise],
      ['not', offline.notAwake],
    ]);
    expect(await textOf(page)).not.toContain(passing.handHow);
    await page.goto('/take-over');
    await page.locator('input[type="file"]').waitFor({ state: 'attached' });
    expect(await page.locator('[data-go="camera"]').count()).toBe(0);
    expect(await textOf(page)).toContain(passing.takeHowPlain);
    // What is still on its way when the network goes would be complained of by the browser itself.
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.locator('[data-go="new"]').waitFor();
    await page.context().setOffline(true);
    await page.getByText(offline.noNetworkOpen).waitFor();
    await page.context().setOffline(false);
    await startGame(refereeAt(page, 'touch', lang), simulatedGame('fsm-2024', 1));
    await page.locator('.heading .saved').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it(`${lang}: without HTTPS a table that has lost its network still opens a seat, the menu, the timeline and the sheet`, async () => {
    const page = await openPage(plain, { lang });
    const game = shortGame('fsm-2024', 1);
    await bringGame(page, writtenOut(game, spellOut(game)));
    // The last is named by the one before it.
    for (const part of [
      'sheet',
      'menu-sheet',
      'history-dialog',
      'seat-sheet',
      'result-page',
      'ask-chief',
      'board-item',
    ])
      await expect.poll(() => page.evaluate(hasCome, part), { message: part }).toBe(true);
    await page.context().setOffline(true);
    const opened = async (open: Promise<void>): Promise<void> => {
      await open;
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    await opened(page.locator('[data-tool="menu"]').click());
    await opened(page.locator('[data-tool="history"]').click());
    await opened(hold(page.locator('[data-seat="1"]')));
    await page.locator('[data-go="result"]').click();
    await page.locator('[data-go="sign"]').waitFor();
    await page.context().close();
  });

  it(`${lang}: where the browser keeps nothing it says what to do, and the game that is played all the same warns on every screen`, async () => {
    const page = await openPage(safe, { lang });
    const complaints = complaintsOf(page);
    await refuseStorage(page);
    const { door, offline } = words[lang];
    for (const address of ['/', '/table', '/games']) {
      await page.goto(address);
      await page.getByRole('alert').getByText(door.refused.title).waitFor();
      for (const cause of ['private', 'blocked', 'full'] as const)
        expect(await textOf(page)).toContain(door.refused[cause].how);
      expect(await textOf(page)).not.toContain('store/');
    }
    await page.goto('/new');
    await page.locator('.names input').first().fill('Кот');
    await page.locator('[data-go="begin"]').click();
    await page.getByRole('dialog').getByText(door.refused.title).waitFor();
    await page.locator('[data-go="play-unkept"]').click();
    await page.locator('main[data-phase^="dealing"]').waitFor();
    await page.locator('.introduce').getByText('Кот').waitFor();
    const warning = page.locator('.unkept-warning');
    const seen = (): Promise<boolean> =>
      warning.evaluate((note) => {
        const { left, top, height } = note.getBoundingClientRect();
        return note.contains(document.elementFromPoint(left + 20, top + height / 2));
      });
    await expect.poll(() => warning.innerText()).toContain(offline.unkept);
    expect(await page.locator('.heading .saved').count()).toBe(0);
    const home = (await page.locator('main.table').boundingBox()) ?? { y: 0, height: 0 };
    expect(home.y + home.height).toBeLessThanOrEqual(844);
    await page.locator('[data-tool="menu"]').click();
    await page.getByRole('dialog').waitFor();
    expect(await seen()).toBe(true);
    await page.getByRole('dialog').locator('a[href="/"]').click();
    await page.locator('main.home').waitFor();
    expect(await seen()).toBe(true);
    const download = page.waitForEvent('download');
    await page.locator('[data-go="save-unkept"]').click();
    expect(readFileSync(await (await download).path(), 'utf8')).toContain('[seat 1 "Кот"]');
    await page.goBack();
    await page.locator('main[data-phase^="dealing"]').waitFor();
    expect(await seen()).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
}

for (const [how, spoil] of [
  ['never answers', silenceStorage],
  ['is lost after it has opened', loseStorage],
] as const)
  it(`a database that ${how} leaves no page waiting: each says what is so`, async () => {
    const page = await openPage(safe, { lang: 'ru' });
    await page.clock.install();
    await spoil(page);
    const { door, passing } = words.ru;
    const later = async (): Promise<void> => {
      await page.locator('main').waitFor();
      await page.clock.runFor(10_000);
    };
    for (const address of ['/', '/table', '/games']) {
      await page.goto(address);
      await later();
      await page.getByRole('alert').getByText(door.refused.title).waitFor();
    }
    await page.goto('/take-over');
    await page.locator('textarea').fill(writtenOut(simulatedGame('fsm-2024', 1), []));
    await later();
    await page.locator('[data-go="take"]').click();
    await later();
    await page.getByText(passing.takeFailed).waitFor();
    await page.context().close();
  });

for (const lang of langsInTurn(1)) {
  it(`${lang}: without HTTPS nobody is connected: the page names what is missing, and leads to HTTPS with its code`, async () => {
    const page = await openPage(plain, { lang });
    const complaints = complaintsOf(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/connect/ACDEFHJKMN');
    await page.locator('[data-missing]').first().waitFor();
    const missing = await page
      .locator('[data-missing]')
      .evaluateAll((items) => items.map((item) => item.getAttribute('data-missing')));
    expect(missing).toEqual(['offline', 'awake', 'camera']);
    const { host } = new URL(plain.url);
    await expect
      .poll(() => page.locator('[data-go="https"]').getAttribute('href'))
      .toBe(`https://${host}/connect/ACDEFHJKMN`);
    expect(await page.locator('#code').count()).toBe(0);
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
}
