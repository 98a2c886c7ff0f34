// The room of seating in a real browser on a real server: from forming the field to mending after a drop-out.
import { playClever } from '@omerta/bots/clever-game.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { check } from '@omerta/seating/check.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClubHouse, openClubHouse } from './club-house.ts';
import { asked } from './club-people.ts';
import { openDesk } from './desk-way.ts';
import { writtenByHand } from './games.ts';
import type { GatheredFacts } from './gathered-cup.ts';
import { eyesOn } from './look-at.ts';

let house: ClubHouse & GatheredFacts;
beforeAll(async () => {
  house = await openClubHouse('gathered');
}, 120_000);
afterAll(() => house.close());

const stageNow = async (page: Page) => {
  const { json } = await asked(page, house, '/api/tournaments/cup');
  return { plan: json.view.plans[0], games: json.view.games };
};

const press = (page: Page, name: string): Promise<void> => page.locator(`[data-do="${name}"]`).click();
const openPart = (page: Page, part: string): Promise<void> => press(page, `part-${part}`);

const pickName = async (page: Page, name: string, nickname: string): Promise<void> => {
  const input = page.locator(`[data-pick="${name}"] input`);
  await input.fill(nickname);
  await input.press('Enter');
};

it('a field of twenty is formed, seated with a pair apart, published, refereed, and mended after a drop-out', async () => {
  const page = await house.pageOf(house.owner, { device: 'desktop', lang: 'en' });
  const { complaints, see } = eyesOn(page, 'desktop');
  const { players } = house;
  await openDesk(page, 'cup', 'seating');
  // Whoever has not come is not picked; the reserve is not offered.
  await page.getByText('20 picked').waitFor();
  await expect.poll(() => page.locator('[data-pick-person]').count()).toBe(21);
  await press(page, 'in-order');
  await press(page, 'form-stage');
  await page.locator('[data-part="new-seating"]').waitFor();
  expect((await stageNow(page)).plan.players).toEqual(players.slice(0, 20));

  await page.locator('[data-part="wishes"] > summary').click();
  await pickName(page, 'apart-one', 'Игрок1');
  await pickName(page, 'apart-other', 'Игрок13');
  await page.locator('[name="seed"]').fill('7');
  // In 19 rounds the least squares are had only where every two meet: this search ends only when it is stopped.
  await page.locator('[name="rounds"]').fill('19');
  await press(page, 'even-meetings');
  await press(page, 'search');
  await page.locator('[data-measure="squares"]').waitFor();
  // It goes on while another room is looked at.
  await page.locator('[data-room="people"]').click();
  await page.locator('[data-room="seating"]').click();
  await page.locator('[data-making="searching"] .seating-chart').waitFor();
  await press(page, 'stop');
  await page.locator('[data-making="made"] [data-part="findings"]').waitFor();
  // Somebody fixed at a table sits nowhere else, and meetings come first then.
  await page.locator('[data-part="wishes"]').evaluate((part) => part.setAttribute('open', ''));
  await pickName(page, 'fixed-who', 'Игрок5');
  await page.locator('[name="fixed-table"]').fill('2');
  await press(page, 'add-fixed');
  await page.locator('[name="rounds"]').fill('2');
  await press(page, 'search');
  await page.getByText('Games: 20 players have 2.').waitFor();
  await press(page, 'lay');
  await page.getByText('Laid: 2 rounds.').waitFor();
  const fixed: number[][][] = (await stageNow(page)).plan.rounds;
  expect(fixed.map((tables) => tables.findIndex((seats) => seats.includes(5)))).toEqual([1, 1]);
  await openPart(page, 'make');
  await page.locator('[data-part="wishes"]').evaluate((part) => part.setAttribute('open', ''));
  await page.locator('[data-wish="fixed"]').click();
  // Even tables are the usual; here they are found at the proven least, and the search ends by itself.
  await page.locator('[name="rounds"]').fill('6');
  await press(page, 'even-tables');
  await press(page, 'search');
  await page.getByText('Games: 20 players have 6.').waitFor();
  await expect
    .poll(() => page.locator('[data-part="findings"]').textContent())
    .toContain('Tables of one player differ by 0 at most.');
  await see('the rounds');
  await press(page, 'lay');
  await press(page, 'lay-yes');
  await page.getByText('Laid: 6 rounds.').waitFor();
  const laid = (await stageNow(page)).plan.rounds;
  expect(check({ players: 20, rounds: laid }, [[1, 13]])).toMatchObject({
    legal: true,
    apartMet: 0,
    spreads: { tables: 0 },
  });

  await openPart(page, 'rounds');
  for (const round of [1, 2]) {
    await press(page, 'publish');
    await press(page, 'publish-yes');
    await page.getByText(`Round ${round} is published.`).waitFor();
  }

  await openPart(page, 'referees');
  await press(page, 'propose');
  await press(page, 'propose-yes');
  await page.getByText('Referees are assigned.').waitFor();
  const led: (string | null)[] = (await stageNow(page)).games.map(
    (game: { referee: string }) => game.referee,
  );
  expect(led).not.toContain(null);
  expect(new Set(led.slice(0, 2)).size).toBe(2);
  expect(Math.max(...[...Map.groupBy(led, (each) => each).values()].map(({ length }) => length))).toBe(2);

  await page.locator('.desk-rooms [data-room="people"]').click();
  await page.getByRole('button', { name: 'Игрок7', exact: true }).click();
  await press(page, 'withdraw');
  await press(page, 'withdraw-yes');
  await page.locator('[data-do="withdraw"]').waitFor({ state: 'detached' });
  await page.locator('.desk-rooms [data-room="seating"]').click();
  await openPart(page, 'make');
  await pickName(page, `take-over-${players[6]}`, 'Игрок22');
  await page.locator('[data-part="mend-preview"]').waitFor();
  await expect.poll(() => page.locator('[data-move]').count()).toBe(6);
  await expect
    .poll(() => page.locator('[data-move]').first().textContent())
    .toContain('Игрок22 instead of Игрок7');
  await press(page, 'mend');
  await page.getByText('Mended: 6 seats.').waitFor();
  const after = await stageNow(page);
  expect(after.plan.players[6]).toBe(players[21]);
  expect(after.plan.rounds).toEqual(laid);
  expect(after.games.flatMap((game: { seats: string[] }) => game.seats)).not.toContain(players[6]);

  // A table of nine is told in words and cannot be laid.
  await page.locator('[data-part="import"] > summary').click();
  await page.locator('[name="seating-text"]').fill('1 2 3 4 5 6 7 8 9');
  await press(page, 'check-import');
  await expect
    .poll(() => page.locator('[data-fault]').textContent())
    .toBe('Line 1: 9 numbers, and a table has ten.');
  await see('the referees');

  // The next round by standing takes the place of what was laid, and leaves what is published.
  await page.locator('[data-part="by-standing"] > summary').click();
  await press(page, 'by-standing');
  await page.locator('[data-making="made"]').waitFor();
  await press(page, 'lay');
  await press(page, 'lay-yes');
  await page.getByText('Laid: 3 rounds.').waitFor();
  const byStanding = (await stageNow(page)).plan.rounds;
  expect(byStanding.slice(0, 2)).toEqual(laid.slice(0, 2));
  expect(check({ players: 20, rounds: byStanding }, []).legal).toBe(true);

  const small = await house.pageOf(house.owner, { device: 'phone', lang: 'ru' });
  const inHand = eyesOn(small, 'phone');
  await openDesk(small, 'cup', 'seating');
  for (const part of ['field', 'make', 'rounds', 'referees', 'pictures']) {
    await openPart(small, part);
    await inHand.see(part);
  }
  await small.locator('.seating-heat').click();
  await pickName(small, 'picture-of', 'Игрок3');
  await small.locator('[data-part="one-player"]').waitFor();
  expect([...complaints, ...inHand.complaints]).toEqual([]);
}, 900_000);

