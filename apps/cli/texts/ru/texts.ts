// What the command line says in Russian.

import { forms } from '@omerta/base/texts/ru/plural.ts';
import { ruleWords } from '@omerta/rules/texts/ru/rule-words.ts';
import type { CliTexts } from '../texts.ts';
import { help } from './help.ts';
import { office } from './office.ts';
import { paper } from './paper.ts';
import { points } from './points.ts';
import { seating } from './seating.ts';

const ofSeat = (what: string) => (seat: number | null) => (seat === null ? what : `${what} игрока № ${seat}`);

export const texts: CliTexts = {
  usage: {
    unknownCommand: (found, names) =>
      `нет команды «${found}»; есть ${names.join(', ')} (подробнее: omerta help --lang ru).`,
    unknownOption: (option) => `здесь нет параметра ${option}; список параметров покажет --help.`,
    valueMissing: (option) => `после ${option} нужно значение.`,
    valueNotTaken: (option) => `у ${option} не бывает значения.`,
    wholeNumber: (name, found, least) => `${name}: нужно целое число от ${least}, а не «${found}».`,
    fileMissing: (command) =>
      `какая игра? Назовите файл: omerta ${command} FILE («-» читает стандартный ввод).`,
    oneFile: (command) => `omerta ${command} берёт один файл.`,
    notNeeded: (found) => `«${found}» здесь лишнее; как вызывать команду, покажет --help.`,
    optionMissing: (option) => `здесь обязателен параметр ${option}.`,
    unknownRulebook: (found, ids) => `нет правил «${found}»; есть ${ids.join(', ')}.`,
    unknownStatus: (found, statuses) => `нет статуса «${found}»; есть ${statuses.join(', ')}.`,
    twoRulebooks: 'назовите два свода правил: omerta rules diff fsm-2024 fiim-2025.',
    unknownRulesWord: (found, words) =>
      `${found === undefined ? 'что показать о правилах? Есть' : `нет «omerta rules ${found}»; есть`} ${words.join(', ')}.`,
    badLang: (found, langs) => `--lang бывает ${langs.join(' или ')}, а не «${found}».`,
    broken: (message) => `это ошибка программы, а не ваша: ${message}. Сообщите о ней и приложите файл.`,
    rulebookOfFile: '--rulebook нужен для начала игры; в файле правила уже названы.',
  },
  troubles: {
    'file-missing': 'Такого файла нет.',
    'file-directory': 'Это папка, а не файл.',
    'file-forbidden': 'Этот файл нельзя прочитать: нет прав.',
    'file-unreadable': 'Этот файл не читается.',
  },
  steps: {
    deal: ofSeat('карта'),
    night: () => 'объявление ночи',
    day: () => 'объявление дня',
    agreement: () => 'договорка чёрных',
    signs: () => 'Дон и Шериф показывают себя',
    'sheriff-look': () => 'Шериф осматривает стол',
    'free-seating': () => 'свободная посадка',
    speech: ofSeat('речь'),
    vote: (seat) => (seat === null ? 'голосование' : `голосование против игрока № ${seat}`),
    'tie-speech': ofSeat('речь при равенстве,'),
    lift: () => 'подъём всех голосуемых',
    last: ofSeat('последнее слово'),
    shots: () => 'стрельба',
    don: () => 'проверка Дона',
    sheriff: () => 'проверка Шерифа',
    best: ofSeat('лучший ход'),
    sheet: () => 'протокол',
  },
  roles: ruleWords.roles,
  leftBy: {
    vote: 'заголосован',
    lift: 'поднят',
    shot: 'убит',
    fouls: 'четыре фола',
    removal: 'удалён',
    'red-card': 'кр. карточка',
    forfeit: 'ППК',
  },
  winners: { red: 'Победа красных', black: 'Победа чёрных', draw: 'Ничья' },
  wonBy: {
    vote: 'голосованием',
    lift: 'подъёмом голосуемых',
    shot: 'выстрелом',
    removal: 'после удаления',
    forfeit: 'по ППК',
    draw: 'три дня и три ночи никто не ушёл',
    misses: 'по трём промахам',
  },
  sanctions: ruleWords.sanctions,
  phases: {
    dealing: 'раздача',
    night: (number) => `ночь ${number}`,
    day: (number) => `день ${number}`,
    over: 'окончена',
    annulled: 'аннулирована',
    sheet: 'протокол',
    short: { dealing: () => 'на раздаче', night: (number) => `Н${number}`, day: (number) => `Д${number}` },
  },
  replay: {
    legal: (lines) => (lines === 0 ? 'по правилам, строк ещё нет' : `по правилам до строки ${lines}`),
    refusedAt: (line) => `строка ${line} отклонена; положение перед ней`,
    refused: (code, clause, message) => `отклонено по ${clause} (${code}): ${message}`,
    rulebook: 'правила',
    phase: 'фаза',
    expects: 'ожидается',
    nothing: 'ничего',
    inGame: 'в игре',
    out: 'вышли',
    fouls: 'фолы',
    cancelled: 'без голосования',
    result: 'итог',
    noResult: 'игра идёт',
    warnings: 'замечания',
    warning: (line, message) => `строка ${line}: ${message}`,
    seconds: (seconds) => `${seconds} с`,
  },
  print: {
    refused: (line, code, clause, message) =>
      `строка ${line} отклонена по ${clause} (${code}): ${message} С неё строки напечатаны как были.`,
  },
  explain: {
    refused: 'отклонено',
    linesAfter: (count) => `После неё не сыграно: ${forms(count, 'строка', 'строки', 'строк')}.`,
    noLines: 'Ещё не записано ни одной строки.',
    referee: 'судья',
    expected: 'ожидается:',
    inGame: 'в игре',
    outOfGame: 'вышел',
    foul: 'фол',
    donAnswer: { yes: 'Это Шериф.', no: 'Это не Шериф.' },
    sheriffAnswer: { yes: 'Это чёрный игрок.', no: 'Это красный игрок.' },
    bestMove: (seat, seats, blacks) => `Лучший ход игрока № ${seat}: ${seats} (чёрных среди них: ${blacks})`,
    tags: {
      round: (value) => `тур ${value}`,
      table: (value) => `стол ${value}`,
      game: (value) => `игра ${value}`,
      referee: (value) => `судья ${value}`,
    },
  },
  clauses: {
    columns: ['правила', 'пункт', 'статус', 'файлы тестов', 'текст'],
    none: 'Таких пунктов нет.',
    counts: {
      clauses: 'пунктов',
      reachable: 'доступно',
      partly: 'частью',
      proven: 'доказано',
      planned: 'в планах',
      machineProven: 'внутри',
      asksNothing: 'не требуют',
    },
    byRulebook: 'правила',
    byKind: 'вид',
    all: 'всего',
    meaning:
      'Доступно: соблюдено там, куда человек может попасть сегодня; частью: остальное в планах; ' +
      'доказано: есть тест с номером пункта. В планах: никому пока не доступно; внутри: из них ' +
      'доказано внутри программы. Не требуют: определения и отменённый текст.',
  },
  rules: {
    values: (count) =>
      count === 0 ? 'В игре различий нет' : `В игре: ${forms(count, 'различие', 'различия', 'различий')}`,
    switches: (count) =>
      count === 0
        ? 'Переключатели одинаковы'
        : `Переключатели: ${forms(count, 'различие', 'различия', 'различий')}`,
    violations: (count) =>
      count === 0 ? 'Санкции одинаковы' : `Санкции: ${forms(count, 'различие', 'различия', 'различий')}`,
    initial: 'исходное',
    absent: '—',
    scriptToo: (count) =>
      `Слова судьи: ${forms(count, 'различие', 'различия', 'различий')}, их покажет --json.`,
    takes: 'значения',
    anyNumber: 'число',
    worse: ruleWords.worse,
    warnFirst: ruleWords.warnFirst,
  },
  simulate: {
    played: (games, rulebook, seed) => `${forms(games, 'игра', 'игры', 'игр')} по ${rulebook}, зерно ${seed}`,
    speed: (lines, perSecond) => `${forms(lines, 'строка', 'строки', 'строк')}, игр в секунду: ${perSecond}`,
    progress: (done, games) => `${done} из ${games}`,
    kinds: { random: 'случайные', clever: 'умные' },
    bots: (red, black) => (red === black ? `боты: ${red}` : `красные ${red}, чёрные ${black}`),
    unknownBots: (found, kinds) => `нет ботов «${found}»; есть ${kinds.join(' и ')}.`,
    margin: (ahead, percent) => `перевес ${ahead === 'red' ? 'красных' : 'чёрных'} — ${percent}% игр`,
    winners: 'Победители',
    endings: 'Чем кончились',
    branches: 'Что сделали правила',
  },
  demo: {
    greeting: [
      'Omerta судит спортивную мафию по пяти сводам правил, пункт за пунктом.',
      'Игра записана текстом: одна строка на одно событие за столом.',
      'Вот короткая игра по fsm-2024 и то, что из неё вывели правила:',
    ],
    refusal: [
      'Строка, которой правила не допускают, отклоняется с указанием пункта.',
      'Игрок № 2 пробует выставить второго за день:',
    ],
    more: 'Попробуйте сами:',
    tries: [
      ['explain apps/cli/demo/first-game.mgn --lang ru', 'эта же игра'],
      ['replay apps/cli/demo/first-game.mgn --json', 'то же для программ'],
      ['clauses --rulebook fsm-2024 --lang ru', 'все пункты и как они соблюдены'],
      ['rules diff fsm-2024 fiim-2025 --lang ru', 'чем различаются два свода'],
      ['simulate --games 1000 --rulebook neft-mmt --seed 1 --lang ru', 'тысяча случайных игр'],
      ['help --lang ru', 'все команды'],
    ],
  },
  deal: {
    usage:
      'Нужен JSON комнаты или --server и --entropies: десять частей через запятую, тире за того, кто не прислал.',
    columns: ['стул', 'место', 'карта'],
    commitment: (hex, holds) =>
      `обязательство ${hex}${{ true: ': как опубликовано', false: ': НЕ то, что опубликовано', null: '' }[`${holds}`]}`,
    seed: (hex, holds) =>
      `зерно ${hex}${{ true: ': как раскрыто', false: ': НЕ то, что раскрыто', null: '' }[`${holds}`]}`,
  },
  points: points,
  seating: seating,
  office: office,
  paper: paper,
  help: help,
};
