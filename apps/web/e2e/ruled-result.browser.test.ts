// A protest from the phone whose ruling turns the result round: the phone heads its result and its protocol with who has won now.
import { tagsOf } from '@omerta/testkit/table.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClubHouse, openClubHouse } from './club-house.ts';
import { readGame } from './games.ts';
import { refereeAt } from './hand.ts';
import { isFine } from './is-fine.ts';
import { protests, signs } from './phone-sheet.ts';
import { playLines } from './play.ts';
import { spellOut } from './spelled-out.ts';
import { dealCards } from './start.ts';
import type { TroubledFacts } from './troubled-cup.ts';

let house: ClubHouse & TroubledFacts;
beforeAll(async () => {
  house = await openClubHouse('troubled-fiim');
}, 240_000);
afterAll(() => house.close());

const record = readGame(`${tagsOf('fiim-2018')}\nnight 1\nday 1\nforfeit 1\n`);

it('[fiim-2018 8.9.2] the ruled winner stands on the phone with what was decided on the protest', async () => {
  const phone = await house.pageOf(house.referee, { lang: 'ru' });
  await phone.goto('/connect');
  await phone.locator('[data-offer] [data-go="begin"]').tap();
  await dealCards(refereeAt(phone, 'touch', 'ru'), record);
  await playLines(refereeAt(phone, 'touch', 'ru'), record.rulebook, spellOut(record));
  await phone.locator('[data-go="result"]').tap();
  await phone.getByRole('heading', { name: 'Победа чёрных' }).waitFor();
  await protests(phone, 4, 'Крикнули из зала, а не «Лис»');
  await signs(phone, 'Тёмный');

  const desk = await house.pageOf(house.owner, { device: 'desktop', lang: 'ru' });
  await desk.goto('/desk');
  await desk.getByRole('link', { name: /Кубок «Чёрной кошки»/ }).click();
  await desk.locator('.desk-rooms').getByRole('link', { name: 'Зал' }).click();
  await desk.locator('[data-need="protest"]').locator('[data-room="cases"]').click();
  await desk.getByRole('link', { name: 'Предложить решение' }).click();
  await desk.locator('[name="winner"]').fill('1');
  await desk.locator('[name="forfeit"]').fill('2');
  await desk.locator('[data-kind="result"]').waitFor();
  await desk.locator('[name="ruling-reason"]').fill('Пересмотрели запись: победа красных');
  for (const what of ['propose', 'apply']) {
    await desk.locator(`[data-do="${what}"]`).click();
    await desk.locator(`[data-do="${what}-yes"]:enabled`).click();
  }

  await phone.getByRole('heading', { name: 'Победа красных' }).waitFor();
  await phone.getByText('По решению судей. В игре было: Победа чёрных.').waitFor();
  await phone
    .locator('[data-protest="decided"]')
    .getByText('Удовлетворён: изменён результат. Пересмотрели запись: победа красных')
    .waitFor();
  await phone.locator('[data-go="protocol"]').tap();
  await expect
    .poll(() => phone.locator('.protocol-facts').innerText())
    .toContain('красные, решением судей; в игре: чёрные (ППК)');
  await isFine(phone);
}, 240_000);
