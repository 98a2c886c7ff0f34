// A file that cannot be read, as one sentence: what is wrong and what to do; the path is shown beside it.
import type { Invalid, InvalidCode } from '@omerta/base/invalid.ts';
import type { Lang } from '@omerta/base/lang.ts';
import { problemText } from '@omerta/rules/messages/problem-text.ts';

type Say = (found: string, wanted: string) => string;

const inEnglish: Readonly<Record<InvalidCode, Say>> = {
  'key/missing': (_, wanted) => `The key ${wanted} is missing: add it.`,
  'key/unknown': (found, wanted) => `There is no key ${found} here: use ${wanted}.`,
  'type/flag': (found) => `True or false is expected, not ${found}.`,
  'type/list': (found) => `A list is expected, not ${found}.`,
  'type/number': (found) => `A whole number is expected, not ${found}.`,
  'type/object': (found) => `An object is expected, not ${found}.`,
  'type/text': (found) => `Text in quotes is expected, not ${found}.`,
  'value/count': (found, wanted) => `The number ${found} is out of range: ${wanted} is possible.`,
  'value/decimal': (found) => `Points are a decimal in quotes like "0.4", not ${found}.`,
  'value/format': (found, wanted) =>
    `This is not a file of the kind needed here: its format is ${found}, and ${wanted} is needed.`,
  'value/numbered': (found) =>
    `The id ${found} does not end in a number: which player of the seating it is cannot be told.`,
  'value/pair': (found) => `A pair of two players is expected, like [1, 13], not ${found}.`,
  'value/positive': (found) =>
    `A number above zero is expected, not ${found}: what is deducted is written without a minus.`,
  'value/unlisted': (found, wanted) => `There is no ${found} here: choose one of ${wanted}.`,
  'text/long': (found, wanted) => `The text has ${found} characters: at most ${wanted} are possible.`,
  'text/plain': (found) => `The text stands on one line and has no double quote inside, unlike ${found}.`,
  'seat/not-a-seat': (found) => `A seat is a number of 1 ... 10, not ${found}.`,
  'seat/twice': (found) => `Seat ${found} stands here twice: leave one.`,
  'sheet/deck': () => 'The roles do not make a deck: six red, one sheriff, two black and one don are needed.',
  'sheet/seats': (found) => `A game has ten seats, seat 1 first; there are ${found}.`,
  'sheet/winner': (found, wanted) => `The winner cannot be ${found}: the forfeit gives the win to ${wanted}.`,
  'rulebook/unknown': (found, wanted) => `There is no rulebook ${found}: choose one of ${wanted}.`,
  'switch/unknown': (found, wanted) => `This rulebook has no switch ${found}: it has ${wanted}.`,
  'switch/value': (found, wanted) => `The switch does not take ${found}: choose one of ${wanted}.`,
  'house/unknown': (found) =>
    `House rules cannot change ${found}: "omerta schema tournament" lists what they can.`,
  'house/value': (found, wanted) => `House rules cannot set this to ${found}: write it like ${wanted}.`,
  'player/id-twice': (found) => `Two players have the id ${found}: give each his own.`,
  'player/twice': (found) => `The player ${found} stands here twice: correct one of the two.`,
  'player/unknown': (found) => `There is no player ${found}: add him to players or correct the id.`,
  'stage/id-twice': (found) => `Two stages have the id ${found}: give each its own.`,
  'stage/none': () => 'A tournament has at least one stage: add it.',
  'stage/unknown': (found, wanted) => `There is no stage ${found}: choose one of ${wanted}.`,
  'game/twice': (found) =>
    `The game of stage, round and table ${found} is there twice: leave one or correct the numbers.`,
  'game/record-or-sheet': () => 'A game has either a record or a sheet: give exactly one of them.',
  'record/missing': (found) =>
    `The record ${found} cannot be read: it must lie beside this file under that name.`,
  'record/player-ambiguous': (found) =>
    `The name ${found} in the record is the nick of several players: write the id there.`,
  'record/player-unknown': (found) =>
    `The name ${found} in the record is no player of this tournament: write his id or nick there.`,
  'record/rulebook': (found, wanted) =>
    `The record was kept by ${found}, the tournament is played by ${wanted}: they must be the same.`,
  'record/switch': (found, wanted) =>
    `The record says [switch ${found}], the tournament has ${wanted}: they must be the same.`,
  'record/syntax': (found) => `The record cannot be read: ${found}`,
};

