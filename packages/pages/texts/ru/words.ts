// Публичные страницы по-русски.
import { forms } from '@omerta/base/texts/ru/plural.ts';
import { ruleWords } from '@omerta/rules/texts/ru/rule-words.ts';
import { items } from '@omerta/scoring/texts/ru/items.ts';
import type { PageWords } from '../page-words.ts';
import { game } from './game.ts';
import { player } from './player.ts';

export const words: PageWords = {
  way: 'Где вы',
  list: { title: 'Турниры', none: 'Турниров пока нет.' },
  missing: { title: 'Здесь ничего нет', why: 'Такой страницы нет: возможно, её ещё не опубликовали.' },
  phases: { none: 'Не открыт', preparing: 'Готовится', running: 'Идёт', finished: 'Завершён' },
  singleConfirmation: 'Итоги этого турнира подтверждает один судья.',
  clause: 'Пункт',
  items,
  roles: ruleWords.roles,
  round: (stage, round) => (stage === '' ? `Тур ${round}` : `${stage}, тур ${round}`),
  gameShort: (stage, round, table) => `${stage} ${round}, стол ${table}`,
  table: (table) => `Стол ${table}`,
  seat: (seat) => `место ${seat}`,
  referee: 'судья',
  protested: 'подан протест',
  teams: 'Команды',
  schedule: 'Туры и игры',
  more: 'Ещё',
  hall: {
    title: 'Дальше',
    now: 'Сейчас',
    inPlay: 'Играют сейчас',
    calledAt: 'объявлен на',
    plannedAt: 'по плану',
    over: 'Все игры сыграны.',
    nothingPlanned: 'Туры ещё не опубликованы.',
    notSeated: 'Рассадка ещё не опубликована.',
    nobodyPlays: 'Сейчас за столами никого.',
    find: 'Найти свой стол',
    nickname: 'Ваш ник',
    notFound: 'Такого игрока среди тех, кому ещё играть, нет.',
    everybody: (count) => `Кто где сидит: ${forms(count, 'игрок', 'игрока', 'игроков')}`,
    columns: { player: 'Игрок', table: 'Стол', seat: 'Место' },
  },
  statuses: {
    scheduled: 'впереди',
    called: 'приглашены к столу',
    running: 'идёт игра',
    ended: 'окончена, заполняется протокол',
    sheet: 'окончена, протокол ждёт подписей',
    signed: 'окончена, ждёт подтверждения',
    confirmed: 'подтверждена',
    final: 'окончательно',
    annulled: 'аннулирована',
  },
  winners: { red: 'Победа красных', black: 'Победа чёрных', draw: 'Ничья' },
  outcomes: { win: 'победа', loss: 'поражение', draw: 'ничья' },
  standings: {
    title: 'Таблица',
    titleAfter: (round) => `Таблица: ${round}`,
    afterRound: 'После тура',
    now: 'сейчас',
    hidden: 'Организаторы объявят таблицу сами.',
    frozen: (round) => `Таблица заморожена после тура ${round}: остальное объявят организаторы.`,
    none: 'Таблицы пока нет.',
    how: 'Откройте игрока: каждый балл с игрой и пунктом правил. Ci — компенсация за убийство в первую ночь.',
    outside: 'Вне игр',
    noItems: 'Баллов пока нет.',
    exact: (points) => `точно ${points}`,
    columns: {
      place: '№',
      player: 'Игрок',
      team: 'Команда',
      total: 'Сумма',
      wins: 'Победы',
      main: 'Осн.',
      compensation: 'Ci',
      additional: 'Доп.',
      other: 'Прочее',
      firstKills: 'ПУ',
    },
    decidedBy: {
      additional: 'выше по доп. баллам',
      li1: 'выше по li1',
      li2: 'выше по li2',
      wins: 'выше по победам',
      'role-wins': 'выше по победам Доном и Шерифом',
      'first-kills': 'выше по первым убийствам',
      'role-losses': 'выше по поражениям Доном и Шерифом',
      lot: 'выше по жребию',
      'lot-needed': 'решит жребий',
    },
  },
  nominations: {
    title: 'Номинации',
    nobody: 'Пока никого.',
    kinds: {
      mvp: 'Самый полезный игрок',
      red: 'Лучший красный',
      black: 'Лучший чёрный',
      don: 'Лучший Дон',
      sheriff: 'Лучший Шериф',
    },
    award: (value, wins, games) => `${value} · побед ${wins} из ${games}`,
  },
  seating: {
    title: 'Рассадка и её проверка',
    how: 'Как часто встречается каждая пара игроков и насколько поровну делятся места и столы: посчитано по опубликованным турам.',
    file: 'Файл рассадки',
    checkIt: 'проверить может каждый: omerta seating-check FILE',
    proof: {
      pairs: 'Каждая пара встречается',
      seats: 'Каждый на каждом месте',
      tables: 'Каждый за каждым столом',
      neighbours: 'Каждая пара сидит рядом',
      times: (least, most) =>
        least === most
          ? `${forms(least, 'раз', 'раза', 'раз')}.`
          : `от ${least} до ${forms(most, 'раза', 'раз', 'раз')}.`,
      spread: (spread) => `Наибольшая разница у одного игрока: ${spread}.`,
      noBound: 'Для такого числа игроков и туров граница не доказана.',
      bound: (found, least, percent) =>
        `Сумма квадратов ${found}; доказано, что меньше ${least} не бывает: выше на ${percent} %.`,
    },
  },
  rules: {
    title: 'Действующие правила',
    published: (at) => `Опубликованы ${at}. Отпечаток:`,
    house: 'Домашние правила',
    switches: 'Что выбрал организатор',
    clauses: 'Все пункты',
    ownWords: 'Пересказано нашими словами; решает сам регламент.',
    changed: 'изменено',
    columns: { what: 'Правило', value: 'Действует', clause: 'Пункт' },
  },
  poster: {
    title: 'Плакат с кодом',
    scan: 'Следите за турниром с телефона',
    code: 'Код этого адреса',
    what: 'Ваш стол, игры и таблица по ходу турнира. Без регистрации и установки.',
  },
  live: {
    stale: (minutes) =>
      minutes < 1
        ? 'Нет связи: данные могли устареть.'
        : `Нет связи: данным ${forms(minutes, 'минута', 'минуты', 'минут')}.`,
  },
  game,
  player,
  ...game.spoken,
};
