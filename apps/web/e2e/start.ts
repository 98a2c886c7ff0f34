// From the first page to the table: the language, the rulebook, ten nicknames, the cards.
import type { Role } from '@omerta/rules/game/role.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import type { GameRecord } from '@omerta/rules/notation/record.ts';
import type { Referee } from './hand.ts';

/** Who holds which card, from the tags or the lines that deal. */
const cardsOf = (record: GameRecord): ReadonlyMap<Seat, Role> => {
  const cards = new Map<Seat, Role>();
  for (const { seat, role } of record.seats) if (role) cards.set(seat, role);
  for (const { command } of record.lines) if (command.type === 'deal') cards.set(command.seat, command.role);
  return cards;
};

/** The rulebook's own way: each seat in turn. */
export const dealCards = async ({ page, hand }: Referee, record: GameRecord): Promise<void> => {
  const cards = cardsOf(record);
  await hand.press(page.locator('[data-go="cards"]'));
  for (const seat of seats) {
    const role = cards.get(seat);
    if (!role) throw new Error(`a written game without the card of ${seat}`);
    await hand.press(page.locator(`[data-calling="${seat}"] [data-card="${role}"]`));
  }
};

/** As a person pastes a list from a chat; Firefox gives an event that a script has made no clipboard of its own. */
const pasteNames = async ({ page, hand }: Referee, names: readonly string[]): Promise<void> => {
  const first = page.locator('.names input').first();
  await hand.press(first);
  await first.evaluate((input, text) => {
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    Object.defineProperty(paste, 'clipboardData', { value: { getData: () => text } });
    input.dispatchEvent(paste);
  }, names.join('\n'));
};

/** Opens the first page, and stops where the night can be called. */
export const startGame = async (referee: Referee, record: GameRecord): Promise<void> => {
  const { page, hand } = referee;
  await page.goto('/');
  await hand.press(page.locator('[data-go="new"]'));
  await hand.press(page.locator(`[data-rulebook="${record.rulebook.id}"]`));
  await pasteNames(
    referee,
    record.seats.map(({ name }) => name),
  );
  await hand.press(page.locator('[data-go="begin"]'));
  await dealCards(referee, record);
};
