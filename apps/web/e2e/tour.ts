// A walk through every screen and state of the product: whoever looks is shown each once, by its name.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { signSheet } from './finish.ts';
import { readGame } from './games.ts';
import type { Hand, Referee } from './hand.ts';
import { playLines } from './play.ts';
import { playTour } from './play-tour.ts';
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
    const step = table
      ? [
          word(table['phase']),
          word(table['standing']) && 'at',
          word(table['standing']) || word(table['expected']),
        ]
      : [];
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
  return {
    press: after(press),
    next: after(next),
    seat: after(seat),
    foul: after(foul),
    undo: after(undo),
    sheet: after(sheet),
    taps,
  };
};

/** Lines of their own, before the first of the game. */
const cards = 10;

const game = readGame(readFileSync(join(import.meta.dirname, 'tour.mgn'), 'utf8'));

/** Screens that have an address of their own. */
const addresses = [
  '/',
  '/new',
  '/rules?book=fsm-2024&at=table',
  '/rules?book=bel-canto&with=fiim-2018',
  '/about',
  '/demo',
  '/replay',
  '/play',
  '/device',
  '/games',
  '/hand-over',
  '/take-over',
  '/claim/3479ACDEFH',
  '/sign-in',
  '/account',
  '/board',
  '/board/here',
  '/overlay/control',
  '/me',
  '/table',
  '/result',
  '/no-such-page',
] as const;

const nameOf = (address: string): string => address.slice(1).replaceAll(/\W+/g, '-') || 'home';

const opened = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.locator('main:not([aria-busy="true"])').waitFor();
};

const closed = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

/** What is there only while it is held. */
const held = async ({ page, words }: Referee, see: () => Promise<void>): Promise<void> => {
  await page.getByRole('button', { name: words.table.holdForCards }).hover();
  await page.mouse.down();
  await page.locator('.held-cards').waitFor();
  await see();
  await page.mouse.up();
};

/** What opens over the table while a speech runs, in which somebody is nominated already. */
const overTheTable = async (referee: Referee, see: See): Promise<void> => {
  const { page, hand, words } = referee;
  const dialog = page.getByRole('dialog');
  await hand.foul();
  await see('table-foul-mode');
  await hand.press(page.locator('[data-tool="sanction"]'));
  await see('table-sanction-mode');
  await hand.press(page.locator('[data-do="no-sanction"]'));
  await hand.sheet(6);
  await dialog.waitFor();
  await see('table-seat-sheet');
  await closed(page);
  await page.keyboard.press('?');
  await dialog.waitFor();
  await see('table-keys');
  await closed(page);
  for (const item of ['settings', 'gestures', 'ruling']) {
    await hand.press(page.locator('[data-tool="menu"]'));
    await dialog.waitFor();
    await see('table-menu');
    await hand.press(page.locator(`[data-do="${item}"]`));
    await dialog.locator('[data-do="back"]', { hasText: words.common.back }).waitFor();
    await see(`table-menu-${item}`);
    await closed(page);
  }
  await hand.seat(5);
  await page.getByRole('alertdialog').waitFor();
  await see('table-refusal');
  await hand.press(page.locator('[data-do="understood"]'));
  await held(referee, () => see('table-cards-held'));
  await page.goBack();
  await dialog.waitFor();
  await see('table-leave-question');
  await hand.press(page.locator('[data-go="stay"]'));
};

/** A line of the first day struck out when the game is nearly over: what would go is told before it is done, and then taken back. */
const corrected = async (referee: Referee, line: number, see: See): Promise<void> => {
  const { page, hand } = referee;
  await hand.press(page.locator('[data-tool="history"]'));
  await hand.press(page.locator(`[data-line="${line}"]`));
  await hand.press(page.locator('[data-do="strike"]'));
  await see('table-correction');
  await hand.press(page.locator('[data-do="correct"]'));
  await page.locator('[data-do="sure"]').waitFor();
  await see('table-correction-question');
  await hand.press(page.locator('[data-do="sure"]'));
  await page.locator('[data-do="take-back"]').waitFor();
  await see('table-corrected');
  await hand.press(page.locator('[data-do="take-back"]'));
};

/** What the night asks and shows besides its steps. */
const overTheNight = async (referee: Referee, see: See): Promise<void> => {
  const { page, hand } = referee;
  // The Don falls asleep, the Sheriff's seconds begin, and the third press is about the check that was not made.
  await hand.next();
  await hand.next();
  await hand.next();
  await page.getByRole('alertdialog').waitFor();
  await see('table-night-question');
  await hand.press(page.locator('[data-do="not-sure"]'));
  await held(referee, () => see('table-night-cards-held'));
};

type Tourist = { readonly once: See; readonly look: () => Promise<void>; readonly looking: Referee };

const touristAt = (referee: Referee, see: See): Tourist => {
  const seen = new Set<string>();
  const once: See = async (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    await see(name);
  };
  const look = async (): Promise<void> => once(await stateOf(referee.page));
  return { once, look, looking: { ...referee, hand: lookingHand(referee.hand, look) } };
};

const played = async (referee: Referee, { once, look, looking }: Tourist): Promise<void> => {
  await startGame(looking, game);
  const lines = spellOut(game);
  const first = (type: 'nominate' | 'sheriff'): number =>
    lines.findIndex(({ command }) => command.type === type);
  await playLines(looking, game.rulebook, lines, async (line) => {
    if (line === first('nominate') + 1) return overTheTable(referee, once);
    await look();
    if (line === first('sheriff')) return overTheNight(referee, once);
    return line === lines.length - 1 ? corrected(referee, cards + first('nominate') + 1, once) : undefined;
  });
  await look();
};

/** One game, with everything that opens over its table. */
export const tableTour = (referee: Referee, see: See): Promise<void> =>
  played(referee, touristAt(referee, see));

export const tour = async (referee: Referee, see: See): Promise<void> => {
  const { page } = referee;
  const tourist = touristAt(referee, see);
  const { once, looking } = tourist;
  for (const address of addresses) {
    await opened(page, address);
    await once(`empty-${nameOf(address)}`);
  }
  await playTour(page, once);
  await played(referee, tourist);
  await opened(page, '/new');
  await referee.hand.press(page.locator('[data-go="begin"]'));
  await page.locator('[data-go="put-away"]').waitFor();
  await once('new-game-while-one-is-open');
  await opened(page, '/table');
  await signSheet(looking);
  await once('result-signed');
  for (const address of ['/', '/hand-over', '/demo', '/games', '/new']) {
    await opened(page, address);
    await once(`played-${nameOf(address)}`);
  }
};
