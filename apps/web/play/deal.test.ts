// The cards before the first night: the rulebook's own call, its rhythm, and ten cards that fit.
import { isRefusal } from '@omerta/base/refusal.ts';
import { nextToDeal } from '@omerta/rules/game/decide/dealing.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import { deck, roles } from '@omerta/rules/game/role.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { type GameState, initialState } from '@omerta/rules/game/state.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { expect, it } from 'vitest';
import {
  cardCall,
  cardsInDeck,
  dealOf,
  isDealing,
  type Marked,
  mark,
  nextCard,
  openingCall,
} from './deal.ts';

const bare = initialState();

const dealt = (id: (typeof rulebookIds)[number], state: GameState, marked: Marked): GameState => {
  let now = state;
  for (const card of dealOf(state, marked)) {
    const done = perform(rulebook(id), now, { type: 'deal', ...card });
    if (isRefusal(done)) throw new Error(done.code);
    now = done.state;
  }
  return now;
};

it('[fsm-2024 4.1.2; fiim-2018 4.1.2; neft-mmt 6.2; bel-canto 4.1.2; fiim-2025 4.1.2] the night is called in the rulebook’s words before the first card', () => {
  const words = rulebookIds.map((id) => [openingCall(rulebook(id))?.ru, openingCall(rulebook(id))?.clause]);
  const falls = ['Наступает ночь', '4.1.2'];
  expect(words).toEqual([falls, falls, ['В городе ночь', '24.3'], falls, falls]);
});

/** What decides of the gesture, from the rulebook's own clause, in its order. */
const dealt413 = {
  ru: [
    'вслепую',
    'снимает маску',
    'узнаёт роль',
    'надевает маску',
    'низко наклоняет голову',
    'по команде судьи',
    'закрывают уши руками',
  ],
  en: [
    'picks a card blind',
    'unmasks',
    'learns the role',
    'masks again',
    'bows the head low',
    'on the referee’s word',
    'cover their ears',
  ],
};
const dealtByNumber = {
  ru: [
    'снимает маску',
    'жестом',
    'какую по счёту карту',
    'судья отсчитывает',
    'показывает',
    'надевает маску',
  ],
  en: ['unmasks', 'by a gesture', 'which card in order', 'the referee counts', 'shows it', 'masks again'],
};
const dealtFromTray = {
  ru: [
    'в маске',
    'берёт карточку с подноса',
    'снимает маску',
    'молча',
    'без жестов',
    'узнаёт роль',
    'надевает маску',
    'принимает правильную посадку',
  ],
  en: [
    'masked',
    'takes a card from the tray',
    'unmasks',
    'silently',
    'without a gesture',
    'learns the role',
    'masks again',
    'takes the right posture',
  ],
};
const withoutTray = {
  ru: ['Если подноса нет', 'по команде судьи', 'жестом', 'номер'],
  en: ['Without a tray', 'on the referee’s word', 'by a gesture', 'number'],
};

const inOrder = (words: readonly string[]): RegExp => new RegExp(words.join('.*'));

for (const [id, clause, words, without] of [
  ['fsm-2024', '4.1.3', dealt413, null],
  ['fiim-2018', '4.1.3', dealt413, null],
  ['neft-mmt', '6.3', dealtFromTray, withoutTray],
  ['bel-canto', '4.1.3', dealt413, null],
  ['fiim-2025', '4.1.3', dealtByNumber, null],
] as const) {
  it(`[${id} ${clause}] each player is called to his card in turn, with the gesture of the rulebook`, () => {
    const book = rulebook(id);
    let state = bare;
    for (const seat of seats) {
      expect([isDealing({ rulebook: book, state }), nextToDeal(state)]).toEqual([true, seat]);
      const call = cardCall(book, state);
      expect([call?.cue, call?.ru, call?.en]).toEqual([
        'deal',
        expect.stringContaining(`№ ${seat}`),
        expect.stringContaining(`layer ${seat}`),
      ]);
      expect(call?.gesture?.clause).toBe(clause);
      for (const lang of ['ru', 'en'] as const) {
        expect(call?.gesture?.[lang]).toMatch(inOrder([...words[lang], ...(without?.[lang] ?? [])]));
        if (!without) expect(call?.gesture?.[lang]).not.toMatch(/поднос|tray/);
      }
      const [card] = cardsInDeck(state);
      const done = perform(book, state, { type: 'deal', seat, role: card ?? 'red' });
      if (isRefusal(done)) throw new Error(done.code);
      state = done.state;
    }
    expect([cardCall(book, state), cardsInDeck(state)]).toEqual([undefined, []]);
  });
}

it('[neft-mmt 24.3] night 1 in its fixed words: a beat of about seven seconds a card, 75 of agreement, 60 of free seating; no other rulebook has the beat', () => {
  const { script, rules } = rulebook('neft-mmt');
  expect([rules.agreementSeconds.value, rules.freeSeatingSeconds.value]).toEqual([75, 60]);
  const fixed = [
    script['opening-night'],
    script.agreement,
    script['agreement-end'],
    script['free-seating'],
    script.day,
  ];
  expect(fixed.map((phrase) => phrase?.clause)).toEqual(fixed.map(() => '24.3'));
  expect(fixed.map((phrase) => phrase?.ru)).toEqual([
    'В городе ночь',
    'Просыпается команда «черных», у вас время ({seconds} секунд) на Договорку',
    'Команда «черных» засыпает',
    '{seconds} секунд свободной посадки',
    'В городе утро',
  ]);
  expect(rulebookIds.map((id) => cardCall(rulebook(id), bare)?.beat)).toEqual([
    undefined,
    undefined,
    7,
    undefined,
    undefined,
  ]);
});

it('marks two blacks, the Don and the Sheriff; a second tap takes one back; the rest are red', () => {
  let marked: Marked = {};
  const asked = [];
  for (const seat of [2, 6, 9, 4] as const) {
    asked.push(nextCard(bare, marked));
    marked = mark(bare, marked, seat);
  }
  expect(asked).toEqual(['black', 'black', 'don', 'sheriff']);
  expect(nextCard(bare, marked)).toBeNull();
  expect(mark(bare, marked, 1)).toEqual(marked);
  expect(nextCard(bare, mark(bare, marked, 6))).toBe('black');
  const state = dealt('fsm-2024', bare, marked);
  expect(roles.map((role) => seats.filter((seat) => state.roles[seat] === role).length)).toEqual(
    roles.map((role) => deck[role]),
  );
});

it('a deal begun by call is finished at once with the cards that are left', () => {
  const first = perform(rulebook('fsm-2024'), bare, { type: 'deal', seat: 1, role: 'don' });
  if (isRefusal(first)) throw new Error(first.code);
  const marked = mark(first.state, mark(first.state, mark(first.state, {}, 2), 3), 4);
  expect(marked).toEqual({ 2: 'black', 3: 'black', 4: 'sheriff' });
  expect(nextToDeal(dealt('fsm-2024', first.state, marked))).toBeNull();
});
