// The replay on the screen: a dropped record, the way through it, closed and open eyes, a link to a moment, and what is no record.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { langsInTurn } from '../../e2e/in-turn.ts';
import { eyesOn } from '../../e2e/look-at.ts';
import { type House, openPage, startHouse } from '../../e2e/screen.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

const game = readFileSync(join(import.meta.dirname, '../demo/game.mgn'), 'utf8');

const dropped = async (page: Page, text: string, name = 'game.mgn'): Promise<void> => {
  const data = await page.evaluateHandle(
    ([content, called]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], called));
      return transfer;
    },
    [text, name] as const,
  );
  // What stands there while the page is fetched takes nothing.
  await page.dispatchEvent('main:not([aria-busy="true"])', 'drop', { dataTransfer: data });
};

const slider = (page: Page) => page.locator('input[type="range"]');
const cards = (page: Page): Promise<number> => page.locator('[data-card]').count();

/** No word of a card or of a night's doing, wherever it may stand. */
const secrets = /Don\b|Sheriff|Дон\b|Шериф|shots|check/i;

for (const [lang, device] of [
  ['en', 'desktop'],
  ['ru', 'phone'],
] as const)
  it(`${lang}, ${device}: every step with closed eyes tells no card; with open ones all ten; nothing is in anybody's way`, async () => {
    const page = await openPage(house, { lang, device });
    const { complaints, see } = eyesOn(page, device);
    await page.goto('/replay');
    await see('empty');
    await dropped(page, game);
    await page.locator('.ring [data-seat="10"]').waitFor();
    const last = Number(await slider(page).getAttribute('max'));
    for (let step = 0; step < last; step++) {
      await slider(page).fill(String(step));
      expect(await page.locator('.ring').innerText(), `step ${step}`).not.toMatch(secrets);
      expect(await page.locator('.story').innerText(), `step ${step}`).toMatch(/[.!]/);
      expect(await cards(page)).toBe(0);
      if (step % 40 === 20) await see(`step ${step}`);
    }
    await page.locator('[data-field="eyes"]').selectOption('all');
    await expect.poll(() => cards(page)).toBe(10);
    await see('open eyes');
    expect(complaints).toEqual([]);
    await page.context().close();
  }, 900_000);

it('a link opens the same step through the same eyes, on a device that never saw the file', async () => {
  const page = await openPage(house, { lang: 'en', device: 'desktop' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/replay');
  await dropped(page, game);
  await slider(page).fill('30');
  await page.locator('[data-field="eyes"]').selectOption('4');
  await page.locator('[data-go="link"]').click();
  await page.locator('.moment-link [role="status"]').waitFor();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const shown = await page.locator('.ring').innerText();
  const other = await openPage(house, { lang: 'en', device: 'desktop' });
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(address);
  await expect.poll(() => slider(other).inputValue()).toBe('30');
  await expect.poll(() => other.locator('.ring').innerText()).toBe(shown);
  // The game is in the fragment, which no server is sent.
  expect(asked.filter((url) => url.includes(address.split('#')[1]?.slice(0, 20) ?? ''))).toEqual([]);
  await Promise.all([page, other].map((each) => each.context().close()));
});

it('what is no record, a line against the rules, a cut link: each has its sentence, and the next game opens', async () => {
  for (const lang of langsInTurn(0)) {
    const page = await openPage(house, { lang });
    await page.goto('/replay#broken');
    await page.getByRole('alert').waitFor();
    await dropped(page, 'no game at all\n', 'letter.txt');
    await expect.poll(() => page.getByRole('alert').innerText()).toMatch(/1/);
    await dropped(page, 'x'.repeat(1_100_000), 'long.mgn');
    await expect.poll(() => page.getByRole('alert').innerText()).toMatch(/\.mgn/);
    const lines = game.trimEnd().split('\n');
    await dropped(page, `${[...lines.slice(0, 30), 'vote 9 by 9 9 9', ...lines.slice(30)].join('\n')}\n`);
    await expect.poll(() => page.getByRole('alert').innerText()).toMatch(/31/);
    await dropped(page, game);
    await page.locator('.ring [data-seat="10"]').waitFor();
    await page.locator('[data-go="other"]').click();
    await page.locator('.replay-source').waitFor();
    await page.context().close();
  }
});
