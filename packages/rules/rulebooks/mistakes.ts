// What can go wrong at a table beside violations, and the clause that says what the referee may do.
import type { Text } from '@omerta/base/lang.ts';
import type { RulebookId } from './rulebook.ts';

export type Mistake = { readonly clause: string } & Text;

const weighty: Text = {
  en: 'A weighty advantage from outside the game',
  ru: 'Весомое неигровое преимущество',
};

const mistakes: Readonly<Record<RulebookId, readonly Mistake[]>> = {
  'fsm-2024': [{ clause: '8.9', ...weighty }],
  'fiim-2025': [
    { clause: '8.9', en: `${weighty.en}, or a referee’s error`, ru: `${weighty.ru} или ошибка судьи` },
  ],
  'fiim-2018': [],
  'bel-canto': [],
  'neft-mmt': [
    { clause: '18.24.2.1', en: 'A lift that was due was not held', ru: 'Не проведён положенный подъём' },
    {
      clause: '18.24.2.2',
      en: 'Two nominations of one player were accepted',
      ru: 'Приняты два выставления одного игрока',
    },
    {
      clause: '18.24.2.3',
      en: 'Votes were miscounted, and the result changed',
      ru: 'Неверный подсчёт голосов изменил итог',
    },
    {
      clause: '18.24.2.4',
      en: 'One player voted against two candidates',
      ru: 'Голос одного игрока принят дважды',
    },
    {
      clause: '18.24.2.5',
      en: 'The Don or the Sheriff got a wrong answer',
      ru: 'Дону или Шерифу показан неверный ответ',
    },
    { clause: '18.24.2.6', en: 'The wrong player was named as killed', ru: 'Убитым назван не тот игрок' },
    {
      clause: '18.24.2.7',
      en: 'A number was said aloud during the checks',
      ru: 'Номер назван вслух во время проверок',
    },
    { clause: '18.24.2.8', en: 'A best move that was due was not given', ru: 'Не дан положенный лучший ход' },
    {
      clause: '18.24.2.9',
      en: 'A player saw a second card at the deal',
      ru: 'Игрок увидел вторую карту на раздаче',
    },
    {
      clause: '18.24.2.10',
      en: 'Cards left did not match the players left',
      ru: 'Карт осталось не столько, сколько игроков',
    },
    { clause: '18.12', en: 'An outsider interfered', ru: 'Вмешался посторонний' },
    { clause: '18.17', en: 'The sound failed on night 1', ru: 'Пропал звук в первую ночь' },
    { clause: '18.19', en: 'Health or safety is in danger', ru: 'Угроза здоровью или безопасности' },
    { clause: '18.20', en: 'A player cannot go on', ru: 'Игрок не может продолжать' },
    { clause: '18.23', en: 'A damaged mask', ru: 'Повреждена маска' },
  ],
};

export const mistakesOf = (id: RulebookId): readonly Mistake[] => mistakes[id];
