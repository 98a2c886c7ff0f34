// Two languages at one table: everything on the screen speaks the referee's, the phrases to be said speak the room's.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refereeAt } from './hand.ts';
import { langsInTurn } from './in-turn.ts';
import { lentPage } from './lent.ts';
import { type House, startHouse } from './screen.ts';
import { tableTour } from './tour.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
}, 120_000);
afterAll(() => house.close());

/** Text in letters of the wrong alphabet; names of languages stand in their own. */
const foreign = (page: Page, play: string): Promise<readonly string[]> =>
  page.evaluate((spoken) => {
    const [cyrillic, latin] = [/[а-яё]/i, /[a-z]/i];
    const wrong: string[] = [];
    const texts = document.createTreeWalker(
      document.querySelector('[role="dialog"]') ?? document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const [said, holder] = [node.textContent?.trim() ?? '', node.parentElement];
      if (
        !holder ||
        said === '' ||
        holder.closest('.nick, .who, .deal-who, .introduce, .deal-seats, kbd, script, style, .book, small')
      )
        continue;
      const inPlay =
        holder.closest('[lang]')?.getAttribute('lang') === spoken &&
        holder.closest('[lang]') !== document.documentElement;
      const isRussian = inPlay === (spoken === 'ru');
      const bad = isRussian ? latin.test(said) && !cyrillic.test(said) : cyrillic.test(said);
      if (bad && !['English', 'Русский'].includes(said)) wrong.push(`${inPlay ? 'said' : 'shown'}: ${said}`);
    }
    return wrong;
  }, play);

for (const lang of langsInTurn(1)) {
  const play = lang === 'ru' ? 'en' : 'ru';
  it(`the screen in ${lang}, the phrases in ${play}`, async () => {
    const page = await lentPage(house, { lang, settings: { lang, play, nightMusic: true } });
    const complaints = new Set<string>();
    let phrases = 0;
    await tableTour(refereeAt(page, 'keys', lang), async (name) => {
      if (!name.startsWith('table-')) return;
      for (const each of await foreign(page, play)) complaints.add(`${name}: ${each}`);
      phrases += await page.locator(`.say [lang="${play}"], .deal-say[lang="${play}"]`).count();
    });
    expect([...complaints]).toEqual([]);
    expect(phrases).toBeGreaterThan(20);
  }, 600_000);
}
