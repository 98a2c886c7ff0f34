// The organiser's hand at the desk: presses, people picked by their names, and what the server says of the tournament.
import type { Page } from 'playwright-core';
import type { DeskPicture } from '../../desk/wire/picture.ts';
import { asked } from '../club-people.ts';
import type { House } from '../screen.ts';

export type DeskHand = {
  readonly page: Page;
  readonly cup: string;
  readonly press: (name: string) => Promise<void>;
  /** Pressed, and said yes to what it will do. */
  readonly confirm: (name: string) => Promise<void>;
  readonly pick: (name: string, nickname: string) => Promise<void>;
  readonly room: (name: string, thing?: string) => Promise<void>;
  readonly told: (sentence: string | RegExp) => Promise<void>;
  readonly picture: () => Promise<DeskPicture>;
  readonly codeOf: (nickname: string) => Promise<string>;
  readonly idOf: (nickname: string) => Promise<string>;
};

export const deskHand = (page: Page, house: Pick<House, 'url'>, cup: string): DeskHand => {
  const press = (name: string): Promise<void> => page.locator(`[data-do="${name}"]:enabled`).first().click();
  const idOf = async (nickname: string): Promise<string> => {
    const { people } = (await asked(page, house, '/api/people')).json;
    return people.find((each: { nickname: string }) => each.nickname === nickname).person;
  };
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
    // As a link does it: the page is not loaded anew.
    room: async (name, thing) => {
      const at = `/desk/${cup}/${name}`;
      await page.evaluate(
        (to) => history.pushState({}, '', to),
        thing === undefined ? at : `${at}/${encodeURIComponent(thing)}`,
      );
      await page.locator(`[data-room="${name}"][aria-current="page"]`).first().waitFor();
    },
    told: (sentence) => page.getByText(sentence).first().waitFor(),
    picture: async () => (await asked(page, house, `/api/tournaments/${cup}`)).json.view,
    idOf,
    codeOf: async (nickname) =>
      (await asked(page, house, `/api/people/${await idOf(nickname)}/code`, {})).json.code,
  };
};
