// What the referee reads under an act, in both languages, against what its clause says.
import { checked, dayOne, nightTwo } from '@omerta/testkit/table.ts';
import { expect, it } from 'vitest';
import type { Seat } from '../game/seat.ts';
import { offers } from '../game/tell/offers.ts';
import { at } from '../testing/moments.ts';
import type { Offence } from './acts.ts';
import { type Heed, heeds } from './heeds.ts';
import type { RulebookId } from './rulebook.ts';

const words: Readonly<Record<Heed, readonly [en: RegExp, ru: RegExp]>> = {
  'doubt-for-player': [/doubt.*for the player/, /сомнении.*в пользу игрока/],
  'stock-phrase-is-yellow': [/stock phrase.*yellow card/, /Присказка.*жёлтая/],
  'not-of-the-body': [/light.*yawn.*sneeze.*laughter/, /света.*зевоты.*чихания.*смеха/],
  'errors-may-be-named': [/turn.*order.*count may be named/, /очереди.*порядке.*счёте.*можно/],
  'checks-may-be-told': [/checked may be told/, /Проверки.*можно/],
  'free-seating-too': [/free seating too/, /в свободной посадке/],
  'role-or-game': [/role.*game/, /роли.*хода игры/],
  'role-or-vote': [/role.*vote/, /роли.*голосования/],
  'sway-game': [/^To steer the game$/, /^Ради хода игры$/],
  'sway-vote': [/^To sway a vote$/, /^Ради итога голосования$/],
  'claimed-sheriff': [/anybody who came out as Sheriff/, /Любым.*вскрылся Шерифом/],
  'real-sheriff': [/Sheriff of the game alone/, /Только Шерифом игры/],
  'hint-received': [/player who received it/, /который её получил/],
  'tell-of-red-card': [/repetition is the red card/, /повтор.*красная/],
  'vote-counts': [/vote counts/, /Голос засчитывается/],
  'numbers-stand': [/ends.*numbers said stand/, /окончен.*номера остаются/],
  'best-move-void': [/not accepted/, /не принимается/],
  expelled: [/^Expelled from the tournament/, /^Удаляется и с турнира/],
  'may-be-expelled': [/organisers may expel/, /Организаторы вправе/],
};

it.each(Object.entries(words) as [Heed, readonly [RegExp, RegExp]][])('%s is worded', (heed, [en, ru]) => {
  expect(heeds[heed].en).toMatch(en);
  expect(heeds[heed].ru).toMatch(ru);
});

const read = (id: RulebookId, lines: readonly string[], seat: Seat, act: Offence) => {
  const { rulebook, state } = at(id, lines, seat);
  const offer = offers(rulebook, state, seat).find((each) => each.act === act);
  return offer && [offer.text, ...offer.heeds.map(({ text, clause }) => [clause, text.en])];
};

it('[bel-canto 6.8.4, 5.1.3] any use of night information by the Sheriff, not its proof alone', () => {
  expect(read('bel-canto', dayOne, 4, 'night-information-use')).toEqual([
    { en: 'Use of night information', ru: 'Использование ночной информации' },
    ['6.8.4', 'By the Sheriff of the game alone'],
  ]);
  expect(read('bel-canto', dayOne, 4, 'night-information')).toBeUndefined();
});

it('[neft-mmt 14.7, 12.14] movements in the vote, not appeals', () => {
  const { rulebook, state } = at('neft-mmt', [...dayOne, 'nominate 1 2', 'nominate 4 7', 'speech 10'], 3);
  const offer = offers(rulebook, state, 3).find(({ clause }) => clause === '14.7');
  expect(offer?.text).toEqual({
    en: 'Gestures or movements during the vote',
    ru: 'Жесты и движения на голосовании',
  });
});

it('[fsm-2024 6.7.10; fiim-2018 6.7.10; bel-canto 6.7.10; fiim-2025 6.7.10; neft-mmt 5.4.1] a device used for information, or used at all', () => {
  for (const id of ['fsm-2024', 'fiim-2018', 'bel-canto', 'fiim-2025'] as const) {
    expect(read(id, dayOne, 3, 'device-information')).toEqual([
      { en: 'Information from an electronic device', ru: 'Сведения с электронного устройства' },
      ['7.3', 'Expelled from the tournament too'],
    ]);
    expect(read(id, dayOne, 3, 'electronics-in-use')).toBeUndefined();
  }
  expect(read('neft-mmt', dayOne, 3, 'electronics-in-use')).toEqual([
    { en: 'Using an electronic device', ru: 'Использование электроники' },
  ]);
});

it('[fsm-2024 8.3.2; neft-mmt 10.10.3] talk ends the best move, or voids it', () => {
  expect(read('fsm-2024', checked, 4, 'best-move-talk')?.at(1)).toEqual([
    '8.3.2',
    'The best move ends, the numbers said stand',
  ]);
  expect(read('neft-mmt', checked, 4, 'best-move-talk')?.at(1)).toEqual([
    '10.10.3',
    'The best move is not accepted',
  ]);
});

it('[neft-mmt 12.5, 17.6] doubt favours the player also where his insult would cost the game', () => {
  expect(read('neft-mmt', nightTwo, 7, 'insult')?.at(1)).toEqual(['12.5', 'In doubt, decide for the player']);
});
