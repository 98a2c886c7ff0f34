// What the tests of the people's pages do on the screen: founding a club, signing in, and a tournament behind it.
import { givenAt, withGame } from '@omerta/server/testing/owned.ts';
import type { Page } from 'playwright-core';
import type { ClubHouse } from './club-house.ts';
import type { House } from './screen.ts';

export const ownerNickname = 'Хозяин';
export const ownerPassword = 'correct horse battery';

export const fillIn = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(value);
};

export const submit = (page: Page, form: string): Promise<void> =>
  page.locator(`[data-form="${form}"] [type="submit"]`).click();

export const claimed = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await fillIn(page, {
    club: 'Клуб',
    nickname: ownerNickname,
    password: ownerPassword,
    again: ownerPassword,
  });
  await submit(page, 'claim');
  await page.locator('[data-part="devices"]').waitFor();
};

export const signedIn = async (page: Page): Promise<void> => {
  await page.goto('/sign-in');
  await fillIn(page, { nickname: ownerNickname, password: ownerPassword });
  await submit(page, 'sign-in');
  await page.locator('[data-part="devices"]').waitFor();
};

/** In the background, as the page's person. */
export const asked = async (page: Page, { url }: House, path: string, data?: object) => {
  const headers = { origin: url };
  const answer = data
    ? await page.request.post(path, { data, headers })
    : await page.request.get(path, { headers });
  return { status: answer.status(), json: await answer.json() };
};

/** A tournament of the owner with a chief, a referee and one game, as ids. */
export const withTournament = async (page: Page, house: ClubHouse) => {
  const ownerId: string = (await asked(page, house, '/api/me')).json.person;
  const add = async (nickname: string): Promise<string> =>
    (await asked(page, house, '/api/people', { nickname })).json.person;
  const [chief, referee] = [await add('Главный'), await add('Судья')];
  const give = givenAt(house.place);
  await withGame({ give, ownerId, add }, chief, referee);
  return { give, ownerId, chief, referee };
};
