// A game that was led on paper: its sheet typed at the desk by keys alone, and signed there.
import type { DeskHand } from './desk-hand.ts';
import { opensSheet } from './rulings.ts';

/** As it is typed: the Don, two blacks and the Sheriff by their seats, who has won, and what else there is. */
type Typed = { readonly roles: string; readonly winner: 'red' | 'black'; readonly extra?: string };

export const entersPaper = async (
  hand: DeskHand,
  game: string,
  { roles, winner, extra = '' }: Typed,
): Promise<void> => {
  const { page, field } = hand;
  await opensSheet(hand, game);
  await field('roles').waitFor();
  // Killed first: seat 2, who names three; the field of a vote of the first day closes the row.
  for (const key of [...roles, winner === 'red' ? '1' : '2', '2', ...'345', '0']) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((drawn) => setTimeout(drawn)));
  }
  await field('extra').fill(extra);
  await field('signs').check();
  await hand.press('hand-in');
  await page.locator('section[data-status="signed"]').waitFor();
};

const deals = ['0891', '1764', '3528', '4907', '6142', '8350'];

/** Every table of a round in turn; who held which card changes from table to table, who has won from round to round. */
export const entersRound = async (
  hand: DeskHand,
  { stage, round, tables }: { readonly stage: string; readonly round: number; readonly tables: number },
): Promise<void> => {
  for (let number = 1; number <= tables; number++)
    await entersPaper(hand, `${stage}, тур ${round}, стол ${number}`, {
      roles: deals[(round + number) % deals.length] ?? '',
      winner: round % 2 === 0 ? 'red' : 'black',
    });
};
