// What the command line says in Russian about points.
import { items } from '@omerta/scoring/texts/ru/items.ts';
import type { PointsTexts } from '../points.ts';

export const points: PointsTexts = {
  json: {
    'file-empty': () => 'Файл пуст: нужен JSON.',
    'file-binary': () => 'Файл не текстовый: нужен JSON.',
    'file-not-utf8': () => 'Файл не в кодировке UTF-8: сохраните его в ней.',
    'file-too-large': () => 'Файл слишком велик: предел 4 МБ.',
    'json-sign': (found) => `С этого места это не JSON: «${found}» здесь стоять не может.`,
    'json-number': (found) => `Число ${found} слишком велико, чтобы с ним считать.`,
    'json-twice': (found) => `Ключ «${found}» стоит здесь второй раз: оставьте один из двух.`,
    'json-deep': (found) => `С этого места скобки вложены глубже ${found}: таких файлов у нас не бывает.`,
    'json-many': (found) => `В файле больше ${found} значений: таких файлов у нас не бывает.`,
    'json-end': () => 'Это не JSON: файл кончается раньше времени, не закрыта кавычка или скобка.',
  },
  kinds: items,
  columns: {
    place: '№',
    seat: '№',
    player: 'игрок',
    role: 'роль',
    total: 'сумма',
    main: 'осн.',
    compensation: 'Ci',
    additional: 'доп.',
    other: 'проч.',
    games: 'игр',
    wins: 'побед',
    roleWins: 'Д+Ш',
    firstKills: 'ПУ',
    points: 'баллы',
    running: 'всего',
  },
  sums: { main: 'основные', compensation: 'компенсация', additional: 'дополнительные', other: 'прочие' },
  score: {
    needs: 'Ещё нужно',
    refused: 'Отклонено',
    warnings: 'Стоит проверить',
    suggestions: 'На что указывает запись',
    certainty: { certain: 'точно', likely: 'вероятно', ask: 'спросить' },
    seat: (seat) => `игрок № ${seat}`,
    lines: (lines) => `${lines.length === 1 ? 'строка' : 'строки'} ${lines.join(', ')}`,
    noPoints: 'Баллов посчитать нельзя.',
  },
  standings: {
    after: (round) => `после тура ${round}`,
    expelled: 'искл.',
    decidedBy: {
      additional: 'выше следующего по дополнительным баллам',
      li1: 'выше следующего по числу li1',
      li2: 'выше следующего по числу li2',
      wins: 'выше следующего по победам',
      'role-wins': 'выше следующего по победам за Дона и Шерифа',
      'first-kills': 'выше следующего по первым убийствам',
      'role-losses': 'выше следующего по поражениям за Дона и Шерифа',
      lot: 'выше следующего по жребию',
      'lot-needed': 'нужен жребий',
    },
    refused: (count) =>
      count === 1
        ? 'Таблицы нет, пока эта запись не исправлена.'
        : `Таблицы нет, пока эти записи не исправлены (их ${count}).`,
    nominations: 'Номинации',
    nomination: {
      mvp: 'лучший игрок',
      red: 'лучший красный',
      black: 'лучший чёрный',
      don: 'лучший Дон',
      sheriff: 'лучший Шериф',
    },
    legend: 'Д+Ш: победы за Дона и Шерифа; ПУ: сколько раз убит первым.',
    nominationLegend: 'Дополнительные баллы (у Дона и Шерифа за игру), затем победы/игры.',
  },
  explain: {
    place: (place, of) => `место ${place} из ${of}`,
    expelled: 'исключён, места не занимает',
    total: 'сумма',
    game: (stage, round, table) => `${stage}, тур ${round}, стол ${table}`,
    outsideGames: 'Вне игр',
    outcome: { win: 'победа', loss: 'поражение', draw: 'ничья' },
    noItems: 'Баллов пока нет.',
  },
  usage: {
    whichSchema: (found, names) =>
      `${found === undefined ? 'какая схема? Есть' : `нет схемы «${found}»; есть`} ${names.join(', ')}.`,
    explainOrJson: '--explain для людей: в --json у каждой строки есть её слагаемые.',
    unknownPlayer: (found) => `Игрока ${found} в этой таблице нет.`,
  },
};
