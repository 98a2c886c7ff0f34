// Что не так в тексте, который нельзя прочитать.
import { isExample, orElse, type ProblemTexts } from '../../messages/problem-texts.ts';

export const problems: ProblemTexts = {
  lineEnd: 'конец',
  say: {
    'file-empty': () => 'Файл пуст: в нём должны быть теги и строки игры.',
    'file-binary': () => 'Файл не текстовый: дайте игру в нотации.',
    'file-not-utf8': () => 'Файл не в кодировке UTF-8: сохраните его в ней.',
    'file-too-large': () => 'Файл слишком велик для одной игры: предел 4 МБ.',
    character: (found, wanted) => `${found} здесь лишний: ${orElse(wanted, 'нужно ', 'уберите его')}.`,
    'quote-open': (found) => `Кавычка ${found} не закрыта: поставьте кавычку в конце.`,
    'bracket-open': (found, wanted) =>
      `Скобка в ${found} не закрыта: поставьте ${wanted === ']' ? ']' : ')'} в конце.`,
    'tag-after-action': () => 'Тег стоит после первой строки игры: перенесите все теги в начало.',
    'tag-twice': (found) => `Тег ${found} задан дважды: оставьте один.`,
    'tag-wrong': (found, wanted) =>
      `В теге не читается ${found}: ${isExample(wanted) ? `запишите так: ${wanted}` : 'каждый тег стоит в квадратных скобках'}.`,
    'date-wrong': (found, wanted) => `Такой даты нет: ${found}, запишите так: ${wanted}.`,
    'rulebook-missing': (_, wanted) =>
      `Не указаны правила: начните с тега [rulebook ...] и одного из ${wanted}.`,
    'rulebook-unknown': (found, wanted) => `Таких правил нет: ${found}, выберите из ${wanted}.`,
    'switch-unknown': (found, wanted) =>
      `Переключателя ${found} в этих правилах нет: ${orElse(wanted, 'есть ', 'уберите его')}.`,
    'switch-value': (found, wanted) =>
      `Переключатель ${found} не принимает этого значения: выберите из ${wanted}.`,
    'seat-missing': (found) => `Нет игрока № ${found}: добавьте его тег, нужны все десять.`,
    'seat-range': (found, wanted) => `Здесь нужен номер игрока, а стоит ${found}: запишите число ${wanted}.`,
    'role-unknown': (found, wanted) => `Такой роли нет: ${found}, выберите из ${wanted}.`,
    'roles-wrong': () =>
      'Карты не складываются в колоду: нужны шесть red, один sheriff, две black и один don.',
    'word-unknown': (found, wanted) =>
      `Строка не может начинаться с ${found}: начните с одного из слов ${wanted.replaceAll(' ', ', ')}.`,
    expected: (found, wanted) => `Здесь нужно ${wanted}, а стоит ${found}: исправьте строку.`,
    'left-over': (found) => `Строка должна кончаться перед ${found}: уберите лишнее.`,
  },
};
