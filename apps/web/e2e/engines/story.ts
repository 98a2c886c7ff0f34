// One story of a club evening and a tournament, told in whichever engine it is given: the first page, the table, other devices, the desk.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bringDealt, bringGame } from '../bring.ts';
import { saidOf } from '../command-line.ts';
import { signSheet } from '../finish.ts';
import { writtenOut } from '../games.ts';
import { type Referee, refereeAt } from '../hand.ts';
import { playLines } from '../play.ts';
import { claimPathOf, startServerAlone } from '../real-server.ts';
import { spellOut } from '../spelled-out.ts';
import { startGame } from '../start.ts';
import { laysSeats, makesCup, takesIn } from './desk-story.ts';
import type { Engine, EngineDevice } from './engine.ts';
import { savedBy } from './kept-files.ts';
import { namedGame } from './named-game.ts';

const record = namedGame();
const lines = spellOut(record);

const at = (page: Page): Referee => refereeAt(page, 'mouse', 'ru');

const shown = (page: Page): Promise<unknown> =>
  page.locator('main.table').evaluate(({ dataset }: HTMLElement) => ({ ...dataset }));

/** Plays a part of the lines, until the device has kept them. */
const playPart = async (page: Page, from: number, to: number): Promise<void> => {
  await playLines(at(page), record.rulebook, lines.slice(from, to));
  await page.locator('.heading .saved').waitFor();
};

/** What is in the clipboard of the device, pasted into a field that does nothing with it. */
const pastedAt = async (page: Page): Promise<string> => {
  await page.evaluate(() => document.body.append(document.createElement('textarea')));
  const field = page.locator('body > textarea');
  await field.press('Control+V');
  await expect.poll(() => field.inputValue()).not.toBe('');
  return field.inputValue();
};

const isWiderThanScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Whatever goes on in a game against bots: an act of the player's, or the game by itself. */
const onward = '[data-act="pass"]:not([disabled]), [data-do="skip"], [data-do="onward"]';

