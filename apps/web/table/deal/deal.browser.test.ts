// The cards as the referee reads them: whom he calls, in which words, what the player does, in both languages.
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lentPage } from '../../e2e/lent.ts';
import { type House, startHouse } from '../../e2e/screen.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
}, 120_000);
afterAll(() => house.close());

const blind = {
  ru: [
    '1 Игрок 1',
    '«Игрок № 1, ваша карта» 4.1.3',
    'Игрок берёт карту вслепую, снимает маску, узнаёт роль, надевает маску и низко наклоняет голову. Если нужно, по команде судьи игроки закрывают уши руками',
  ],
  en: [
    '1 Player 1',
    '“Player 1, your card” 4.1.3',
    'The player picks a card blind, unmasks, learns the role, masks again and bows the head low. At need, on the referee’s word, players cover their ears with their hands',
  ],
};

/** Written from the clauses, not from the script. */
const read = {
  'fsm-2024': { clauses: '4.1.3', ...blind },
  'fiim-2018': { clauses: '4.1.3', ...blind },
  'neft-mmt': {
    clauses: '6.3, 24.3',
    ru: [
      '1 Игрок 1',
      '«Игрок № 1» 24.3',
      'Игрок в маске берёт карточку с подноса, снимает маску, молча и без жестов узнаёт роль, надевает маску и принимает правильную посадку. Если подноса нет, по команде судьи показывает жестом номер карточки 6.3',
      'Без подноса: в колоде 10 карт, отсчитайте показанную',
    ],
    en: [
      '1 Player 1',
      '“Player 1” 24.3',
      'The player, masked, takes a card from the tray, unmasks, silently and without a gesture learns the role, masks again and takes the right posture. Without a tray, on the referee’s word, he shows by a gesture the number of the card 6.3',
      'Without a tray: 10 cards in the deck, count to the number shown',
    ],
  },
  'bel-canto': { clauses: '4.1.3', ...blind },
  'fiim-2025': {
    clauses: '4.1.3',
    ru: [
      '1 Игрок 1',
      '«Игрок № 1, ваша карта» 4.1.3',
      'Игрок снимает маску и жестом показывает, какую по счёту карту берёт; судья отсчитывает её и показывает, игрок надевает маску',
      'В колоде 10 карт: отсчитайте показанную',
    ],
    en: [
      '1 Player 1',
      '“Player 1, your card” 4.1.3',
      'The player unmasks and shows by a gesture which card in order he takes; the referee counts to it and shows it, the player masks again',
      '10 cards in the deck: count to the number shown',
    ],
  },
} as const;

for (const id of rulebookIds) {
  it(`[${id} ${read[id].clauses}] the dealing screen tells how a card is taken`, async () => {
    for (const lang of ['ru', 'en'] as const) {
      const page = await lentPage(house, { lang });
      await page.goto('/new');
      await page.locator(`[data-rulebook="${id}"]`).tap();
      await page.locator('[data-go="begin"]').tap();
      await page.locator('[data-go="cards"]').tap();
      const lines = await page.locator('.deal-call > p').allInnerTexts();
      expect(lines.map((line) => line.replaceAll(/\s+/g, ' ').trim())).toEqual(read[id][lang]);
    }
  }, 60_000);
}
