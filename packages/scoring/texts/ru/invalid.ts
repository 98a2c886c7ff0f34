// Что не так в файле, который нельзя прочитать.
import type { InvalidTexts } from '../../messages/invalid-texts.ts';

export const invalid: InvalidTexts = {
  place: (line, column) => `строка ${line}, знак ${column}. `,
  say: {
    'key/missing': (_, wanted) => `Нет ключа ${wanted}: добавьте его.`,
    'key/unknown': (found, wanted) => `Ключа ${found} здесь не бывает: есть ${wanted}.`,
    'type/flag': (found) => `Здесь нужно true или false, а стоит ${found}.`,
    'type/list': (found) => `Здесь нужен список, а стоит ${found}.`,
    'type/number': (found) => `Здесь нужно целое число, а стоит ${found}.`,
    'type/object': (found) => `Здесь нужен объект, а стоит ${found}.`,
    'type/text': (found) => `Здесь нужен текст в кавычках, а стоит ${found}.`,
    'value/count': (found, wanted) => `Числа ${found} здесь быть не может: возможно ${wanted}.`,
    'value/decimal': (found) =>
      `Баллы пишутся десятичной дробью в кавычках, например "0.4", а стоит ${found}.`,
    'value/format': (found, wanted) => `Это файл другого вида: его format ${found}, а нужен ${wanted}.`,
    'value/numbered': (found) =>
      `Номер ${found} не кончается числом: нельзя понять, какой это игрок рассадки.`,
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
    'record/outside': (found) =>
      `Запись ${found} лежит вне папки этого файла: читаются только записи рядом с ним или глубже.`,
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
  },
};
