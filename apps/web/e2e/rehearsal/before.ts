// Before the first round, all on screens: the club is founded, the tournament made, forty-three people come in from a spreadsheet and at the door, forty are seated.
import { ownerPassword } from '@omerta/server/testing/owned.ts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { fillIn, submit } from '../club-people.ts';
import { claimPathOf } from '../real-server.ts';
import { type DeskHand, deskHand } from './desk-hand.ts';
import type { HiredHall } from './hall.ts';
import {
  declined,
  dutyName,
  inCapitals,
  nameless,
  names,
  ownerName,
  paysLater,
  players,
  refereeNames,
  reserves,
  rowOf,
  spreadsheet,
  undotted,
} from './people.ts';

export const cupName = 'Кубок «Чёрной кошки»';

export const founds = async (page: Page, hall: HiredHall): Promise<void> => {
  await page.goto(claimPathOf(hall));
  await fillIn(page, {
    club: 'Клуб «Чёрная кошка»',
    nickname: ownerName,
    password: ownerPassword,
    again: ownerPassword,
  });
  await submit(page, 'claim');
  await page.locator('[data-go="desk"]').click();
  await page.locator('[data-go="new"]').click();
};

/** As the address names it. */
export const cupAt = (page: Page): string =>
  decodeURIComponent(/\/desk\/([^/]+)/.exec(page.url())?.[1] ?? '');

const next = (page: Page): Promise<void> => page.locator('[data-do="next"]').click();

export type Planned = { readonly rounds: number; readonly finals: number };

/** Somebody for an office, one after another. */
const named = async (page: Page, office: string, nicknames: readonly string[]): Promise<void> => {
  await page.locator(`[data-office="${office}"]`).click();
  for (const nickname of nicknames) {
    await fillIn(page, { official: nickname });
    // Somebody typed and not added is not left behind unsaid.
    await next(page);
    await page.locator('[data-fault="not-added"]').waitFor();
    await page.locator('[data-do="add-official"]').click();
  }
};

export const makes = async (page: Page, hall: HiredHall, { rounds, finals }: Planned): Promise<DeskHand> => {
  // What is wrong is told at its step.
  await next(page);
  await page.locator('[data-fault="name"]').waitFor();
  await fillIn(page, { name: cupName, from: '2027-06-12', to: '2027-06-13' });
  await next(page);
  await page.locator('[data-rulebook="fsm-2024"]').click();
  // Back leads to the step before, and everything is still there.
  await page.goBack();
  await page.locator('[name="name"]').waitFor();
  await page.goForward();
  await page.reload();
  await page.locator('[data-rulebook="fsm-2024"][aria-pressed="true"]').waitFor();
  await page.locator('[name="second"]').uncheck();
  await next(page);
  await page.locator('[data-stage="1"] [name="stage-games"]').fill(String(rounds));
  await page.locator('[data-do="add-final"]').click();
  await page.locator('[data-stage="2"] [name="stage-name"]').fill('Финал «Ёлки»');
  await page.locator('[data-stage="2"] [name="stage-games"]').fill(String(finals));
  await next(page);
  await page.locator('[data-do="chief-me"]').click();
  await named(page, 'referee', refereeNames);
  await next(page);
  // Without a second official nobody could order a replay: that is said before it is made.
  await page.locator('[data-part="undecided"]').getByText('переигровка').waitFor();
  await page.locator('[data-do="before"]').click();
  await named(page, 'duty', [dutyName]);
  await next(page);
  await page.locator('[data-do="make"]').click();
  await page.waitForURL(/\/desk\/[^/]+/);
  await page.getByRole('heading', { name: cupName }).waitFor();
  return deskHand(page, hall, cupAt(page));
};

const rowAt = (page: Page, row: number): Locator => page.locator(`.list-rows [data-row="${row}"]`);

/** Searched first: a long list draws only the rows in sight. */
const opensRow = async (page: Page, row: number, words: string): Promise<void> => {
  await page.locator('[name="search"]').fill(words);
  await rowAt(page, row).locator('.list-open').click();
};

export const takesIn = async (hand: DeskHand): Promise<void> => {
  const { page, press, field } = hand;
  await hand.room('people');
  await hand.link('Из таблицы');
  await field('cells').fill(spreadsheet);
  await page.reload();
  await submit(page, 'paste');
  // Three are wrong, one may be somebody else; the city is no club, and a sum is a payment.
  await page.locator('[data-part="faults"]').getByText('3 строки с ошибками').waitFor();
  await page.locator(`[data-part="likely"] [data-row="${undotted}"] [data-do="once"]`).click();
  await opensRow(page, inCapitals ?? 0, 'ЧЁРНАЯ');
  await page
    .getByText(`Тот же человек есть в строке ${rowOf('Чёрная кошка')}.`)
    .first()
    .waitFor();
  await press('leave-out');
  await opensRow(page, rowOf(paysLater), paysLater);
  await field('cell-paid').fill('нет');
  await submit(page, 'row');
  await field('search').fill('');
  await page.locator('[data-filter="state"]').selectOption('ошибка: пропускается');
  await rowAt(page, nameless ?? 0)
    .locator('[data-fault="missing"]')
    .waitFor();
  await press('take-in');
  await hand.told(`Добавлено ${names.length} человека.`);
  await press('back');
  await rowAt(page, nameless ?? 0).waitFor();
  await hand.confirm('drop');
};

/** The card of somebody, from the list. */
export const opens = async ({ page, room, field }: DeskHand, nickname: string): Promise<void> => {
  await room('people');
  await field('search').fill(nickname);
  await page.getByRole('button', { name: nickname, exact: true }).click();
};

