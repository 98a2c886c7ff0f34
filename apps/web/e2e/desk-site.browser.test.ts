// The static site by a press at the desk while the tournament runs: a zip, and a folder on the server that is written anew.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { unzip } from '@omerta/office/archive/zip.ts';
import { cupName, tableNames } from '@omerta/testkit/names.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClubHouse, openClubHouse } from './club-house.ts';
import type { CupFacts } from './worlds.ts';

let house: ClubHouse & CupFacts;
beforeAll(async () => {
  house = await openClubHouse('cup');
}, 180_000);
afterAll(() => house.close());

it('is downloaded and written, with the names of the public pages', async () => {
  const page = await house.pageOf(house.owner, { device: 'desktop' });
  await page.goto('/');
  await page.locator('[data-go="desk"]').click();
  await page.locator('[data-tournament="cup"] a').click();
  await page.locator('.desk-rooms [data-room="finish"]').click();
  const coming = page.waitForEvent('download');
  await page.locator('[data-file="site"]').click();
  // Like every long act: what became of it is told beside the button, and while it goes on there is a way out.
  await page.locator('[data-part="site"] [data-made="done"]').waitFor();
  const files = unzip(new Uint8Array(readFileSync(await (await coming).path())), () => true);
  if (isRefusal(files)) throw new Error(files.code);
  const read = (name: string): string => Buffer.from(files.get(name) ?? []).toString();
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['index.html', 'ru/index.html', 'en/index.html', 'assets/live.css']),
  );
  expect(read('ru/index.html')).toContain(cupName);
  for (const nickname of tableNames)
    expect([...files.keys()].some((name) => name.endsWith('.html') && read(name).includes(nickname))).toBe(
      true,
    );

  const folder = join(house.place.site?.folder ?? '', 'cup');
  const write = page.locator('[data-do="write-site"]');
  await write.click();
  await page.getByText(`в ${folder}`).waitFor();
  expect(readFileSync(join(folder, 'ru/index.html'), 'utf8')).toBe(read('ru/index.html'));
  // Again over itself.
  await write.click();
  await page.getByText(`в ${folder}`).waitFor();
  expect(existsSync(join(folder, 'index.html'))).toBe(true);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/tournaments/cup/site', async (route) => {
    await answered;
    // Who asked may have left already.
    await route.abort().catch(() => undefined);
  });
  for (const what of ['[data-file="site"]', '[data-do="write-site"]']) {
    await page.locator(what).click();
    await page.locator('[data-part="site"] [data-do="cancel-file"]').click();
    await page.locator('[data-part="site"] [data-failed="cancelled"]').waitFor();
  }
  answer();
  await page.context().close();
});

it('is for the desk alone', async () => {
  const page = await house.pageOf(house.referee);
  expect((await page.request.get('/api/tournaments/cup/site')).status()).toBe(403);
  await page.context().close();
});