it('an evening takes a game played in a room from its record, and seats the next one of the same people', async () => {
  const page = await house.pageOf(house.owner, { device: 'phone', lang: 'ru' });
  const { complaints, see } = eyesOn(page, 'phone', { isExpected: (said) => said.text().includes('404') });
  const { owner } = house;
  const book = rulebook('fsm-2024');
  const record = writtenByHand(book, playClever(book, 3, { red: 1, black: 1 }));
  const gamesNow = async () => (await asked(page, house, '/api/tournaments/ev')).json.view.games;

  // From the end of a room the way leads over the evenings that run.
  await page.goto('/desk?room=NO-SUCH-ROOM');
  await page.locator('[data-tournament="ev"] a').click();
  await page.locator('[data-part="evening"]').getByRole('alert').waitFor();
  const send = (text: string): Promise<void> =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'game.mgn', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await send('no record at all');
  await page.getByText('Это не запись игры (строка 1).').waitFor();
  await send(record);
  await page.locator('[data-played]').waitFor();
  await expect.poll(() => page.locator('[name="seat-10"]').inputValue()).toBe('Объект');
  // Somebody whom the club knows under another name, and then by mistake twice.
  await page.locator('[name="seat-1"]').fill('игрок1');
  await page.locator('[name="seat-2"]').fill('Игрок1');
  await page.getByText('назван дважды', { exact: true }).waitFor();
  expect(await page.locator('[data-do="take"]').isDisabled()).toBe(true);
  await page.locator('[name="seat-2"]').fill('Чёрная кошка');
  await press(page, 'be-referee');
  await see('a game seated');
  await press(page, 'take');
  await page.getByText('Игра в вечере, стол 1, бланк подписан.').waitFor();
  const [taken] = await gamesNow();
  const known = (await asked(page, house, '/api/people')).json.people as {
    nickname: string;
    person: string;
  }[];
  expect(taken).toMatchObject({ id: 'evening/1/1', signedBy: owner, hasRecord: true });
  expect(taken.seats[0]).toBe(known.find(({ nickname }) => nickname === 'Игрок1')?.person);

  await press(page, 'as-last');
  await page.locator('[name="drawn"]').uncheck();
  await press(page, 'seat');
  await page.getByText('Игра за столом 1 рассажена: вызовите её в зале.').waitFor();
  expect((await gamesNow())[1]).toMatchObject({ id: 'evening/2/1', seats: taken.seats, status: 'scheduled' });
  expect(complaints).toEqual([]);
}, 120_000);
