// What happens to a tournament, settled at the desk: a protest, a card in the corridor, an empty seat, a drop-out, a replay, a game on paper, a lot.
import { makeCaseThing } from '../../desk/wire/case-thing.ts';
import type { DeskHand } from './desk-hand.ts';

const field = ({ page }: DeskHand, name: string) => page.locator(`[name="${name}"]`);

/** What is proposed is seen, proposed, seen again and applied. */
const rules = async (hand: DeskHand, reason: string): Promise<void> => {
  const { page, confirm } = hand;
  await field(hand, 'ruling-reason').fill(reason);
  await confirm('propose');
  await confirm('apply');
  await page.locator('[data-ruling] [data-do="apply"]').waitFor({ state: 'detached' });
};

/** Where a rulebook lets a protest change a result by a replay alone, that is proposed from it. */
export const upholdsProtest = async (hand: DeskHand, game: string, by: string): Promise<void> => {
  const { page, press } = hand;
  await hand.room('cases');
  await page.locator('[data-part="file"] summary').click();
  await field(hand, 'protest-game').selectOption(game);
  await field(hand, 'protest-player').selectOption(by);
  await field(hand, 'protest-text').fill('The last vote was counted wrongly.');
  await page.reload();
  await press('file-protest');
  await page.locator('.list-rows [data-row] .list-open').first().click();
  await page.getByRole('link', { name: 'Propose a ruling' }).click();
  await rules(hand, 'Counted again from the film.');
  await page.locator('[data-outcome="replay"]').waitFor();
};

export const ordersReplay = async (hand: DeskHand, game: string): Promise<void> => {
  await hand.room('cases', makeCaseThing({ kind: 'ruling-on', about: game }));
  await hand.page.locator('[data-way="replay"]').click();
  await field(hand, 'cause').selectOption('votes-miscounted');
  await rules(hand, 'The hands of seat 4 were counted twice.');
};

/** He is barred from the next day on. */
export const showsPurple = async (hand: DeskHand, nickname: string): Promise<void> => {
  const { page, confirm } = hand;
  await hand.room('cases', 'cards');
  await page.locator('[data-measure="show-purple"]').click();
  await field(hand, 'measured').fill(nickname);
  await field(hand, 'measured').press('Enter');
  await page.locator('[name="clause"][value="15.9.3"]').check();
  await field(hand, 'note').fill('A chair in the corridor');
  await confirm('show-purple');
  await page.locator('[name="search"]').fill(nickname);
  await page.locator('[data-column="state"]').getByText('barred until').waitFor();
};

export const withdraws = async (hand: DeskHand, nickname: string): Promise<void> => {
  const { page, confirm } = hand;
  await hand.room('people');
  await page.getByRole('button', { name: nickname, exact: true }).click();
  await confirm('withdraw');
  await page.locator('[data-do="withdraw"]').waitFor({ state: 'detached' });
};

/** The reserve takes over every game that is left. */
export const mends = async (hand: DeskHand, stage: string, out: string, reserve: string): Promise<void> => {
  const { page, press } = hand;
  await hand.room('seating', stage);
  await press('part-make');
  await hand.pick(`take-over-${out}`, reserve);
  await page.locator('[data-part="mend-preview"]').waitFor();
  await press('mend');
  await hand.told(/^Mended: /);
};

/** Somebody has not come to the called table: a reserve sits in. */
export const seatsSubstitute = async (hand: DeskHand, seat: number, reserve: string): Promise<void> => {
  const { page, press } = hand;
  await hand.room('hall');
  await page.locator('[data-table="1"][data-status="called"]').click();
  await page.locator(`[data-watched] [data-seat="${seat}"]`).click();
  await press('mark-absent');
  await page.locator(`[data-do="seat-substitute"][data-person="${reserve}"]`).click();
  await page.locator('[data-need="absent"]').waitFor({ state: 'detached' });
};

/** Black wins, and five with extra points ask for the chief's consent. */
export const entersFromPaper = async (hand: DeskHand, game: string): Promise<void> => {
  const { page, press } = hand;
  await hand.room('sheets', game);
  const keys = [...'0891', '2', '2'];
  await field(hand, 'roles').waitFor();
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((drawn) => setTimeout(drawn)));
  }
  await field(hand, 'extra').fill('11 31 41 51 61');
  await press('hand-in');
  // Handed in without a signature: the chief gives it in the place of the referee.
  await press('sign');
  await page.locator('[data-need="chief"] [data-do="approve"]').click();
  await page.locator('[data-need="chief"]').waitFor({ state: 'detached' });
};

export const closesAll = async (hand: DeskHand): Promise<void> => {
  const { page, press } = hand;
  await hand.room('finish');
  const one = page.locator('[data-do="close-game"]');
  await one.first().waitFor();
  await press((await one.count()) > 1 ? 'close-all' : 'close-game');
  await one.first().waitFor({ state: 'detached' });
};

/** Every tie that nothing else separates. */
export const drawsLots = async (hand: DeskHand): Promise<void> => {
  const { page, confirm } = hand;
  const { tied } = await hand.picture();
  if (tied.length === 0) return;
  await hand.room('cases', 'lots');
  const open = page.locator('[data-tied]');
  await open.first().waitFor();
  for (let left = await open.count(); left > 0; left--) {
    await confirm('draw-lot');
    await open.nth(left - 1).waitFor({ state: 'detached' });
  }
};
