// A public page left open: it follows the table, keeps what is open and typed, and says when it no longer knows.

import { give, playingClub } from '@omerta/office/testing/club.ts';
import { commandsOf, deal } from '@omerta/office/testing/lines.ts';
import { play } from '@omerta/server/testing/live-club.ts';
import { liveServer } from '@omerta/server/testing/live-server.ts';
import { borrowChromium } from '@omerta/testkit/machine/chromium.ts';
import { tableNames } from '@omerta/testkit/names.ts';
import { expect, it } from 'vitest';
import { buildWeb } from '../build.ts';
import { viewed } from '../e2e/layout.ts';

it('a game and its tournament go on before the eyes of who watches', { timeout: 240_000 }, async () => {
  const club = await playingClub();
  for (const [i, nick] of tableNames.entries()) await club.store.people.put(`p${i + 1}`, { nick });
  await play(club, commandsOf(['night 1', 'day 1']), { roles: [null, ...deal] });
  const server = await liveServer(club.store, () => new Date(club.now), await buildWeb(() => undefined));
  const { browser, giveBack } = await borrowChromium();
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB' });
  const game = await context.newPage();
  const cup = await context.newPage();
  for (const page of [game, cup]) {
    await page.goto('/live');
    await page.getByRole('link', { name: 'Cup' }).click();
  }
  await game.getByRole('link', { name: 'Table 1' }).first().click();
  await cup.getByLabel('Your nickname').fill('лис');
  await cup.getByText('Rounds and games').waitFor();
  const shown = cup.locator('tr[data-name]:visible');
  expect(await shown.allTextContents()).toEqual(['Лис «Рыжий»Table 1 Qualifying, round 17']);
  await cup.locator('#row-p3 summary').click();

  await play(club, commandsOf(['nominate 1 4', 'foul 6']));
  await game.getByText('Nominated: 4 by 1').waitFor();
  expect(await game.locator('tr', { hasText: 'ворон' }).locator('.pips').textContent()).toBe('●');
  expect(await game.locator('[data-status]').textContent()).toBe('playing');
  // Nothing of a seat is off a phone, at twice the type and under a long nickname too.
  await viewed(game, { name: '', width: 390, height: 844, type: 2 });
  expect(
    await game
      .locator('.scroll')
      .first()
      .evaluate((table) => table.scrollWidth - table.clientWidth),
  ).toBe(0);
  await viewed(game, { name: '', width: 1440, height: 900, type: 1 });
  await play(club, commandsOf(['forfeit 6']));
  await game.getByText('over', { exact: true }).waitFor();

  await cup.getByLabel('Your nickname').focus();
  await give(club, 'org', 'rename-tournament', { name: 'Кубок <b>«Ёлки»</b>' });
  await cup.getByRole('heading', { name: 'Кубок <b>«Ёлки»</b>' }).waitFor();
  // The very part that holds the field is drawn anew.
  await give(club, 'org', 'plan-rounds', { rounds: [{ stage: 'q', round: 1, at: '2036-01-10T12:00:00Z' }] });
  await cup.locator('.now time').waitFor();
  expect(await cup.locator('#row-p3 details').getAttribute('open')).not.toBeNull();
  expect(await cup.getByLabel('Your nickname').inputValue()).toBe('лис');
  expect(await shown.count()).toBe(1);
  expect(await cup.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');

  expect(await cup.locator('[data-standing]').textContent()).toBe('');
  await context.setOffline(true);
  await cup.getByText('Not connected: what you see may be old.').waitFor();
  expect(await cup.pageErrors()).toEqual([]);
  expect(await game.pageErrors()).toEqual([]);
  await giveBack();
  await server.close();
});
