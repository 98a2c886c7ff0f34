// What the referee announces when a ballot or a lift is over.
import { candidates, dayOne, positionAfter } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import { type RulebookId, rulebookIds } from '../../rulebooks/rulebook.ts';
import {
  allOfFour,
  atNine,
  day2,
  four,
  three,
  threeTied,
  thrice,
  tie,
  tieAgain,
  twoOfFour,
} from '../../testing/votes.ts';
import { prompt } from './prompt.ts';

/** What is said when the line is in, up to the next speech or call, each with its clause. */
const announced = (id: RulebookId, lines: readonly string[]): string[] => {
  const { rulebook, state } = positionAfter(id, lines);
  return prompt(rulebook, state)
    .say.filter(({ when }) => when === 'open')
    .map(({ ru, en, clause }) => `${ru} | ${en} | ${clause}`);
};

type Row = readonly [RulebookId, ...said: readonly string[]];

const says = (linesOf: (id: RulebookId) => readonly string[], rows: readonly Row[]): void => {
  for (const [id, ...said] of rows) expect([id, ...announced(id, linesOf(id))]).toEqual([id, ...said]);
};

const leaves = 'По итогам голосования игру покидает игрок № 7 | By the vote, player 7 leaves the game';
const last = 'Игрок № 7, ваше последнее слово | Player 7, your last word';
const tied =
  'Игроки № 2 и № 7 набрали по 5. Переголосование | Players 2 and 7 have 5 votes each. We vote again';
const speaks = 'Игрок № 2, ваши 30 секунд | Player 2, your 30 seconds';
const tiedSame = 'Игроки № 2 и № 7 снова набрали по 5 | Players 2 and 7 have 5 votes each again';
const question =
  'Кто за то, чтоб все голосуемые игроки покинули игровой стол? | Who is in favour of all these players leaving the table?';
const smaller =
  'Игроки № 2 и № 5 набрали по 5. Ещё одно переголосование | Players 2 and 5 have 5 votes each. Another re-vote';
const stay =
  'Большинства нет. Игроки № 2 и № 7 остаются в игре | No majority. Players 2 and 7 stay in the game';
const lifted =
  'По итогам голосования игру покидают игроки № 2 и № 7 | By the vote, players 2 and 7 leave the game';
const lastOfTwo = 'Игрок № 2, ваше последнее слово | Player 2, your last word';
const night = 'Наступает ночь | Night is falling | 4.5.1';
const neftNight = 'В городе ночь | It is night in town | 10.1';
const barred = (votes: number, ru: string, en: string): string =>
  `Игроки ${ru} снова набрали по ${votes}. Подъём не голосуется, все остаются в игре | Players ${en} have ${votes} votes each again. No lift is voted on, they all stay in the game`;