export const tellStory = (name: string, start: () => Promise<Engine>) =>
  describe(name, () => {
    let engine: Engine;
    let server: Awaited<ReturnType<typeof startServerAlone>>;
    let device: EngineDevice;
    let other: EngineDevice;
    let cup: string;
    beforeAll(async () => {
      server = await startServerAlone([]);
      engine = await start();
      device = await engine.open(server.url);
      other = await engine.open(server.url);
    }, 300_000);
    afterAll(async () => {
      await device?.close();
      await other?.close();
      await engine?.close();
      await server?.close();
    }, 60_000);

    it('a whole game, reloaded once and killed once, is signed and ends as the command line says', async () => {
      const [third, twoThirds] = [Math.floor(lines.length / 3), Math.floor((2 * lines.length) / 3)];
      await startGame(at(device.page), record);
      await playPart(device.page, 0, third);
      await device.page.reload();
      await playPart(device.page, third, twoThirds);
      device = await device.killed();
      await device.page.goto('/table');
      await playPart(device.page, twoThirds, lines.length);
      const { page } = device;
      await signSheet(at(page), 'Судья Ёлкин');
      const saved = await savedBy(page, () => page.locator('[data-go="share"]').click());
      expect(await saidOf(saved.toString('utf8'))).toEqual(await saidOf(writtenOut(record, lines)));
    }, 600_000);

    it('nothing moves under a finger: the names of a new game, the hands of a vote', async () => {
      const third = await engine.open(server.url);
      const { page } = third;
      const topsOf = (what: string): Promise<readonly number[]> =>
        page.evaluate(
          (selector) =>
            [...document.querySelectorAll(selector)].map((each) =>
              Math.round(each.getBoundingClientRect().top + scrollY),
            ),
          what,
        );
      await page.goto('/new');
      await page.locator('.names input').first().waitFor();
      const names = await topsOf('.names input');
      await page.locator('.names input').first().fill('Ёжик');
      expect(await topsOf('.names input')).toEqual(names);

      const vote = lines.findIndex(({ command }) => command.type === 'vote');
      await bringGame(page, writtenOut(record, lines.slice(0, vote + 1)));
      await page.locator('[data-tool="history"]').click();
      // The newest stands first.
      await page.locator('.line-row[data-line]').first().click();
      const hands = '[data-field="count"] button';
      await page.locator(hands).first().waitFor();
      const before = await topsOf(hands);
      await page.locator(hands).first().click();
      await page.locator('[data-do="correct"]:not([disabled])').waitFor();
      expect(await topsOf(hands)).toEqual(before);
      await third.close();
    }, 120_000);

    it('the protocol of the signed game is made as a PDF', async () => {
      const { page } = device;
      const paper = await savedBy(page, () => page.locator('[data-go="protocol-pdf"]').click());
      expect(paper.toString('latin1', 0, 5)).toBe('%PDF-');
      expect(paper.toString('latin1').trimEnd()).toMatch(/%%EOF$/);
    }, 120_000);

    it('the way from the result to its replay shows the game', async () => {
      const { page } = device;
      await page.goto('/result');
      await page.locator('[data-go="replay"]').click();
      await page.locator('.ring [data-seat="10"], [role="alert"]').first().waitFor();
      expect(await page.getByRole('alert').allInnerTexts()).toEqual([]);
      await expect.poll(() => page.locator('.ring').innerText()).toContain('Ёжик');
    }, 120_000);

    it('a game goes to another device by its copied text, and stands there where it stood', async () => {
      const { page } = other;
      await bringDealt(page);
      const toSpeech = async (): Promise<string | null> => {
        await page.locator('.next-bar .main').click();
        return page.locator('main.table').getAttribute('data-standing');
      };
      await expect.poll(toSpeech).toBe('speech 2');
      await page.locator('[data-seat="7"]').click();
      const before = await shown(page);
      await page.goto('/hand-over');
      await page.locator('[data-go="copy-codes"]').click();
      await page.locator('[role="status"]:not(:empty)').waitFor();
      const text = await pastedAt(page);
      await page.locator('[data-go="given"]').click();
      await page.locator('[data-go="new"]').waitFor();
      await device.page.goto('/take-over');
      await device.page.locator('textarea').fill(text);
      await device.page.locator('[data-go="take"]').click();
      await device.page.locator('[data-seat="1"]').waitFor();
      expect(await shown(device.page)).toEqual(before);
    }, 300_000);

    it('a game against bots goes on through its first day and the night after it', async () => {
      const { page } = other;
      await page.goto('/play');
      await page.locator('[data-go="sit"]').click();
      await page.locator('[data-do="looked"]').click();
      await page.locator('main[data-scene="night"]').waitFor();
      const pressOn = async (): Promise<number> => {
        await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), onward);
        return page.locator('main[data-phase="day 2"], main.played').count();
      };
      await expect.poll(pressOn, { timeout: 120_000 }).toBe(1);
    }, 300_000);

    it('the owner takes the server, makes a tournament of twenty people and lays their seats', async () => {
      const hand = await makesCup(other.page, { url: server.url, claimPath: claimPathOf(server) });
      cup = hand.cup;
      await takesIn(hand);
      await laysSeats(hand);
      const laid = async () =>
        (await hand.picture()).plans.map(({ rounds, published }) => [rounds.length, published]);
      await expect.poll(laid).toEqual([[3, 1]]);
    }, 600_000);

    it('its public page opens for whoever comes, and is no wider than the screen', async () => {
      const { page } = device;
      await page.goto('/live');
      await page.locator(`a[href^="/live/${encodeURIComponent(cup)}"]`).click();
      await page.getByText('Кубок «Ёлки»').first().waitFor();
      expect(await isWiderThanScreen(page)).toBe(false);
    }, 120_000);
  });