/** As his card shows it. */
export const codeOf = async (hand: DeskHand, nickname: string): Promise<string> => {
  await opens(hand, nickname);
  await hand.press('code');
  return (await hand.page.locator('.large-code').textContent()) ?? '';
};

/** As at the door: a nickname is typed, Enter takes whoever has it, and the field is empty for the next. */
export const checksIn = async (page: Page, nickname: string): Promise<void> => {
  const search = page.locator('[name="search"]');
  await search.fill(nickname);
  await search.press('Enter');
  await expect.poll(() => search.inputValue()).toBe('');
};

/** One is turned down, one leaves and comes back, two wait in reserve; then everybody comes through the door. */
export const registers = async (hand: DeskHand): Promise<void> => {
  const { page, press, field } = hand;
  await opens(hand, declined);
  await press('decline');
  await hand.told(`${declined}: отказано.`);
  await opens(hand, 'Ёжик');
  await press('withdraw');
  await page.getByRole('dialog').locator('[name="reason"]').fill('Опоздал на поезд «Ёлка»');
  await press('withdraw-yes');
  await hand.told('Ёжик: снят с турнира.');
  await press('accept');
  await hand.told('Ёжик: принят.');
  for (const nickname of reserves) {
    await opens(hand, nickname);
    await press('reserve');
    await hand.told(`${nickname}: в резерве.`);
  }
  await hand.link('Явка');
  const here = page.locator('[data-part="here"]');
  await checksIn(page, 'ежик');
  await press('undo');
  await expect.poll(() => here.textContent()).toBe('На месте 0 человек из 42.');
  for (const nickname of [...players.slice(0, 5), ...reserves]) await checksIn(page, nickname);
  // The rest stand in one bus, and pay for each other.
  await page.locator('[data-filter="here"]').selectOption('нет');
  await field('pick-all').check();
  await page.locator('[data-bulk="here"]').click();
  await expect.poll(() => here.textContent()).toBe('На месте 42 человека из 42.');
  await page.locator('[data-filter="here"]').selectOption('');
  await page.locator('[data-filter="paid"]').selectOption('нет');
  await field('pick-all').check();
  await page.locator('[data-bulk="paid"]').click();
  await hand.told(/^Отмечен[аоы]* \d+ оплат/);
};

export const starts = async (hand: DeskHand): Promise<void> => {
  await hand.room('making');
  await hand.confirm('publish-rules');
  await hand.confirm('start-tournament');
  await hand.page.locator('[data-next="form-stage"]').waitFor();
};

/** A stage from its field to a seating that is laid, with its rounds on the screen. */
export const lays = async (hand: DeskHand): Promise<void> => {
  const { page, press } = hand;
  await hand.room('seating');
  await press('part-field');
  await press('in-order');
  await press('form-stage');
  await press('part-make');
  await page.locator('[data-part="new-seating"]').waitFor();
  await press('search');
  const made = page.locator('[data-making="made"]');
  await made.or(page.locator('[data-measure="squares"]')).first().waitFor();
  // Many rounds are searched for minutes: what is found by now is good enough.
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-do="stop"]')?.click());
  await made.waitFor();
  await press('lay');
  await press('part-rounds');
};

/** A referee named for a round that nobody has seen yet, the others proposed, and all of the rounds published in one act. */
export const publishes = async (hand: DeskHand, rounds: number): Promise<void> => {
  const { page, press } = hand;
  const [, ahead] = refereeNames;
  const led = page.locator(`[data-referee$="/${rounds}/2"]`);
  const opensReferees = async (): Promise<void> => {
    await press('part-referees');
    await page.locator(`[data-round="${rounds}"]`).click();
  };
  await opensReferees();
  await led.selectOption({ label: ahead });
  await hand.told(`Тур ${rounds}, стол 2: намечен судья ${ahead}.`);
  await hand.confirm('propose');
  await hand.told('Судьи назначены.');
  await hand.room('print');
  await hand.told(`Отбор: туры с 1 по ${rounds} ещё не опубликованы`);
  await hand.room('seating');
  await press('part-rounds');
  await page.locator(`[data-round="${rounds}"]`).click();
  await hand.confirm('publish');
  await hand.told(`Туры 1–${rounds} опубликованы.`);
  await opensReferees();
  await expect.poll(() => led.locator('option:checked').textContent()).toBe(ahead);
};

/** Two people change places before anything is published, and go back again. */
export const swaps = async ({ page, press }: DeskHand): Promise<void> => {
  const [one, other] = [page.locator('[data-place="1/1"]'), page.locator('[data-place="4/10"]')];
  const before = await one.textContent();
  await one.click();
  await other.click();
  await expect.poll(() => one.textContent()).not.toBe(before);
  await press('undo');
  await expect.poll(() => one.textContent()).toBe(before);
};

/** Two days with their hours: what does not fit is said, and then it fits. */
export const plansDays = async (hand: DeskHand): Promise<void> => {
  const { page, press, field } = hand;
  await hand.room('hall');
  await press('plan');
  const ends = (day: string): Locator => page.locator(`[data-day="${day}"] [name="day-ends"]`);
  await field('length').fill('240');
  await ends('2027-06-12').fill('12:00');
  await ends('2027-06-13').fill('12:00');
  await page.locator('[data-part="unfit"]').waitFor();
  await field('length').fill('90');
  await ends('2027-06-12').fill('21:30');
  await ends('2027-06-13').fill('23:00');
  await page.locator('[data-part="unfit"]').waitFor({ state: 'detached' });
  await press('save-plan');
  await hand.told('День запланирован.');
};
