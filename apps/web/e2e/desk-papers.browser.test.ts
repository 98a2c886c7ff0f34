// Sheets and cases at the desk on a real server: a game from paper by keys alone, a second person, a protest that changes a result, a purple card, an expulsion.
import { hallNames, stageName } from '@omerta/testkit/names.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClubHouse, openClubHouse } from './club-house.ts';
import { asked, submit } from './club-people.ts';
import { openCases, openDesk } from './desk-way.ts';
import { eyesOn } from './look-at.ts';
import type { PapersFacts } from './papers-cups.ts';

let house: ClubHouse & PapersFacts;
beforeAll(async () => {
  house = await openClubHouse('papers');
}, 120_000);
afterAll(() => house.close());

const counted = async (page: Page): Promise<void> => {
  await page.addInitScript(() =>
    addEventListener('keydown', () =>
      sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1)),
    ),
  );
};
const presses = (page: Page): Promise<number> =>
  page.evaluate(() => Number(sessionStorage.getItem('presses')));

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);

/** Key by key, each when the field before has handed over. */
const press = async (page: Page, keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((drawn) => setTimeout(drawn)));
  }
};

const deskOf = async (page: Page, id: string) =>
  (await asked(page, house, `/api/tournaments/${id}`)).json.view;

/** What a preview shows, row by row. */
const previewed = async (page: Page): Promise<readonly (readonly string[])[]> => {
  const rows = page.getByRole('dialog').locator('tbody tr:not([aria-hidden])');
  await rows.first().waitFor();
  return rows.evaluateAll((all) =>
    all.map((row) =>
      ['player', 'placeAfter', 'totalAfter'].map(
        (column) => row.querySelector(`[data-column="${column}"]`)?.textContent ?? '',
      ),
    ),
  );
};

