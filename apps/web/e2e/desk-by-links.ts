// A hand at the desk that goes where links lead: rooms by their strip, acts by their buttons, what was done by its words.
import type { Page } from 'playwright-core';

export type DeskByLinks = {
  readonly press: (name: string) => Promise<void>;
  /** Pressed, and said yes to what it will do. */
  readonly confirms: (name: string) => Promise<void>;
  readonly room: (name: string) => Promise<void>;
  readonly told: (sentence: string | RegExp) => Promise<void>;
  readonly callsRound: () => Promise<void>;
};

export const deskByLinks = (page: Page): DeskByLinks => {
  const press = (name: string): Promise<void> => page.locator(`[data-do="${name}"]:enabled`).first().click();
  const room = async (name: string): Promise<void> => {
    const link = page.locator(`.desk-rooms [data-room="${name}"]`);
    await link.click();
    await link.and(page.locator('[aria-current="page"]')).waitFor();
  };
  return {
    press,
    room,
    confirms: async (name) => {
      await press(name);
      await page.locator(`[data-do="${name}-yes"]:enabled`).click();
    },
    told: (sentence) => page.getByText(sentence).first().waitFor(),
    callsRound: async () => {
      await room('hall');
      await press('call-round');
      await page.locator('[data-minutes="2"]').click();
      await press('call-now');
    },
  };
};
