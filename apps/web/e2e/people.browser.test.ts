// People in a real browser on a real server: the owner's link, signing in and out, devices, tokens, the audit, codes for tables.

import { ownerPassword } from '@omerta/server/testing/owned.ts';
import { clubName, inAnotherCase, ownerNickname } from '@omerta/testkit/names.ts';
import { tier } from '@omerta/testkit/properties/sizes.ts';
import type { Page } from 'playwright-core';
import { decodeQR } from 'qr/decode.js';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type ClubHouse, openClubHouse, startClubHouse } from './club-house.ts';
import { asked, claimed, fillIn, signedIn, submit } from './club-people.ts';
import { openDesk } from './desk-way.ts';
import { eyesOn } from './look-at.ts';
import { type House, openDevice, openPage, startHouse } from './screen.ts';
import { type CupFacts, guestNickname } from './worlds.ts';

let house: ClubHouse & CupFacts;
beforeAll(async () => {
  house = await openClubHouse('cup');
}, 120_000);
afterAll(() => house.close());

/** Where a test counts devices or attempts, or where no tournament may be. */
const ownHouse = async () => {
  const own = await openClubHouse('club');
  onTestFinished(own.close);
  return own;
};

const alert = (page: Page) => page.getByRole('alert').first();
const personAt = async (page: Page, at: House): Promise<unknown> =>
  (await asked(page, at, '/api/me')).json.person;
/** As if somebody had looked away and come back. */
const lookAgain = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('focus')));

describe('the owner', () => {
  it('claims the server once; the link is worth nothing afterwards, and says so', async () => {
    const unfounded = await startClubHouse();
    onTestFinished(unfounded.close);
    const path = await unfounded.claimPath();
    const page = await openPage(unfounded, { lang: 'en' });
    await page.goto(path);
    await submit(page, 'claim');
    await expect.poll(() => alert(page).textContent()).toBe('Fill this in: Name of the club.');
    await fillIn(page, { club: clubName, nickname: 'Я-Ёж', password: 'short', again: 'short' });
    await submit(page, 'claim');
    await expect.poll(() => alert(page).textContent()).toBe('The password needs at least 10 characters.');
    await fillIn(page, { password: ownerPassword, again: `${ownerPassword}!` });
    await submit(page, 'claim');
    await expect.poll(() => alert(page).textContent()).toBe('The two passwords are not the same.');
    await claimed(page, path);
    await expect.poll(() => page.locator('[data-part="who"]').textContent()).toContain('owner of the club');
    const second = await openPage(unfounded, { lang: 'en' });
    await second.goto(path);
    await fillIn(second, {
      club: 'Другой клуб',
      nickname: 'Щука',
      password: ownerPassword,
      again: ownerPassword,
    });
    await submit(second, 'claim');
    await expect.poll(() => alert(second).textContent()).toMatch(/^This link was used or is out of date\./);
    expect(await personAt(second, unfounded)).toBeNull();
  });

  it('signs a second browser out from the first: at once, wherever it stands', async () => {
    const own = await ownHouse();
    const [first, second] = [await own.pageOf(own.owner), await openPage(own)];
    await first.goto('/account');
    await signedIn(second);
    await lookAgain(first);
    await first.locator('[data-do="revoke"]').click();
    await first.getByText('Вышли на 1 устройстве.').waitFor();
    await first.locator('[data-device]').nth(1).waitFor({ state: 'detached' });
    expect(await personAt(second, own)).toBeNull();
    await lookAgain(second);
    await second.getByText('На этом устройстве вы вышли.').waitFor();
    expect(await personAt(first, own)).not.toBeNull();
  });
});

