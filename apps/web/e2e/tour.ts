// A walk through every screen and state of the product: whoever looks is shown each once, by its name.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { finishGame } from './finish.ts';
import { readGame } from './games.ts';
import type { Hand, Referee } from './hand.ts';
import { playLines } from './play.ts';
import { spellOut } from './spelled-out.ts';
import { startGame } from './start.ts';

export type See = (name: string) => Promise<void>;

/** What kind of state is on the screen: two games in the same one look alike. */
const stateOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('main[data-phase]')?.dataset;
    const word = (text: string | undefined): string => text?.split(' ')[0] ?? '';
    const entered = document.querySelector('.ring .chosen, .pad [aria-pressed="true"]') ? 'entered' : '';
    const dialog = document.querySelector('[role="dialog"], [role="alertdialog"]') ? 'dialog' : '';
    const step = table ? [word(table['phase']), word(table['standing']) && 'at', word(table['standing']) || word(table['expected'])] : [];
    return [location.pathname.slice(1) || 'home', ...step, entered, dialog].filter(Boolean).join('-');
  });

/** Shows a state when a press has led to one of a new kind. */
const lookingHand = (hand: Hand, look: () => Promise<void>): Hand => {
  const after =
    <A extends readonly unknown[]>(act: (...args: A) => Promise<void>) =>
    async (...args: A): Promise<void> => {
      await act(...args);
      await look();
    };
  const { press, next, seat, foul, undo, sheet, taps } = hand;
  return { press: after(press), next: after(next), seat: after(seat), foul: after(foul), undo: after(undo), sheet: after(sheet), taps };
};

const game = readGame(readFileSync(join(import.meta.dirname, 'tour.mgn'), 'utf8'));

/** Screens that have an address of their own. */
const addresses = [
  '/',
  '/new',
  '/rules?book=fsm-2024&at=table',
  '/rules?book=bel-canto&with=fiim-2018',
  '/about',
  '/demo',
  '/device',
  '/games',
  '/hand-over',
  '/take-over',
  '/table',
  '/result',
  '/no-such-page',
] as const;

const nameOf = (address: string): string => address.slice(1).replaceAll(/\W+/g, '-') || 'home';

const opened = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.locator('main:not([aria-busy="true"])').waitFor();
};

/** What opens over the table while a speech runs. */
const overTheTable = async ({ page, hand, words }: Referee, see: See): Promise<void> => {
  await hand.foul();
  await see('table-foul-mode');
  await hand.foul();
  await hand.sheet(6);
  await page.getByRole('dialog').waitFor();
  await see('table-seat-sheet');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await see('table-keys');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const cards = page.getByRole('button', { name: words.table.holdForCards });
  await cards.hover();
  await page.mouse.down();
  await see('table-cards-held');
  await page.mouse.up();
};

export const tour = async (referee: Referee, see: See): Promise<void> => {
  const { page } = referee;
  const seen = new Set<string>();
  const once: See = async (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    await see(name);
  };
  const look = async (): Promise<void> => once(await stateOf(page));
  const looking: Referee = { ...referee, hand: lookingHand(referee.hand, look) };
  for (const address of addresses) {
    await opened(page, address);
    await once(`empty-${nameOf(address)}`);
  }
  await startGame(looking, game);
  const lines = spellOut(game);
  const firstNomination = lines.findIndex(({ command }) => command.type === 'nominate') + 1;
  await playLines(looking, game.rulebook, lines, async (line) => (line === firstNomination ? overTheTable(referee, once) : look()));
  await look();
  await opened(page, '/new');
  await referee.hand.press(page.locator('[data-go="begin"]'));
  await page.locator('[data-go="put-away"]').waitFor();
  await once('new-game-while-one-is-open');
  await opened(page, '/table');
  await finishGame(looking);
  await once('result-signed');
  for (const address of ['/', '/hand-over', '/demo', '/games', '/new']) {
    await opened(page, address);
    await once(`played-${nameOf(address)}`);
  }
};
