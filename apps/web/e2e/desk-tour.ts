// A walk through the rooms of the desk and the pages of a club, on a server whose tournament plays by itself.
import type { Page } from 'playwright-core';
import { rooms } from '../desk/wire/rooms.ts';
import { fillIn, submit } from './club-people.ts';
import { toRoom } from './desk-way.ts';
import type { See } from './tour.ts';

/** Four tables in play, at twenty times the usual pace. */
export const demoArgs = ['--demo', '--speed', '20'];

const opened = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.locator('main:not([aria-busy="true"])').first().waitFor();
  await page.waitForLoadState('networkidle');
};

const signIn = async (page: Page): Promise<void> => {
  await page.goto('/sign-in');
  await fillIn(page, { nickname: 'owner', password: 'omerta-demo' });
  await submit(page, 'sign-in');
  await page.locator('[data-part="devices"]').waitFor();
};

/** Pages of a club that whoever is signed in opens by their addresses. */
const ofClub = ['/account', '/audit', '/codes', '/connect', '/side', '/desk'] as const;

const madeSteps = async (page: Page, see: See): Promise<void> => {
  await opened(page, '/new-tournament');
  await fillIn(page, { name: 'Кубок «Чёрной кошки»' });
  await see('new-tournament-about');
  for (const step of ['rules', 'stages', 'officials', 'check']) {
    await page.locator('[data-do="next"]').click();
    if (step === 'rules')
      for (const part of await page.locator('details > summary').all()) await part.click();
    await see(`new-tournament-${step}`);
  }
};

/** One of each fault that a person sees most often. */
const pasted = ['Ник\tКлуб\tОплата', 'Ёж\tСевер\tда', '\tЮг\t', 'Pоман\tВосток\tнет', 'ёж\t\t'].join('\n');

const imported = async (page: Page, see: See): Promise<void> => {
  await toRoom(page, 'people');
  await page.locator('a[href$="/people/_import"]').click();
  await fillIn(page, { cells: pasted });
  await submit(page, 'paste');
  await page.locator('[data-fault]').filter({ visible: true }).first().waitFor();
  await see('desk-people-import');
};

export const deskTour = async (page: Page, see: See): Promise<void> => {
  await signIn(page);
  for (const address of ofClub) {
    await opened(page, address);
    await see(address.slice(1));
  }
  await madeSteps(page, see);
  await opened(page, '/desk');
  const cup = await page.locator('[data-tournament]').last().getAttribute('data-tournament');
  if (cup === null) throw new Error('the demo has no tournament');
  await page.locator(`[data-tournament="${cup}"] a.what`).click();
  for (const room of rooms) {
    await toRoom(page, room);
    await page.waitForLoadState('networkidle');
    await page.locator('.desk-main h2').first().waitFor();
    await see(`desk-${room}`);
  }
  await imported(page, see);
  await opened(page, `/enter/${cup}`);
  await see('enter');
  await page.goto('/screen/AAAAAAAA');
  await page.waitForLoadState('networkidle');
  await see('screen-unknown');
};