describe('signing in', () => {
  it('tells a wrong password, and after ten how long to wait; what was typed stays', async () => {
    const own = await ownHouse();
    const other = await openPage(own, { lang: 'en' });
    await other.goto('/sign-in');
    await submit(other, 'sign-in');
    await expect.poll(() => alert(other).textContent()).toBe('Fill this in: Nickname.');
    await fillIn(other, { nickname: ownerNickname, password: 'wrong password' });
    await submit(other, 'sign-in');
    await expect.poll(() => alert(other).textContent()).toBe('Nickname or password is wrong.');
    await expect.poll(() => other.locator('[name="nickname"]').inputValue()).toBe(ownerNickname);
    for (let i = 0; i < 9; i++)
      await Promise.all([other.waitForResponse('**/api/sign-in'), submit(other, 'sign-in')]);
    await fillIn(other, { password: ownerPassword });
    await submit(other, 'sign-in');
    await other.getByText(/^Too many failed attempts\. Try again in \d+ s\.$/).waitFor();
    await own.pass(61);
    await submit(other, 'sign-in');
    await other.locator('[data-part="devices"]').waitFor();
  });

  it('without a network says so, keeps what was typed, and goes on when it is back', async () => {
    const context = await openDevice(house);
    const other = await context.newPage();
    await other.goto('/sign-in');
    await fillIn(other, { nickname: ownerNickname, password: ownerPassword });
    await context.setOffline(true);
    await submit(other, 'sign-in');
    await expect.poll(() => alert(other).textContent()).toBe('Сервер не отвечает. Устройство в сети зала?');
    await context.setOffline(false);
    await submit(other, 'sign-in');
    await other.locator('[data-part="devices"]').waitFor();
  });

  it('leaves no form behind: Back leads to where one came from; another tab learns of signing out', async () => {
    const context = await openDevice(house);
    const tab = await context.newPage();
    await tab.goto('/');
    await tab.locator('[data-go="account"]').click();
    await fillIn(tab, { nickname: ownerNickname, password: ownerPassword });
    await submit(tab, 'sign-in');
    await tab.locator('[data-part="devices"]').waitFor();
    await tab.goBack();
    await tab.getByText(ownerNickname).waitFor();
    expect(new URL(tab.url()).pathname).toBe('/');
    const [one, two] = [await context.newPage(), await context.newPage()];
    for (const each of [one, two]) {
      await each.goto('/account');
      await each.locator('[data-part="devices"]').waitFor();
    }
    await one.locator('[data-do="sign-out"]').click();
    await one.locator('[data-go="sign-in"]').waitFor();
    await lookAgain(two);
    await two.locator('[data-go="sign-in"]').waitFor();
  });

  it('with a code: whoever has no password yet chooses one, and comes in with it elsewhere', async () => {
    const own = await openClubHouse('guest');
    onTestFinished(own.close);
    const { code } = own;
    const guest = await openPage(own, { lang: 'en' });
    await guest.goto('/sign-in');
    await fillIn(guest, { code: code.toLowerCase() });
    await submit(guest, 'code');
    await guest.locator('[data-go="account"]').click();
    await fillIn(guest, { fresh: 'a long password', again: 'a long password' });
    await submit(guest, 'password');
    await guest.getByText('The password is changed').waitFor();
    const elsewhere = await openPage(own, { lang: 'en' });
    await elsewhere.goto('/sign-in');
    await fillIn(elsewhere, { code });
    await submit(elsewhere, 'code');
    await expect
      .poll(() => alert(elsewhere).textContent())
      .toMatch(/^This code is wrong, was used or has expired/);
    await fillIn(elsewhere, { nickname: inAnotherCase(guestNickname), password: 'a long password' });
    await submit(elsewhere, 'sign-in');
    await elsewhere.locator('[data-go="account"]').click();
    await elsewhere.getByText('No office in any tournament.').waitFor();
    await elsewhere.goto('/audit');
    await elsewhere.getByText('The audit is for the owner of the club.').waitFor();
    await elsewhere.goto('/codes');
    await elsewhere.getByText('There is no tournament yet.').waitFor();
  });
});

