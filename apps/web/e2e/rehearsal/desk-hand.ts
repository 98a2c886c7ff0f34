// The organiser's hand at the desk: rooms by their links, presses, people and games picked by what the screen calls them; and what the server says of the tournament, to hold it against.
import type { Locator, Page } from 'playwright-core';
import type { DeskPicture } from '../../desk/wire/picture.ts';
import type { DeskRoom } from '../../desk/wire/rooms.ts';
import { asked } from '../club-people.ts';
import type { House } from '../screen.ts';

export type DeskHand = {
  readonly page: Page;
  readonly cup: string;
  readonly press: (name: string) => Promise<void>;
  /** Pressed, and said yes to what it will do. */
  readonly confirm: (name: string) => Promise<void>;
  readonly pick: (name: string, nickname: string) => Promise<void>;
  readonly room: (name: DeskRoom) => Promise<void>;
  readonly link: (name: string) => Promise<void>;
  readonly field: (name: string) => Locator;
  readonly told: (sentence: string | RegExp) => Promise<void>;
  readonly picture: () => Promise<DeskPicture>;
};

export const deskHand = (page: Page, house: Pick<House, 'url'>, cup: string): DeskHand => {
  const press = (name: string): Promise<void> => page.locator(`[data-do="${name}"]:enabled`).first().click();
  return {
    page,
    cup,
    press,
    confirm: async (name) => {
      await press(name);
      const [yes, again] = [
        page.locator(`[data-do="${name}-yes"]:enabled`),
        page.getByRole('dialog').locator('[data-do="again"]'),
      ];
      await yes.or(again).first().waitFor();
      // A busy server may not have said what it will do.
      if ((await again.count()) > 0) await again.click();
      await yes.click();
    },
    pick: async (name, nickname) => {
      const input = page.locator(`[data-pick="${name}"] input`);
      await input.fill(nickname);
      await input.press('Enter');
    },
    room: async (name) => {
      const way = page.locator(`.desk-rooms [data-room="${name}"]`);
      await way.click();
      await way.and(page.locator('[aria-current="page"]')).waitFor();
    },
    link: (name) => page.locator('.desk-main').getByRole('link', { name, exact: true }).click(),
    field: (name) => page.locator(`[name="${name}"]`),
    told: (sentence) => page.getByText(sentence).first().waitFor(),
    picture: async () => (await asked(page, house, `/api/tournaments/${encodeURIComponent(cup)}`)).json.view,
  };
};
