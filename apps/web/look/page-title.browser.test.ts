// What the browser calls each page, and what files are called: which page and which game, and never how it stands.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { simulatedGame } from '../e2e/games.ts';
import { refereeAt } from '../e2e/hand.ts';
import { langsInTurn } from '../e2e/in-turn.ts';
import { lentPage } from '../e2e/lent.ts';
import { playLines } from '../e2e/play.ts';
import { type House, startHouse } from '../e2e/screen.ts';
import { spellOut } from '../e2e/spelled-out.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

const titles = {
  ru: {
    '/': 'Судья спортивной мафии · Omerta',
    '/new': 'Новая игра · Omerta',
    '/table': 'За столом · Omerta',
    '/result': 'Итог · Omerta',
    '/games': 'Игры на устройстве · Omerta',
    '/device': 'Это устройство · Omerta',
    '/hand-over': 'Передать игру · Omerta',
    '/take-over': 'Принять игру · Omerta',
    '/rules': 'Регламенты · Omerta',
    '/demo': 'Демо · Omerta',
    '/replay': 'Разбор игры · Omerta',
    '/about': 'Об Omerta · Omerta',
    '/nowhere': 'Такой страницы нет. · Omerta',
  },
  en: {
    '/': 'The referee of sport mafia · Omerta',
    '/new': 'New game · Omerta',
    '/table': 'At the table · Omerta',
    '/result': 'Result · Omerta',
    '/games': 'Games of this device · Omerta',
    '/device': 'This device · Omerta',
    '/hand-over': 'Hand the game over · Omerta',
    '/take-over': 'Take a game · Omerta',
    '/rules': 'Rulebooks · Omerta',
    '/demo': 'Demo · Omerta',
    '/replay': 'Replay · Omerta',
    '/about': 'About Omerta · Omerta',
    '/nowhere': 'There is no such page. · Omerta',
  },
} as const;

const savedAs = async (page: Page, button: string): Promise<string> => {
  const download = page.waitForEvent('download');
  await page.locator(button).first().click();
  return (await download).suggestedFilename();
};

for (const lang of langsInTurn(1)) {
  it(`${lang}: every page is called by what it is`, async () => {
    const page = await lentPage(house, { lang });
    for (const [path, title] of Object.entries(titles[lang])) {
      await page.goto(path);
      await page.waitForFunction((called) => document.title === called, title);
    }
  });

  it(`${lang}: a table is called by its place in the evening, the same at every step of a game, and so are its files`, async () => {
    const page = await lentPage(house, { lang });
    const referee = refereeAt(page, 'keys', lang);
    const record = simulatedGame('fsm-2024', 1);
    const lines = spellOut(record);
    const intoTheNight = lines.slice(0, lines.findIndex(({ command }) => command.type === 'shots') + 1);
    await page.goto('/new');
    await page.locator('[data-go="head"]').click();
    for (const [field, value] of [
      ['table', '2'],
      ['game', '14'],
      ['date', '2026-11-15'],
    ] as const)
      await page.locator(`[data-head="${field}"]`).fill(value);
    await page.locator('[data-go="begin"]').click();
    await page.locator('[data-go="cards"]').click();
    const named =
      lang === 'ru' ? 'За столом · стол 2 · игра 14 · Omerta' : 'At the table · table 2 · game 14 · Omerta';
    const seen = new Set<string>();
    for (const { seat, role } of record.seats)
      await page.locator(`[data-calling="${seat}"] [data-card="${role}"]`).click();
    await playLines(referee, record.rulebook, intoTheNight, async () => void seen.add(await page.title()));
    expect([...seen]).toEqual([named]);
    await page.locator('.heading .saved').waitFor();
    await page.goto('/games');
    expect(await savedAs(page, '[data-go="save-record"]')).toBe('omerta-2026-11-15-table-2-game-14.mgn');
    await page.goto('/hand-over');
    expect(await savedAs(page, '[data-go="save-record"]')).toBe('omerta-2026-11-15-table-2-game-14.mgn');
  });
}
