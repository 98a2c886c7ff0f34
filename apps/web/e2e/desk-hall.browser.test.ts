// The control room and a referee's phone over the real server: a round is called, a reserve sits in, a word is read, the chief is asked for;
// and nobody at the desk is given a card.
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signedIn } from './club-people.ts';
import { codeAt, openDesk } from './desk-way.ts';
import { simulatedGame } from './games.ts';
import { refereeAt } from './hand.ts';
import { isFine } from './is-fine.ts';
import { playLines } from './play.ts';
import { spellOut } from './spelled-out.ts';
import { dealCards } from './start.ts';
import { startTournamentHall, type TournamentHall } from './tournament-hall.ts';

let hall: TournamentHall;
const complaints: string[] = [];
beforeEach(async () => {
  hall = await startTournamentHall();
}, 240_000);
afterEach(() => hall.close());

const game = 'q/1/1';

const listened = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  return page;
};

/** The chief's, at the door of the hall. */
const deskOn = async (options: Parameters<TournamentHall['phone']>[0]): Promise<Page> => {
  const context = await hall.phone(options);
  const page = await listened(context);
  await signedIn(page);
  await openDesk(page, 'cup', 'hall');
  await page.locator('[data-table="1"]').waitFor();
  return page;
};

const seatsOf = async (game: string): Promise<readonly string[]> => {
  const { view } = (await hall.desk.get('/api/tournaments/cup')) as {
    readonly view: { readonly games: readonly { readonly id: string; readonly seats: readonly string[] }[] };
  };
  return view.games.find(({ id }) => id === game)?.seats ?? [];
};

const plansTheDay = async (desk: Page): Promise<void> => {
  await desk.locator('[data-do="plan"]').click();
  await desk.locator('[name="length"]').fill('70');
  await desk.locator('[data-do="save-plan"]').click();
  await desk.locator('.hall-strip u').first().waitFor({ state: 'attached' });
};

const callsTheRound = async (desk: Page): Promise<void> => {
  await desk.locator('[data-do="call-round"]').click();
  await desk.locator('[data-minutes="2"]').click();
  await desk.locator('[data-do="call-now"]').click();
  await desk.locator('[data-counting="q/1"] .hall-count').waitFor();
  await desk.locator('[data-table="1"][data-status="called"]').waitFor();
};

/** Whoever sits there has not come, and the reserve sits in. */
const replaces = async (desk: Page, seat: number, nickname: string): Promise<void> => {
  const reserve = hall.reserves[nickname] ?? '';
  const chair = desk.locator(`[data-watched] [data-seat="${seat}"]`);
  if ((await chair.count()) === 0) await desk.locator('[data-table="1"]').click();
  await chair.click();
  await desk.locator('[data-do="mark-absent"]').click();
  await desk.locator('[data-need="absent"]').waitFor();
  await isFine(desk);
  // Beside the ring, too, a button leads to those who may sit in.
  await desk.locator('[data-watched] [data-do="replace"]').click();
  await desk.locator(`[data-part="replace"] [data-person="${reserve}"]`).click();
  await desk.locator('[data-need="absent"]').waitFor({ state: 'detached' });
  expect((await seatsOf(game))[seat - 1]).toBe(reserve);
};

/** The phone of this game, from its code. */
const connects = async (phone: Page, to: string): Promise<void> => {
  const desk = await hall.office.newPage();
  await desk.goto('/codes');
  const code = await codeAt(desk.locator(`[data-game="${to}"]`));
  await desk.close();
  await phone.goto('/connect');
  await phone.locator('#code').fill(code);
  await phone.locator('[data-go="connect"]').tap();
  await phone.locator(`[data-offer="${to}"]`).waitFor();
};

/** Begun, to the second speech of the first day. */
const leadsToDay = async (phone: Page): Promise<void> => {
  await phone.locator('[data-go="begin"]').tap();
  const record = simulatedGame('fsm-2024', 5);
  const lines = spellOut(record);
  const referee = refereeAt(phone, 'touch', 'en');
  await dealCards(referee, record);
  const spoken = lines.findIndex(({ command }) => command.type === 'speech') + 1;
  await playLines(referee, record.rulebook, lines.slice(0, spoken));
};

