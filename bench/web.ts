// The table in a real browser: what its first load weighs, and how soon a tap shows on a slow phone.
import { findChromium } from '@omerta/testkit/machine/chromium.ts';
import { firstLoad } from '@omerta/web/e2e/first-load.ts';
import { simulatedGame } from '@omerta/web/e2e/games.ts';
import { refereeAt } from '@omerta/web/e2e/hand.ts';
import { playLines } from '@omerta/web/e2e/play.ts';
import { openPage, startHouse } from '@omerta/web/e2e/screen.ts';
import { spellOut } from '@omerta/web/e2e/spelled-out.ts';
import { startGame } from '@omerta/web/e2e/start.ts';
import type { Page } from 'playwright-core';
import { show } from './measure.ts';

declare global {
  var tapTimes: Map<number, number>;
}

/** Milliseconds from each tap to the paint that follows it, as the browser itself reports them; none below 16. */
const watchTaps = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    globalThis.tapTimes = new Map();
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId = 0, duration } = entry as PerformanceEventTiming & {
          readonly interactionId?: number;
        };
        if (interactionId > 0)
          globalThis.tapTimes.set(
            interactionId,
            Math.max(duration, globalThis.tapTimes.get(interactionId) ?? 0),
          );
      }
    });
    observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
};

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;

const playSlowed = async (page: Page, play: () => Promise<void>): Promise<readonly number[]> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await watchTaps(page);
  await play();
  return page.evaluate(() => [...globalThis.tapTimes.values()]);
};

/** What a tap costs where nothing but a text changes: the browser's own share on this machine. */
const bareButton = async (page: Page): Promise<readonly number[]> => {
  await page.goto('about:blank');
  await page.setContent(
    '<button style="width: 300px; height: 200px" onclick="this.textContent = Number(this.textContent) + 1">0</button>',
  );
  return playSlowed(page, async () => {
    for (let tap = 0; tap < 40; tap++) await page.touchscreen.tap(100, 100);
    await page.getByText('40').waitFor();
  });
};

export const benchWeb = async (): Promise<void> => {
  if (!findChromium()) return void process.stdout.write('no Chromium here: the table is left out\n');
  const house = await startHouse();
  const record = simulatedGame('fsm-2024', 1);
  const lines = spellOut(record);
  const games: (readonly number[])[] = [];
  for (let round = 0; round < 3; round++) {
    const page = await openPage(house, { device: 'phone', lang: 'ru', settings: { nightMusic: false } });
    const referee = refereeAt(page, 'touch', 'ru');
    await startGame(referee, record);
    await page.locator('[data-seat="1"]').waitFor();
    if (round === 0)
      show(
        'script and style of the table’s first load, gzip, B',
        (await firstLoad(await page.context().newPage())).bytes,
      );
    games.push(
      await playSlowed(page, () => playLines(refereeAt(page, 'finger', 'ru'), record.rulebook, lines)),
    );
    await page.context().close();
  }
  // The quietest of the games: other work on the machine only slows.
  const [best = []] = games.toSorted((a, b) => percentile(a, 0.95) - percentile(b, 0.95));
  show('taps of a game, CPU slowed four times', best.length);
  show('tap to next paint, median, ms', percentile(best, 0.5));
  show('tap to next paint, 95th percentile, ms', percentile(best, 0.95));
  const bare = await bareButton(await openPage(house, { device: 'phone' }));
  show('the same for a bare button, median, ms', percentile(bare, 0.5));
  show('the same for a bare button, 95th percentile, ms', percentile(bare, 0.95));
  await house.close();
};