const inRussian: Readonly<Record<InvalidCode, Say>> = {
  'key/missing': (_, wanted) => `Нет ключа ${wanted}: добавьте его.`,
  'key/unknown': (found, wanted) => `Ключа ${found} здесь не бывает: есть ${wanted}.`,
  'type/flag': (found) => `Здесь нужно true или false, а стоит ${found}.`,
  'type/list': (found) => `Здесь нужен список, а стоит ${found}.`,
  'type/number': (found) => `Здесь нужно целое число, а стоит ${found}.`,
  'type/object': (found) => `Здесь нужен объект, а стоит ${found}.`,
  'type/text': (found) => `Здесь нужен текст в кавычках, а стоит ${found}.`,
  'value/count': (found, wanted) => `Числа ${found} здесь быть не может: возможно ${wanted}.`,
  'value/decimal': (found) => `Баллы пишутся десятичной дробью в кавычках, например "0.4", а стоит ${found}.`,
  'value/format': (found, wanted) => `Это файл другого вида: его format ${found}, а нужен ${wanted}.`,
  'value/numbered': (found) => `Номер ${found} не кончается числом: нельзя понять, какой это игрок рассадки.`,
  'value/pair': (found) => `Здесь нужна пара игроков, например [1, 13], а стоит ${found}.`,
  'value/positive': (found) =>
    `Здесь нужно число больше нуля, а стоит ${found}: вычитаемое пишется без минуса.`,
  'value/unlisted': (found, wanted) => `Значения ${found} здесь не бывает: выберите из ${wanted}.`,
  'text/long': (found, wanted) => `Текст слишком длинный: знаков ${found}, а возможно не больше ${wanted}.`,
  'text/plain': (found) => `Текст пишется в одну строку и без двойных кавычек внутри, а стоит ${found}.`,
  'seat/not-a-seat': (found) => `Номер игрока — число 1 ... 10, а стоит ${found}.`,
  'seat/twice': (found) => `Игрок № ${found} стоит здесь дважды: оставьте один раз.`,
  'sheet/deck': () => 'Роли не складываются в колоду: нужны шесть red, один sheriff, две black и один don.',
  'sheet/seats': (found) => `В игре десять мест, с первого по десятое; здесь их ${found}.`,
  'sheet/winner': (found, wanted) => `Победителем не может быть ${found}: ППК отдаёт победу ${wanted}.`,
  'rulebook/unknown': (found, wanted) => `Таких правил нет: ${found}, выберите из ${wanted}.`,
  'switch/unknown': (found, wanted) => `Переключателя ${found} в этих правилах нет: есть ${wanted}.`,
  'switch/value': (found, wanted) => `Переключатель не принимает ${found}: выберите из ${wanted}.`,
  'house/unknown': (found) =>
    `Регламент не может менять ${found}: что он может, покажет «omerta schema tournament».`,
  'house/value': (found, wanted) => `Регламент не может задать здесь ${found}: запишите как ${wanted}.`,
  'player/id-twice': (found) => `У двух игроков один id ${found}: дайте каждому свой.`,
  'player/twice': (found) => `Игрок ${found} стоит здесь дважды: исправьте одно из двух.`,
  'player/unknown': (found) => `Игрока ${found} нет: добавьте его в players или исправьте id.`,
  'stage/id-twice': (found) => `У двух этапов один id ${found}: дайте каждому свой.`,
  'stage/none': () => 'В турнире есть хотя бы один этап: добавьте его.',
  'stage/unknown': (found, wanted) => `Этапа ${found} нет: выберите из ${wanted}.`,
  'game/twice': (found) =>
    `Игра с этапом, туром и столом ${found} записана дважды: оставьте одну или исправьте номера.`,
  'game/record-or-sheet': () => 'У игры есть либо record, либо sheet: дайте ровно одно из двух.',
  'record/missing': (found) =>
    `Запись ${found} не читается: она должна лежать рядом с этим файлом под таким именем.`,
  'record/player-ambiguous': (found) => `Имя ${found} в записи — ник нескольких игроков: напишите там id.`,
  'record/player-unknown': (found) =>
    `Имени ${found} из записи нет среди игроков турнира: напишите там id или ник.`,
  'record/rulebook': (found, wanted) =>
    `Запись велась по ${found}, а турнир идёт по ${wanted}: правила должны совпадать.`,
  'record/switch': (found, wanted) =>
    `В записи [switch ${found}], а в турнире ${wanted}: они должны совпадать.`,
  'record/syntax': (found) => `Запись не читается: ${found}`,
};

const texts: Readonly<Record<Lang, Readonly<Record<InvalidCode, Say>>>> = { en: inEnglish, ru: inRussian };

const place: Readonly<Record<Lang, (line: number, column: number) => string>> = {
  en: (line, column) => `line ${line}, column ${column}. `,
  ru: (line, column) => `строка ${line}, знак ${column}. `,
};

export const invalidText = ({ code, found = '', wanted = '', problem }: Invalid, lang: Lang): string => {
  const what = problem ? `${place[lang](problem.line, problem.column)}${problemText(problem, lang)}` : found;
  return texts[lang][code](what, wanted.split(' | ').join(', '));
};
