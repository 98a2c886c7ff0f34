// What the tests of the people's pages do on the screen: founding a club, signing in, asking in the background.
import { ownerPassword } from '@omerta/server/testing/owned.ts';
import { clubName, inAnotherCase, ownerNickname } from '@omerta/testkit/names.ts';
import type { Page } from 'playwright-core';
import type { House } from './screen.ts';

export const fillIn = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(value);
};

export const submit = (page: Page, form: string): Promise<void> =>
  page.locator(`[data-form="${form}"] [type="submit"]`).click();

export const claimed = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await fillIn(page, {
    club: clubName,
    nickname: ownerNickname,
    password: ownerPassword,
    again: ownerPassword,
  });
  await submit(page, 'claim');
  await page.locator('[data-part="devices"]').waitFor();
};

export const signedIn = async (page: Page): Promise<void> => {
  await page.goto('/sign-in');
  await fillIn(page, { nickname: inAnotherCase(ownerNickname), password: ownerPassword });
  await submit(page, 'sign-in');
  await page.locator('[data-part="devices"]').waitFor();
};

/** In the background, as the page's person. */
export const asked = async (page: Page, { url }: Pick<House, 'url'>, path: string) => {
  const answer = await page.request.get(path, { headers: { origin: url } });
  return { status: answer.status(), json: await answer.json() };
};