describe('what is announced when a ballot is over', () => {
  it('[fsm-2024 4.4.11; fiim-2018 4.4.12; neft-mmt 24.7; bel-canto 4.4.12; fiim-2025 4.4.11] who leaves', () => {
    says(
      () => [...candidates, 'vote 2 = 4', 'vote 7 = 6'],
      [
        ['fsm-2024', `${leaves} | 4.4.11`, `${last} | 4.4.13`],
        ['fiim-2018', `${leaves} | 4.4.12`, `${last} | 4.4.14`],
        [
          'neft-mmt',
          'Игрок № 7, вы набрали большинство голосов. Ваша заключительная минута | Player 7, you have the most votes. Your final minute | 9.17',
        ],
        ['bel-canto', `${leaves} | 4.4.12`, `${last} | 4.4.14`],
        ['fiim-2025', `${leaves} | 4.4.11`, `${last} | 4.4.13`],
      ],
    );
  });

  it('[fsm-2024 4.4.12; fiim-2018 4.4.13; neft-mmt 24.8; bel-canto 4.4.13; fiim-2025 4.4.12] a tie, before the first of the tied is called', () => {
    says(
      () => tie,
      [
        ['fsm-2024', `${tied} | 4.4.12`, `${speaks} | 4.4.12`],
        ['fiim-2018', `${tied} | 4.4.13`, `${speaks} | 4.4.13`],
        [
          'neft-mmt',
          'Переголосование между игроками: № 2 и № 7 | Re-vote between players 2 and 7 | 24.8',
          `${speaks} | 24.8`,
        ],
        ['bel-canto', `${tied} | 4.4.13`, `${speaks} | 4.4.13`],
        ['fiim-2025', `${tied} | 4.4.12`, `${speaks} | 4.4.12`],
      ],
    );
    for (const id of rulebookIds) expect(announced(id, [...tie, 'tie-speech 2'])).toHaveLength(1);
  });

  it('[fsm-2024 4.4.12.2; fiim-2018 4.4.13.2; neft-mmt 9.15; bel-canto 4.4.13.2; fiim-2025 4.4.12.2] a tie of fewer: speeches once more', () => {
    says(
      () => [...day2, ...four, ...threeTied, 'vote 2 = 5', 'vote 5 = 5', 'vote 7 = 0'],
      [
        ['fsm-2024', `${smaller} | 4.4.12.2`, `${speaks} | 4.4.12`],
        ['fiim-2018', `${smaller} | 4.4.13.2`, `${speaks} | 4.4.13`],
        [
          'neft-mmt',
          'Переголосование между игроками: № 2 и № 5 | Re-vote between players 2 and 5 | 24.8',
          `${speaks} | 24.8`,
        ],
        ['bel-canto', `${smaller} | 4.4.13.2`, `${speaks} | 4.4.13`],
        ['fiim-2025', `${smaller} | 4.4.12.2`, `${speaks} | 4.4.12`],
      ],
    );
  });

  it('[fsm-2024 4.4.12.3; fiim-2018 4.4.13.3; neft-mmt 9.16; bel-canto 4.4.13.3; fiim-2025 4.4.12.3] the same tie again, and the question', () => {
    says(
      () => tieAgain,
      [
        ['fsm-2024', `${tiedSame} | 4.4.12.3`, `${question} | 4.4.12.3`],
        ['fiim-2018', `${tiedSame} | 4.4.13.3`, `${question} | 4.4.13.3`],
        [
          'neft-mmt',
          `${tiedSame} | 9.16`,
          'Кто за то, чтобы все голосуемые Игроки покинули Игру? | Who is in favour of all these players leaving the game? | 9.16',
        ],
        ['bel-canto', `${tiedSame} | 4.4.13.3`, `${question} | 4.4.13.3`],
        ['fiim-2025', `${tiedSame} | 4.4.12.3`, `${question} | 4.4.12.3`],
      ],
    );
    for (const id of rulebookIds) {
      const { rulebook, state } = positionAfter(id, tieAgain);
      const close = prompt(rulebook, state, { address: 'number', nameOf: String, count: 6 }).say.filter(
        ({ when }) => when === 'close',
      );
      expect(close).toMatchObject([
        { ru: 'Спасибо. За: 6', en: 'Thank you. In favour: 6', clause: rulebook.rules.lift.clause },
      ]);
    }
  });

  it('[fsm-2024 4.4.12.3; fiim-2018 4.4.13.3; neft-mmt 9.16; bel-canto 4.4.13.3; fiim-2025 4.4.12.3] five of ten is no majority: all stay, night', () => {
    says(
      () => [...tieAgain, 'lift = 5'],
      [
        ['fsm-2024', `${stay} | 4.4.12.3`, night],
        ['fiim-2018', `${stay} | 4.4.13.3`, night],
        ['neft-mmt', `${stay} | 9.16`, neftNight],
        ['bel-canto', `${stay} | 4.4.13.3`, night],
        ['fiim-2025', `${stay} | 4.4.12.3`, night],
      ],
    );
  });

  it('[fsm-2024 4.4.12.3; fiim-2018 4.4.13.3; neft-mmt 9.16; bel-canto 4.4.13.3; fiim-2025 4.4.12.3] six of ten: both leave', () => {
    says(
      () => [...tieAgain, 'lift = 6'],
      [
        ['fsm-2024', `${lifted} | 4.4.12.3`, `${lastOfTwo} | 4.4.13`],
        ['fiim-2018', `${lifted} | 4.4.13.3`, `${lastOfTwo} | 4.4.14`],
        [
          'neft-mmt',
          `${lifted} | 9.16`,
          'Игрок № 2, ваша заключительная минута | Player 2, your final minute | 9.17',
        ],
        ['bel-canto', `${lifted} | 4.4.13.3`, `${lastOfTwo} | 4.4.14`],
        ['fiim-2025', `${lifted} | 4.4.12.3`, `${lastOfTwo} | 4.4.13`],
      ],
    );
  });

  it('[neft-mmt 9.11.1] a tie of three on day 1 ends the vote: no re-vote, all stay, night', () => {
    says(
      () => [...dayOne, ...four, ...threeTied],
      [
        [
          'neft-mmt',
          'Игроки № 2, № 5 и № 7 набрали по 3. Переголосования нет, все остаются в игре | Players 2, 5 and 7 have 3 votes each. No re-vote, they all stay in the game | 9.11.1',
          neftNight,
        ],
      ],
    );
  });

  it('[fsm-2024 7.8; fiim-2018 7.9; neft-mmt 18.10; bel-canto 7.9; fiim-2025 4.4.12.4] everybody at the table tied twice: no lift', () => {
    const all = barred(1, '№ 9, № 10, № 7 и № 8', '9, 10, 7 and 8');
    says(
      () => allOfFour,
      [
        ['fsm-2024', `${all} | 7.8`, night],
        ['fiim-2018', `${all} | 7.9`, night],
        ['neft-mmt', `${all} | 18.10`, neftNight],
        ['bel-canto', `${all} | 7.9`, night],
        ['fiim-2025', `${all} | 4.4.12.4`, night],
      ],
    );
  });

  it('[fiim-2025 4.4.12.4] three of nine tied twice: no lift', () => {
    says(
      (id) => [...atNine(id), ...three, ...thrice, ...thrice],
      [['fiim-2025', `${barred(3, '№ 5, № 7 и № 8', '5, 7 and 8')} | 4.4.12.4`, night]],
    );
  });

  it('[fiim-2018 7.6; bel-canto 7.6] two of four tied twice: no lift', () => {
    const two = barred(2, '№ 9 и № 10', '9 and 10');
    says(
      () => twoOfFour,
      [
        ['fiim-2018', `${two} | 7.6`, night],
        ['bel-canto', `${two} | 7.6`, night],
      ],
    );
  });
});