it('calls, replaces, watches, tells and is asked; the desk sees no card', async () => {
  const desk = await deskOn({ device: 'desktop', lang: 'ru' });
  await plansTheDay(desk);
  await callsTheRound(desk);
  await replaces(desk, 3, 'Запас');

  const phone = await listened(await hall.phone({ lang: 'en' }));
  await connects(phone, game);
  await leadsToDay(phone);
  await desk.locator('[data-table="1"][data-line="speech"]').waitFor();
  await isFine(desk);

  await desk.locator('[data-ready="slow"]').click();
  await phone.locator('.word-strip[data-word]').waitFor();
  await isFine(phone);
  await expect.poll(() => desk.locator('[data-word]').first().getAttribute('data-read')).toBe('false');
  await phone.locator('[data-do="word-read"]').tap();
  await desk.locator('[data-word][data-read="true"]').waitFor();
  expect(await phone.locator('.word-strip').count()).toBe(0);

  await phone.locator('.heading .icons button').last().tap();
  await phone.locator('[data-do="ask-chief"]').tap();
  await phone.locator('[data-reason="conduct"]').tap();
  await phone.locator('[data-call="asked"]').waitFor();
  await desk.locator(`[data-need="call"][data-game="${game}"]`).waitFor();

  const pocket = await deskOn({ lang: 'en' });
  await pocket.locator('[data-need="call"]').waitFor();
  await isFine(pocket);
  await pocket.locator('[data-do="take"]').tap();
  await desk.locator('[data-need="call"]').waitFor({ state: 'detached' });
  await phone.locator('[data-call="answered"]').waitFor();
  await isFine(phone);

  const { seen } = (await hall.desk.get('/api/audit/seen?tournament=cup')) as {
    readonly seen?: readonly { readonly person: string }[];
  };
  expect((seen ?? []).filter(({ person }) => person !== hall.referee)).toEqual([]);
  expect(complaints).toEqual([]);
}, 120_000);

it('a game begun out of reach of the desk goes on, line for line, with whom the desk has seated since', async () => {
  const desk = await deskOn({ device: 'desktop', lang: 'ru' });
  const context = await hall.phone({ lang: 'en' });
  const phone = await listened(context);
  await connects(phone, game);
  const offer = phone.locator(`[data-offer="${game}"]`);

  // Looked at, then changed at the desk: the first press shows it, and begins nothing.
  await callsTheRound(desk);
  await replaces(desk, 10, 'Дублёр');
  await offer.locator('[data-go="begin"]').tap();
  await phone.locator('[data-part="other-offer"]').waitFor();
  await expect.poll(() => offer.locator('.seats li').last().innerText()).toBe('10 Дублёр');
  await isFine(phone);

  // Out of reach it begins as it was seen.
  await context.route('**/api/**', (route) => route.abort());
  await leadsToDay(phone);
  await replaces(desk, 9, 'Второй');
  await context.unroute('**/api/**');
  await phone.evaluate(() => window.dispatchEvent(new Event('online')));
  await phone.locator('[data-served="stopped"]').waitFor();
  const standsAt = (): Promise<string> =>
    phone.locator('main[data-phase]').evaluate(({ dataset }: HTMLElement) => {
      const { expected, standing } = dataset;
      return JSON.stringify([expected, standing]);
    });
  const there = await standsAt();
  expect(there).toContain('speech');
  // Said plainly, at once, on the table itself; whoever goes on keeps lines and clock.
  await phone.locator('[data-replaced="9"]').getByText('Seat 9: Второй instead of').waitFor();
  await isFine(phone);
  await phone.locator('[data-go="reseat"]').tap();
  await phone.locator('[data-served="sent"]').waitFor();
  await phone.locator('[data-replaced]').waitFor({ state: 'detached' });
  await expect.poll(standsAt).toBe(there);
  await phone.locator('.centre [role="timer"]').waitFor();
  await expect.poll(() => phone.locator('[data-seat="9"]').innerText()).toContain('Второй');
  const { head } = (await hall.desk.get(
    `/api/sync/branches?tournament=cup&game=${encodeURIComponent(game)}`,
  )) as { readonly head: string };
  expect(head).not.toBe('');
  await phone.goto('/games');
  await phone.locator('[data-game]').first().waitFor();
  await expect.poll(() => phone.locator('[data-game], .deleted li').count()).toBe(1);
  expect(complaints).toEqual([]);
}, 120_000);
