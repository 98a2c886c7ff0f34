// The start through the screen: how many taps it takes, what the room is reminded of, who sees which card.
import { langs } from '@omerta/base/lang.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { remindersAt, reminderTexts } from '@omerta/rules/rulebooks/reminder.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lentPage } from '../../e2e/lent.ts';
import { type House, startHouse } from '../../e2e/screen.ts';

const ten = seats.map((seat) => `Ник ${String.fromCharCode(1039 + seat)}`);

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

const counting = (page: Page) => {
  let taps = 0;
  const tap = async (where: Locator | string): Promise<void> => {
    taps++;
    await (typeof where === 'string' ? page.locator(where) : where).tap();
  };
  return { tap, taps: () => taps };
};

/** The phone's own paste into the seat that was tapped. */
const paste = (page: Page, text: string): Promise<void> =>
  page
    .locator('.names input')
    .first()
    .evaluate((input, pasted) => {
      const data = new DataTransfer();
      data.setData('text', pasted);
      input.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, text);

const cards = ['red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;

for (const id of rulebookIds) {
  it(`${id}: from opening the page to the first speech with pasted nicknames takes at most 25 taps`, async () => {
    const page = await lentPage(house);
    const { tap, taps } = counting(page);
    await page.goto('/');
    await tap('[data-go="new"]');
    await tap(`[data-rulebook="${id}"]`);
    await tap(page.locator('.names input').first());
    await paste(page, ten.join('\n'));
    await tap('[data-go="begin"]');
    await tap('[data-go="cards"]');
    for (const [i, card] of cards.entries()) await tap(`[data-calling="${i + 1}"] [data-card="${card}"]`);
    while ((await page.locator('main.table').getAttribute('data-standing')) !== 'speech 1') {
      await tap('.next-bar .main');
      expect(taps()).toBeLessThanOrEqual(25);
    }
  });
}

for (const [id, clause, words] of [
  ['fsm-2024', '4.1.2', 'Night is falling'],
  ['fiim-2018', '4.1.2', 'Night is falling'],
  ['neft-mmt', '6.2', 'It is night in town'],
  ['bel-canto', '4.1.2', 'Night is falling'],
  ['fiim-2025', '4.1.2', 'Night is falling'],
] as const) {
  it(`[${id} ${clause}] the ten are introduced by seat, and the call of night stands under them before any card`, async () => {
    const page = await lentPage(house, { lang: 'en' });
    await page.goto('/new');
    await page.locator(`[data-rulebook="${id}"]`).tap();
    await page.locator('.names input').first().tap();
    await paste(page, ten.join('\n'));
    await page.locator('[data-go="begin"]').tap();
    await page.locator('.introduce li').first().waitFor();
    await expect
      .poll(() => page.locator('.introduce li').allTextContents())
      .toEqual(ten.map((name, i) => `${i + 1} ${name}`));
    await expect.poll(() => page.locator('.deal-say').textContent()).toContain(words);
    expect(await page.locator('[data-calling]').count()).toBe(0);
  });
}

it('the checklist shows every item of the rulebook with its clause, and one tap leaves it', async () => {
  for (const id of ['neft-mmt', 'fiim-2018'] as const) {
    const page = await lentPage(house, { lang: 'en' });
    await page.goto('/new');
    await page.locator(`[data-rulebook="${id}"]`).tap();
    await page.locator('[data-go="begin"]').tap();
    const book = rulebook(id);
    const expected = (['game', 'night'] as const).flatMap((at) =>
      remindersAt(book, at).map(({ what, clauses }) => [reminderTexts[what].en, ...clauses]),
    );
    await page.locator('.checklist li').first().waitFor();
    const shown = await page
      .locator('.checklist li')
      .evaluateAll((items) =>
        items.map((item) => [...item.querySelectorAll('span, button')].map((each) => each.textContent)),
      );
    expect(shown).toEqual(expected);
    await page.locator('[data-go="cards"]').tap();
    await page.locator('[data-calling="1"]').waitFor();
    await expect.poll(() => page.locator('.deal-beat').count()).toBe(id === 'neft-mmt' ? 1 : 0);
  }
});

it('the device deals: each player sees one card while holding, once, and nobody sees two', async () => {
  const page = await lentPage(house, { lang: 'en', settings: { deal: 'device' } });
  await page.goto('/new');
  await page.locator('[data-go="begin"]').tap();
  await page.locator('[data-go="cards"]').tap();
  await page.locator('.deal .main').tap();
  const seen: string[] = [];
  for (const seat of seats) {
    await page.locator('.device-deal .main', { hasText: `seat ${seat}` }).tap();
    const card = page.locator('.playing-card');
    expect(await card.locator('b').count()).toBe(0);
    await card.hover();
    await page.mouse.down();
    seen.push((await card.locator('b').textContent()) ?? '');
    // Long enough to have been read: the look is over when it is let go.
    await page.waitForFunction(
      (since) => performance.now() - since > 450,
      await page.evaluate(() => performance.now()),
    );
    await page.mouse.up();
    await card.waitFor({ state: 'detached' });
  }
  expect(seen.toSorted()).toEqual([
    'Don',
    'Sheriff',
    'black',
    'black',
    'red',
    'red',
    'red',
    'red',
    'red',
    'red',
  ]);
  await page.locator('.device-deal .main').tap();
  await page.locator('main.table[data-phase="night 1"]').waitFor();
});

for (const lang of langs) {
  it(`${lang}: a list from a chat takes the seats it numbers, and a nickname given twice is told beside its seats and above the button`, async () => {
    const page = await lentPage(house, { lang });
    await page.goto('/new');
    await page.locator('.names input').first().tap();
    await paste(page, 'Стол 3\r\n2️⃣ Шарик\r\n№1 Кот\r\n\r\n3 - кот\r\n10. Бобёр\tMafia Club');
    const fields = page.locator('.names input');
    await expect.poll(() => fields.nth(9).inputValue(), { timeout: 10_000 }).toBe('Бобёр');
    expect(
      await fields.evaluateAll((inputs) =>
        inputs.slice(0, 4).map((input) => (input as HTMLInputElement).value),
      ),
    ).toEqual(['Кот', 'Шарик', 'кот', '']);
    const words = {
      ru: ['также на 3', 'также на 1', 'Один ник на разных местах: Кот (1, 3)'],
      en: ['also at 3', 'also at 1', 'One nickname at several seats: Кот (1, 3)'],
    };
    const told = [
      ...(await page.locator('.names small').allInnerTexts()),
      await page.locator('.begin [role="status"]').innerText(),
    ];
    expect(told).toEqual(words[lang]);
    const seen = await page.locator('.begin [role="status"]').evaluate((note) => {
      const { left, top, width, height } = note.getBoundingClientRect();
      return note.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(seen).toBe(true);
  });
}

it('the key of the keyboard that says "next" leads from seat to seat, and one nickname never runs into another', async () => {
  const page = await lentPage(house);
  await page.goto('/new');
  const fields = page.locator('.names input');
  await fields.first().tap();
  for (const name of ten) {
    await page.keyboard.insertText(name);
    await page.keyboard.press('Enter');
  }
  expect(await fields.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))).toEqual(ten);
  expect(await page.locator('.names input:focus').count()).toBe(0);
});

it('people of the last evening are offered, drawn and seated', async () => {
  const page = await lentPage(house, { lang: 'en' });
  await page.goto('/new');
  await page.locator('.names input').first().tap();
  await paste(page, ten.join(', '));
  await page.locator('[data-go="begin"]').tap();
  await page.locator('[data-go="cards"]').waitFor();
  await page.goto('/new');
  // The fields stay under the finger while somebody types, and clears, and picks.
  const fieldTops = (): Promise<number[]> =>
    page
      .locator('.names input')
      .evaluateAll((inputs) => inputs.map((input) => input.getBoundingClientRect().top + scrollY));
  await page.locator('.people .all').waitFor();
  const before = await fieldTops();
  await page.locator('.names input').first().fill('Ё');
  expect(await fieldTops()).toEqual(before);
  await page.locator('.name-tools .button').nth(2).tap();
  await page.locator('.people .all').tap();
  const values = (): Promise<string[]> =>
    page
      .locator('.names input')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  expect(await values()).toEqual(ten);
  expect(await fieldTops()).toEqual(before);
  await page.locator('.name-tools .button').nth(1).tap();
  expect((await values()).toSorted()).toEqual(ten);
});