it('a game from paper, a second person, a protest that changes the result, a purple card, an expulsion', async () => {
  const chief = await house.pageOf(house.owner, { device: 'desktop', lang: 'en' });
  const atDesk = eyesOn(chief, 'desktop');
  await counted(chief);
  const people = house;
  const admin = await house.pageOf(people.admin, { device: 'small', lang: 'ru' });
  const inHand = eyesOn(admin, 'small');

  // From paper: removal, best move, two extra points; half of it before a reload. This rulebook has no cards.
  await openDesk(chief, 'cup', 'sheets');
  await chief.getByRole('button', { name: `${stageName}, round 1, table 1` }).click();
  await field(chief, 'roles').waitFor();
  await chief.evaluate(() => sessionStorage.setItem('presses', '0'));
  await press(chief, [...'0891', '1', '2', ...'890', '1', '3', 'Enter', 'Enter']);
  await press(chief, [...'18']);
  await expect.poll(() => chief.locator('[data-field="extra"] .refused').textContent()).toContain('0.7');
  await atDesk.see('paper form');
  await chief.reload();
  await field(chief, 'extra').focus();
  await expect.poll(() => field(chief, 'extra').inputValue()).toBe('18');
  await press(chief, ['End', 'Backspace', ...'4 53', 'Enter', 'Enter', 'Enter']);
  await expect.poll(() => chief.locator('[data-seat="1"] .papers-total').textContent()).toBe('1.4');
  await expect.poll(() => chief.locator('[data-unlikely="removal-unexplained"]').count()).toBe(1);
  await press(chief, ['Tab', 'Space', 'Shift+Tab', 'Enter']);
  await chief.locator('[data-game="q/1/1"][data-status="signed"]').waitFor();
  expect(await presses(chief)).toBeLessThanOrEqual(60);
  const [game] = (await deskOf(chief, 'cup')).games;
  expect(game.sheet).toMatchObject({
    winner: 'red',
    firstKilled: 2,
    bestMove: [8, 9, 10],
    outDay1: 1,
    removed: [3],
    extra: [
      { seat: 1, points: '0.4', by: 'referee' },
      { seat: 5, points: '0.3', by: 'referee' },
    ],
  });
  expect(
    await chief.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('paper'))),
  ).toEqual([]);
  await expect.poll(() => chief.locator('[data-why="own-hand"]').count()).toBe(1);

  // The second person, by keys: sends it back, then confirms it.
  await openDesk(admin, 'cup', 'sheets');
  await admin.getByText('Просмотреть 1 ожидающий лист').waitFor();
  await inHand.see('list of sheets');
  await admin.getByText('Просмотреть 1 ожидающий лист').click();
  await admin.locator('.papers-ten').waitFor();
  // Keys are told of only where there are some.
  expect(await admin.locator('[data-part="keys"]').isVisible()).toBe(false);
  await inHand.see('second look');
  await admin.keyboard.press('KeyR');
  await field(admin, 'return-reason').waitFor();
  await field(admin, 'return-reason').pressSequentially('У места 3 нет фолов');
  await admin.keyboard.press('Enter');
  await chief.locator('[data-part="returned"]').getByText('У места 3 нет фолов').waitFor();
  await chief.locator('[data-do="correct-open"]').click();
  await field(chief, 'removed').fill('');
  await field(chief, 'reason').fill('Three fouls: he was not removed');
  await chief.locator('[data-do="correct"]').click();
  expect((await previewed(chief)).map(([player, , total]) => [player, total])).toContainEqual(['Рысь', '1']);
  await chief.locator('[data-do="correct-yes"]').click();
  await chief.locator('[data-do="sign"]').waitFor();
  await chief.keyboard.press('KeyS');
  await chief.locator('[data-status="signed"]').waitFor();
  await openDesk(admin, 'cup', 'sheets');
  await admin.getByRole('button', { name: `${stageName}, тур 1, стол 1` }).click();
  await admin.locator('[data-status="signed"]').waitFor();
  await admin.keyboard.press('KeyC');
  await chief.locator('[data-status="confirmed"]').waitFor();

  // A protest, and the ruling from it: what was shown is what came.
  await openDesk(chief, 'cup', 'cases');
  await chief.locator('[data-part="file"] summary').click();
  await chief.locator('[name="protest-player"]').selectOption(people.players[9] ?? '');
  await chief.locator('[name="protest-text"]').fill('The last vote was counted wrongly.');
  await chief.locator('[data-do="file-protest"]').click();
  await chief.getByRole('button', { name: 'Волк' }).click();
  await chief.locator('[data-part="stake"]').getByText('Yes: ').waitFor();
  await chief.locator('[name="evidence-text"]').fill('01:12:30');
  await chief.locator('[data-do="add-evidence"]').click();
  await chief.getByText('statement: 01:12:30').waitFor();
  await atDesk.see('protest');
  await chief.getByRole('link', { name: 'Propose a ruling' }).click();
  await field(chief, 'winner').fill('2');
  await chief.locator('[data-kind="result"]').waitFor();
  // A sheet that speaks against itself is warned of while it is written; a ruling may decide so.
  await field(chief, 'removed').fill('890');
  const warned = chief.locator('[data-part="ruling-warns"]');
  await warned.getByText('Black won, and all three blacks are removed.').waitFor();
  expect(await chief.locator('[data-do="propose"]').count()).toBe(1);
  await field(chief, 'removed').fill('');
  await warned.waitFor({ state: 'detached' });
  await chief.locator('[name="ruling-reason"]').fill('Counted again: black won.');
  await chief.locator('[data-do="propose"]').click();
  const proposed = await previewed(chief);
  await atDesk.see('preview');
  await chief.locator('[data-do="propose-yes"]').click();
  await chief.locator('[data-ruling] [data-do="apply"]').click();
  const applied = await previewed(chief);
  expect(applied).toEqual(proposed);
  const before = await deskOf(chief, 'cup');
  await chief.locator('[data-do="apply-yes"]').click();
  await chief.locator('[data-outcome="result"]').waitFor();
  const after = await deskOf(chief, 'cup');
  expect(before.games[0].winner).toBe('red');
  expect(after.games[0].winner).toBe('black');
  type Row = { readonly player: string; readonly place: number; readonly total: string };
  const told = (rows: readonly Row[]): string[] =>
    rows.map(({ player, place, total }) =>
      [hallNames[people.players.indexOf(player)], place, total.replace('-', '−')].join(' '),
    );
  const changed = told(after.standings).filter((row) => !told(before.standings).includes(row));
  expect(applied.map((row) => row.join(' '))).toEqual(expect.arrayContaining(changed));
  expect(told(after.standings)).toEqual(expect.arrayContaining(applied.map((row) => row.join(' '))));

  // The sheet says that a ruling decided it, and whose hands stood there before; what the ruling explains alarms nobody.
  await openDesk(chief, 'cup', 'sheets');
  await chief.getByRole('button', { name: `${stageName}, round 1, table 1` }).click();
  const ruled = chief.locator('[data-part="ruled"]');
  await ruled.getByText('Black won — by a ruling. The play had been: Red won.').waitFor();
  await ruled.getByText('Counted again: black won.').waitFor();
  await chief.locator('[data-part="signed-by"]').getByText('Signed before the ruling').waitFor();
  await chief.locator('[data-part="confirmed-by"]').getByText('Confirmed before the ruling').waitFor();
  expect(await chief.locator('[data-unlikely="departs"], [data-unlikely="impossible-count"]').count()).toBe(
    0,
  );
  await atDesk.see('a sheet by a ruling');

  // A purple card in the corridor.
  await openCases(admin, 'cards', 'cards');
  await admin.locator('[data-measure="show-purple"]').click();
  await field(admin, 'measured').fill('Енот');
  await field(admin, 'measured').press('Enter');
  await admin.locator('[name="clause"][value="15.9.3"]').check();
  await field(admin, 'note').fill('Сломал стул');
  await inHand.see('a measure');
  await admin.locator('button[data-do="show-purple"]').click();
  await admin.getByRole('dialog').locator('[data-part="will"]').waitFor();
  await admin.locator('[data-do="show-purple-yes"]').click();
  await admin.locator('[data-column="state"]').getByText('отстранён до').waitFor();
  const { discipline } = await deskOf(chief, 'cards');
  expect(discipline.cards).toEqual([{ colour: 'purple', person: people.players[5], reason: 'damage' }]);
  expect(discipline.suspensions).toHaveLength(1);

  // The club's disciplinary committee, named by its organiser, has the last word on the days.
  await chief.goto('/club');
  await chief.locator('[data-form="officer"] [name="nickname"]').fill('админ');
  await chief.locator('[data-known]').click();
  await chief.locator('[data-officer="discipline"]').waitFor();
  await atDesk.see('the club');
  await admin.goto('/club');
  await submit(admin, 'decide');
  await admin.getByText('Укажите причину: она останется при деле.').waitFor();
  await inHand.see('a case');
  await admin.locator('[name="reason"]').fill('Заплатил за стул');
  await field(admin, 'until').fill('');
  await admin.getByRole('button', { name: 'Снять отстранение' }).click();
  await admin.locator('[data-until=""]').waitFor();
  const { cases } = (await asked(chief, house, '/api/club')).json;
  expect(cases).toMatchObject([
    { person: people.players[5], clause: '15.9.3', until: null, decision: { by: people.admin } },
  ]);

  // A removal that may cost the tournament, from a record: decided with what it changes in sight.
  await openCases(chief, 'charged', 'charges');
  await chief.locator('[name="ground"]').selectOption('outside-information');
  await field(chief, 'charge-reason').fill('A message on his watch.');
  await chief.locator('[data-do="decide-charge"]').click();
  await chief.locator('[data-do="decide-charge-yes"]:enabled').click();
  await chief.locator('[data-charge]').waitFor({ state: 'detached' });
  const { charges, discipline: decided } = await deskOf(chief, 'charged');
  expect(charges).toMatchObject([
    { person: people.players[2], clauses: ['6.7.10'], decision: { ground: 'outside-information' } },
  ]);
  expect(decided.expelled).toMatchObject([{ person: people.players[2] }]);
  for (const part of ['lots', 'charges', 'rulings']) {
    await openCases(admin, 'cards', part);
    await admin.locator('.list').waitFor();
    if (part === 'lots') await inHand.see(part);
  }
  expect([...atDesk.complaints, ...inHand.complaints]).toEqual([]);
}, 900_000);
