// The screens of `/play` with people, one moment after another, before a server that sends what is to be seen.
import type { Page } from 'playwright-core';
import type { PlayMoment, PlayMoments } from './play-moments.ts';
import { holdRoom, putServer, room } from './room-server.ts';

type See = (name: string) => Promise<void>;

/** What is seen of each moment besides: opened, pressed or held. */
const closer: Readonly<Record<string, (page: Page, see: See) => Promise<void>>> = {
  cards: async (page, see) => {
    await page.locator('.next-bar [data-tool="cards"]').hover();
    await page.mouse.down();
    await page.locator('.own-card').waitFor();
    await see('cards-held');
    await page.mouse.up();
  },
  'own-minute': async (page, see) => {
    await page.locator('[data-tool="claim"]').click();
    await page.locator('[data-claim="4"]:not([disabled]), [data-claim="5"]').first().click();
    await see('claim');
    await page.keyboard.press('Escape');
    await page.locator('[data-touch="nominate"]').first().click();
    await page.locator('.refused-now').waitFor();
    await see('refused');
  },
  best: async (page, see) => {
    for (const i of [0, 1, 2]) await page.locator('[data-touch="best"]').nth(i).click();
    await see('best-three');
  },
  'others-speech': async (page, see) => {
    for (const tool of ['history', 'notes', 'more']) {
      const opens = page.locator(`[data-tool="${tool}"]`);
      // Where there is room, what was said stands beside the ring.
      if (!(await opens.isVisible())) continue;
      await opens.click();
      await page.getByRole('dialog').waitFor();
      await see(`tool-${tool}`);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  },
  over: async (page, see) => {
    await page.locator('[data-go="beliefs"]').click();
    await page.locator('[data-step="1"]').click();
    await page.locator('[data-believed="10"]').scrollIntoViewIfNeeded();
    await see('end-beliefs');
    await page.locator('[data-go="beliefs"]').click();
    await page.locator('[data-points-of="1"]').click();
    await see('end-points');
    await page.locator('[data-points-of="1"]').click();
    for (const part of ['course', 'deal']) {
      await page.locator(`[data-go="${part}"]`).click();
      await page.locator(`[data-go="${part}"]`).evaluate((each) => each.scrollIntoView());
      await see(`end-${part}`);
      await page.locator(`[data-go="${part}"]`).click();
    }
  },
};

export const playStates = async (page: Page, { moments, record }: PlayMoments, see: See): Promise<void> => {
  const server = await putServer(page, record);
  const show = async (moment: PlayMoment): Promise<void> => {
    const { phase, asks } = moment.picture;
    server.send(moment);
    const stands = phase === 'playing' ? `main[data-asks="${asks?.acts.join(' ') ?? ''}"]` : `main`;
    await page
      .locator(asks || phase !== 'playing' ? stands : 'main:not([data-asks])')
      .first()
      .waitFor();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  };
  const named = (name: string): PlayMoment => {
    const found = moments.find((each) => each.name === name);
    if (!found) throw new Error(`no moment ${name}`);
    return found;
  };
  await page.goto('/play');
  await page.locator('[data-room]').first().waitFor();
  await see('list');
  const stranger = named('lobby-few');
  const { asks: _, ...few } = stranger.picture;
  server.send({ ...stranger, picture: { ...few, asks: null, audience: 'seat', chair: 0 } });
  await holdRoom(page, null, null);
  await page.goto(`/play/${room}`);
  await page.locator('[data-go="chair"]').waitFor();
  await see('lobby-stranger');
  await holdRoom(page, 'token', 'key');
  server.send(stranger);
  await page.goto(`/play/${room}`);
  await page.locator('[data-act="ready"]').waitFor();
  await page.locator('[data-do="invite"]').click();
  await page.getByRole('dialog').waitFor();
  await see('invite');
  await page.keyboard.press('Escape');
  for (const moment of moments) {
    await show(moment);
    await see(moment.name);
    await closer[moment.name]?.(page, see);
  }
  await show(named('others-speech'));
  await server.isThere(false);
  await page.locator('.lost-note').waitFor();
  await see('network-gone');
};
