// Two languages at one table: everything on the screen speaks the referee's, the phrases to be said speak the room's.
import type { Page } from 'playwright-core';

/** Text in letters of the wrong alphabet; names of languages stand in their own. */
export const foreign = (page: Page, play: string): Promise<readonly string[]> =>
  page.evaluate((spoken) => {
    const [cyrillic, latin] = [/[а-яё]/i, /[a-z]/i];
    const wrong: string[] = [];
    const texts = document.createTreeWalker(
      document.querySelector('[role="dialog"]') ?? document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const [said, holder] = [node.textContent?.trim() ?? '', node.parentElement];
      if (!holder || said === '' || holder.closest('.nick, .who, .deal-who, .introduce, .deal-seats, kbd, script, style, .book, small')) continue;
      const inPlay = holder.closest('[lang]')?.getAttribute('lang') === spoken && holder.closest('[lang]') !== document.documentElement;
      const isRussian = inPlay === (spoken === 'ru');
      const bad = isRussian ? latin.test(said) && !cyrillic.test(said) : cyrillic.test(said);
      if (bad && !['English', 'Русский'].includes(said)) wrong.push(`${inPlay ? 'said' : 'shown'}: ${said}`);
    }
    return wrong;
  }, play);
