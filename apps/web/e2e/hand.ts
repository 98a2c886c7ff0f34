// The referee's hand: a finger on the screen, or the keyboard alone; and how often it was used.
import type { Lang } from '@omerta/base/lang.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { Locator, Page } from 'playwright-core';
import type { Texts } from '../texts/en/shape.ts';
import { hold } from './hold.ts';
import { words } from './words.ts';

export type Hand = {
  /** A control of the screen, whatever it is. */
  readonly press: (control: Locator) => Promise<void>;
  /** The one large button. */
  readonly next: () => Promise<void>;
  readonly seat: (seat: Seat) => Promise<void>;
  readonly foul: () => Promise<void>;
  readonly undo: () => Promise<void>;
  /** Opens the sheet of a seat. */
  readonly sheet: (seat: Seat) => Promise<void>;
  /** Presses and taps made so far. */
  readonly taps: () => number;
};

type Touch = (control: Locator) => Promise<void>;

const byTouch = (page: Page, touch: Touch = (control) => control.tap()): Hand => {
  let taps = 0;
  const press = async (control: Locator): Promise<void> => {
    await touch(control);
    taps++;
  };
  return {
    press,
    next: () => press(page.locator('.next-bar .main')),
    seat: (seat) => press(page.locator(`[data-seat="${seat}"]`)),
    foul: () => press(page.locator('[data-tool="foul"]')),
    undo: () => press(page.locator('[data-tool="undo"]')),
    sheet: async (seat) => {
      await hold(page.locator(`[data-seat="${seat}"]`));
      taps++;
    },
    taps: () => taps,
  };
};

const byKeys = (page: Page): Hand => {
  let taps = 0;
  const key = async (name: string): Promise<void> => {
    await page.keyboard.press(name);
    taps++;
  };
  /** Keys belong to the table while nothing on it has the focus. */
  const tableKey = async (name: string): Promise<void> => {
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await key(name);
  };
  const press = async (control: Locator): Promise<void> => {
    await control.focus();
    await key('Enter');
  };
  return {
    press,
    next: () => tableKey('Enter'),
    seat: (seat) => tableKey(`Digit${seat % 10}`),
    foul: () => tableKey('KeyF'),
    undo: () => tableKey('KeyU'),
    sheet: (seat) => tableKey(`Shift+Digit${seat % 10}`),
    taps: () => taps,
  };
};

/** The bare touch, without the looks that a driver takes at the page before one: for measuring. */
const byFinger = (page: Page): Hand =>
  byTouch(page, async (control) => {
    const box = await control.boundingBox();
    if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  });

/** The page presses its own buttons: many games at once on one machine, where what a finger meets is not the subject. */
const byPage = (page: Page): Hand =>
  byTouch(page, async (control) => {
    await control.and(page.locator(':enabled')).waitFor({ state: 'attached' });
    await control.dispatchEvent('click');
  });

/** For a browser whose driver has no touch. */
const byMouse = (page: Page): Hand => byTouch(page, (control) => control.click());

const hands = { touch: byTouch, mouse: byMouse, keys: byKeys, finger: byFinger, page: byPage } as const;
export type Input = keyof typeof hands;

/** Somebody who plays a game on a page, and reads it. */
export type Referee = { readonly page: Page; readonly hand: Hand; readonly words: Texts };

export const refereeAt = (page: Page, input: Input, lang: Lang): Referee => ({
  page,
  hand: hands[input](page),
  words: words[lang],
});
