// The mistakes offered as incidents: which of them, by which clause, in which words.
import { describe, expect, it } from 'vitest';
import { mistakesOf } from './mistakes.ts';
import type { RulebookId } from './rulebook.ts';

/** Written from the rulebooks: the clause, and the words that tell it from the others. */
const expected: Readonly<
  Partial<Record<RulebookId, Readonly<Record<string, readonly [en: RegExp, ru: RegExp]>>>>
> = {
  'fsm-2024': { '8.9': [/^A weighty advantage from outside the game$/, /^Весомое неигровое преимущество$/] },
  'fiim-2025': {
    '8.9': [
      /weighty advantage from outside the game, or a referee’s error/,
      /неигровое преимущество или ошибка судьи/,
    ],
  },
  'neft-mmt': {
    '18.24.2.1': [/lift.*was not held/, /Не проведён.*подъём/],
    '18.24.2.2': [/Two nominations of one player were accepted/, /Приняты два выставления одного игрока/],
    '18.24.2.3': [/Votes were miscounted, and the result changed/, /подсчёт голосов изменил итог/],
    '18.24.2.4': [/One player voted against two candidates/, /Голос одного игрока принят дважды/],
    '18.24.2.5': [/Don or the Sheriff got a wrong answer/, /Дону или Шерифу показан неверный ответ/],
    '18.24.2.6': [/wrong player was named as killed/, /Убитым назван не тот игрок/],
    '18.24.2.7': [/number was said aloud during the checks/, /Номер назван вслух во время проверок/],
    '18.24.2.8': [/best move.*was not given/, /Не дан.*лучший ход/],
    '18.24.2.9': [/saw a second card at the deal/, /увидел вторую карту на раздаче/],
    '18.24.2.10': [/Cards left did not match the players left/, /Карт осталось не столько, сколько игроков/],
    '18.12': [/outsider interfered/, /Вмешался посторонний/],
    '18.17': [/sound failed on night 1/, /Пропал звук в первую ночь/],
    '18.19': [/Health or safety is in danger/, /Угроза здоровью или безопасности/],
    '18.20': [/player cannot go on/, /Игрок не может продолжать/],
    '18.23': [/damaged mask/, /Повреждена маска/],
  },
};

const rows = Object.entries(expected).flatMap(([id, list]) =>
  Object.entries(list).map(([clause, words]) => [id as RulebookId, clause, words] as const),
);

describe('mistakes at the table', () => {
  it.each(rows)('[%s %s] is offered, once, in its own words in both languages', (id, clause, [en, ru]) => {
    expect(mistakesOf(id).filter((each) => each.clause === clause)).toEqual([
      { clause, en: expect.stringMatching(en), ru: expect.stringMatching(ru) },
    ]);
  });

  it.each(['fsm-2024', 'fiim-2018', 'neft-mmt', 'bel-canto', 'fiim-2025'] as const)(
    '%s: nothing else is offered',
    (id) => {
      expect(
        mistakesOf(id)
          .map(({ clause }) => clause)
          .toSorted(),
      ).toEqual(Object.keys(expected[id] ?? {}).toSorted());
    },
  );
});
