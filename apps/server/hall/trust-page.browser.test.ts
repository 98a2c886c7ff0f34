// The page that teaches a phone to trust the hall, in a real browser of a phone's size, in both languages.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { startChromium } from '@omerta/testkit/machine/chromium.ts';
import { axeFindings } from '@omerta/web/e2e/axe.ts';
import { langsInTurn } from '@omerta/web/e2e/in-turn.ts';
import { afterAll, expect, it } from 'vitest';
import { site } from '../site.ts';
import { freshFolder, portOf } from '../testing/talk.ts';
import { trustTexts } from '../texts/spoken.ts';
import { ownCertificates } from './certificates.ts';
import { isOpenIn, wayIn } from './way-in.ts';

const folder = freshFolder();
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Omerta</title>');
writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
const hall = 'hall.local';
const certificates = await ownCertificates(folder, { names: () => [hall], now: Date.now });
if (isRefusal(certificates)) throw new Error(certificates.code);
const { first: keys, trusting } = certificates;
const app = await site(folder, { secured: { keys, stranger: wayIn(trusting), isOpen: isOpenIn(trusting) } });
await app.listen({ port: 0, host: '127.0.0.1' });
const port = portOf(app.server);
const browser = await startChromium([`--host-resolver-rules=MAP ${hall} 127.0.0.1`]);
afterAll(async () => {
  await browser.close();
  await app.close();
  rmSync(folder, { recursive: true });
});

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

const opened = async (lang: string, userAgent: string, trusts: boolean) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: lang,
    userAgent,
    ignoreHTTPSErrors: trusts,
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`http://${hall}:${port}/table`);
  return { context, page, faults };
};

for (const lang of langsInTurn(1))
  for (const [kind, agent] of [
    ['iphone', iphone],
    ['android', android],
  ] as const)
    it(`explains in pictures that fit the screen: ${lang}, ${kind}`, async () => {
      const texts = trustTexts[lang];
      const { context, page, faults } = await opened(lang, agent, false);
      expect(await page.title()).toBe(`Omerta: ${texts.title}`);
      await expect.poll(() => page.locator('h2').textContent()).toBe(texts[kind]);
      await expect.poll(() => page.locator('main > ol svg').count()).toBe(3);
      await page.locator('summary').click();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      // No word of a picture leaves its phone, and none lies under the switch or the finger.
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll('svg')].flatMap((drawn) => {
          const whole = drawn.getBoundingClientRect();
          const marks = [...drawn.querySelectorAll('.ripple')].map((each) => each.getBoundingClientRect());
          return [...drawn.querySelectorAll('text')]
            .filter((text) => {
              const box = text.getBoundingClientRect();
              const isUnder = marks.some(
                (mark) => box.right > mark.left && box.bottom > mark.top && box.top < mark.bottom,
              );
              return box.left < whole.left + 10 || box.right > whole.right - 10 || isUnder;
            })
            .map((text) => text.textContent);
        }),
      );
      expect(outside).toEqual([]);
      const violations = await axeFindings(page);
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      await expect.poll(() => page.locator('#ready').isHidden()).toBe(true);
      expect(faults).toEqual([]);
      await context.close();
    });

it('notices when the phone trusts the hall, and opens the page that was asked for', async () => {
  const { context, page } = await opened('en', iphone, true);
  await page.locator('#ready').waitFor({ state: 'visible' });
  await page.locator('#open').click();
  await page.waitForURL(`https://${hall}:${port}/table`);
  expect(await page.title()).toBe('Omerta');
  await context.close();
});