it('a token is shown once, works, and is worth nothing once deleted', async () => {
  const page = await house.pageOf(house.owner, { lang: 'en' });
  await page.goto('/account');
  const open = () => page.locator('[data-part="tokens"] summary').click();
  await open();
  await fillIn(page, { name: 'Эфир «Ёлка»', days: '0' });
  await submit(page, 'token');
  await expect.poll(() => alert(page).textContent()).toBe('A token lasts 1 to 366 days.');
  await fillIn(page, { days: '3' });
  // Pressed twice in one moment, it is made once.
  await page.locator('[data-form="token"]').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  const token = await page.locator('.secret').textContent();
  const bearer = async () =>
    (await fetch(`${house.url}/api/tokens`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await bearer()).toBe(200);
  await page.reload();
  await open();
  await page.locator('[data-token="Эфир «Ёлка»"]').waitFor();
  await expect.poll(() => page.locator('[data-token]').count()).toBe(1);
  expect(await page.locator('.secret').count()).toBe(0);
  await page.locator('[data-do="delete-token"]').click();
  await page.getByText('There are none.').waitFor();
  expect(await bearer()).toBe(401);
});

it('a code for a table is shown large and as a QR code of its address, counts down, and is made anew by a tap', async () => {
  const { referee } = house;
  const page = await house.pageOf(house.owner, { lang: 'en' });
  await page.goto('/codes');
  const shown = page.locator('.large-code');
  const make = page.locator('[data-game="q/1/1"] [data-do="code"]');
  await make.click();
  await page.getByText(/^works for (10:00|9:5\d) more$/).waitFor();
  const code = (await shown.textContent())?.replace(' ', '') ?? '';
  const pixels = await page.locator('canvas.code').evaluate((canvas: HTMLCanvasElement) => {
    const scale = 4;
    const large = document.createElement('canvas');
    large.width = canvas.width * scale;
    large.height = canvas.height * scale;
    const pen = large.getContext('2d');
    if (!pen) return null;
    pen.imageSmoothingEnabled = false;
    pen.drawImage(canvas, 0, 0, large.width, large.height);
    return { width: large.width, data: [...pen.getImageData(0, 0, large.width, large.height).data] };
  });
  if (!pixels) throw new Error('nothing was drawn');
  const image = { width: pixels.width, height: pixels.width, data: Uint8ClampedArray.from(pixels.data) };
  expect(decodeQR(image)).toBe(`${house.url}/connect/${code}`);
  await make.click();
  await expect.poll(() => shown.textContent()).not.toBe(`${code.slice(0, 5)} ${code.slice(5)}`);
  const phone = await openPage(house, { lang: 'en' });
  await phone.goto(`/connect/${code}`);
  await phone.locator('[data-offer="q/1/1"]').waitFor();
  expect(await personAt(phone, house)).toBe(referee);
  await phone.goto('/account');
  await phone
    .getByText(
      /^This device was connected for one game: Кубок «Чёрной кошки», Отбор «Ёлка», round 1, table 1\./,
    )
    .waitFor();
  expect(await phone.locator('[data-part="devices"]').count()).toBe(0);
});

it('the audit tells what was done with before and after, who saw cards, and whose clock is off', async () => {
  const { chief, referee } = house;
  const page = await house.pageOf(house.owner, { lang: 'en' });
  const desk = await house.pageOf(chief, { device: 'desktop', lang: 'en' });
  await openDesk(desk, 'cup', 'making');
  for (const minutes of ['5', '1']) {
    await fillIn(desk, { delay: minutes });
    await desk.locator('[data-do="set-delay"]').click();
    await desk.locator('[data-do="set-delay"]:disabled').waitFor();
  }
  const { sightings, devices: known } = house.place;
  await sightings.note(
    { person: chief, device: 'session-x' },
    { tournament: 'cup', game: 'q/1/1' },
    'referee',
  );
  known.clocked({ person: referee, device: 'session-y', agent: 'Android Chrome/1' }, Date.now() + 7_200_000);
  await page.goto('/audit');
  await page.locator('[data-what="OwnerClaimed"]').waitFor();
  await page.locator('[name="of"]').selectOption('tournament/cup');
  const newest = page.locator('[data-what="DelaySet"]').first();
  await expect.poll(() => newest.textContent()).toContain('Set the delay for the public');
  await expect.poll(() => newest.textContent()).toContain('Главный');
  await expect.poll(() => newest.locator('.changes').textContent()).toBe('delay, seconds: 300 → 60');
  await page.locator('[name="what"]').selectOption('OfficialAppointed');
  await page.locator('[data-what="DelaySet"]').first().waitFor({ state: 'detached' });
  await page.locator('[data-what="OfficialAppointed"]').first().waitFor();
  await expect.poll(() => page.locator('[data-part="lines"] > li').count()).toBe(3);
  await page.locator('[data-part="seen"]').click();
  await expect.poll(() => page.locator('[data-game="q/1/1"]').textContent()).toMatch(/Главный.*as referee/);
  await page.locator('button[data-part="clocks"]').click();
  await page.getByText('ahead by 2 hours').waitFor();
});

describe('nothing is in the way of anybody', () => {
  const walks = [
    ['small', 'ru'],
    ['desktop', 'en'],
  ] as const;

  for (const [device, lang] of tier === 'soak' ? walks : walks.slice(0, 1))
    it(`${device}, ${lang}`, async () => {
      const page = await house.pageOf(house.owner, { device, lang });
      const { complaints, see } = eyesOn(page, device);
      await page.goto('/account');
      await page.locator('[data-part="devices"]').waitFor();
      await see('account');
      for (const part of ['password', 'tokens']) await page.locator(`[data-part="${part}"] summary`).click();
      await fillIn(page, { name: 'Эфир «Ёлка»' });
      await submit(page, 'token');
      await page.locator('.secret').waitFor();
      await see('account opened');
      await house.place.sightings.note(
        { person: house.chief, device: 'x' },
        { tournament: 'cup', game: 'q/1/1' },
        'referee',
      );
      await page.goto('/audit');
      await page.locator('[data-part="lines"]').waitFor();
      await page.locator('[name="of"]').selectOption('tournament/cup');
      await page.locator('[data-what="RefereesAssigned"]').waitFor();
      await see('audit');
      await page.locator('[data-part="seen"]').click();
      await page.locator('[data-game]').waitFor();
      await see('seen');
      await page.locator('button[data-part="clocks"]').click();
      await page.locator('ul[data-part="clocks"]').waitFor();
      await see('clocks');
      await page.goto('/codes');
      await page.locator('[data-do="code"]').first().click();
      await page.locator('.large-code').waitFor();
      await see('codes');
      await page.goto('/sign-in');
      await page.getByRole('status').waitFor();
      await see('sign-in');
      await page.goto('/');
      await page.locator('[data-go="account"]').waitFor();
      await see('home');
      expect(complaints).toEqual([]);
    }, 900_000);
});

describe('where there is no server', () => {
  let alone: Awaited<ReturnType<typeof startHouse>>;
  beforeAll(async () => {
    alone = await startHouse();
  }, 120_000);
  afterAll(() => alone.close());

  it('the first page asks for no sign-in, and the pages say that nobody answers', async () => {
    const page = await openPage(alone, { lang: 'en' });
    const faults: string[] = [];
    page.on('console', (said) => said.type() === 'error' && faults.push(said.text()));
    const answered = page.waitForResponse('**/api/me');
    await page.goto('/');
    await answered;
    await page.locator('[data-go="new"]').waitFor();
    expect(await page.locator('[data-go="account"]').count()).toBe(0);
    await page.goto('/account');
    await expect
      .poll(() => alert(page).textContent())
      .toMatch(/^What answered is not the server of this version/);
    await page.locator('[data-do="again"]').click();
    await alert(page).waitFor();
    expect(faults).toEqual([]);
  });
});
