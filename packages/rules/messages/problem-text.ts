// A text that cannot be read, as one sentence: what is wrong and what to do; line and column are shown beside it.
import type { Lang } from '@omerta/base/lang.ts';
import type { Problem, ProblemCode } from '@omerta/base/problem.ts';

type Say = (found: string, wanted: string) => string;

const inEnglish: Readonly<Record<ProblemCode, Say>> = {
  'file-empty': () => 'The file is empty: it must hold the tags and lines of a game.',
  'file-binary': () => 'The file is not text: give a game in the notation.',
  'file-not-utf8': () => 'The file is not in UTF-8: save it again in that encoding.',
  'file-too-large': () => 'The file is too large for one game: 4 MB is the most.',
  character: (found, wanted) => `${found} does not belong here: ${orElse(wanted, 'write ', 'take it out')}.`,
  'quote-open': (found) => `The quote ${found} is not closed: put a double quote at its end.`,
  'bracket-open': (found, wanted) =>
    `The bracket in ${found} is not closed: put ${wanted === ']' ? ']' : ')'} at its end.`,
  'tag-after-action': () => 'A tag stands after the first action: move all tags to the top.',
  'tag-twice': (found) => `The tag ${found} is given twice: leave one.`,
  'tag-wrong': (found, wanted) =>
    `The tag cannot be read at ${found}: ${isExample(wanted) ? `write it like ${wanted}` : 'one tag stands in square brackets'}.`,
  'date-wrong': (found, wanted) => `There is no such date as ${found}: write it like ${wanted}.`,
  'rulebook-missing': (_, wanted) =>
    `The rulebook is not named: begin with the tag [rulebook ...] and one of ${wanted}.`,
  'rulebook-unknown': (found, wanted) => `There is no rulebook ${found}: choose one of ${wanted}.`,
  'switch-unknown': (found, wanted) =>
    `This rulebook has no switch ${found}: ${orElse(wanted, 'it has ', 'take it out')}.`,
  'switch-value': (found, wanted) => `The switch ${found} does not take this value: choose one of ${wanted}.`,
  'seat-missing': (found) => `Seat ${found} is missing: add its tag, all ten are needed.`,
  'seat-range': (found, wanted) => `A seat is expected, not ${found}: write a number of ${wanted}.`,
  'role-unknown': (found, wanted) => `There is no role ${found}: choose one of ${wanted}.`,
  'roles-wrong': () =>
    'The cards do not make a deck: six red, one sheriff, two black and one don are needed.',
  'word-unknown': (found, wanted) =>
    `No line begins with ${found}: use one of ${wanted.replaceAll(' ', ', ')}.`,
  expected: (found, wanted) => `${wanted} is expected here, not ${found}: correct the line.`,
  'left-over': (found) => `The line should end before ${found}: take the rest out.`,
};

const inRussian: Readonly<Record<ProblemCode, Say>> = {
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
  'roles-wrong': () => 'Карты не складываются в колоду: нужны шесть red, один sheriff, две black и один don.',
  'word-unknown': (found, wanted) =>
    `Строка не может начинаться с ${found}: начните с одного из слов ${wanted.replaceAll(' ', ', ')}.`,
  expected: (found, wanted) => `Здесь нужно ${wanted}, а стоит ${found}: исправьте строку.`,
  'left-over': (found) => `Строка должна кончаться перед ${found}: уберите лишнее.`,
};

const orElse = (wanted: string, before: string, otherwise: string): string =>
  wanted === '' ? otherwise : `${before}${wanted}`;

/** What is wanted of a tag is either the whole tag, or only its bracket. */
const isExample = (wanted: string): boolean => wanted.startsWith('[');

const texts: Readonly<Record<Lang, Readonly<Record<ProblemCode, Say>>>> = { en: inEnglish, ru: inRussian };

/** A whole broken line is too much to repeat. */
const brief = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

const quote: Readonly<Record<Lang, (text: string) => string>> = {
  en: (text) => `“${brief(text)}”`,
  ru: (text) => `«${brief(text)}»`,
};
const lineEnd: Readonly<Record<Lang, string>> = { en: 'the end', ru: 'конец' };

/** Names of tags, switches and seats are said plainly; what was found in the text is quoted. */
const named: ReadonlySet<ProblemCode> = new Set([
  'tag-twice',
  'switch-unknown',
  'switch-value',
  'seat-missing',
] satisfies ProblemCode[]);
/** Here nothing found means that the text ends too early. */
const cutShort: ReadonlySet<ProblemCode> = new Set([
  'expected',
  'seat-range',
  'tag-wrong',
] satisfies ProblemCode[]);
/** Here the wanted text may be one sign, lost without quotes. */
const wantsSign: ReadonlySet<ProblemCode> = new Set(['expected', 'character'] satisfies ProblemCode[]);

export const problemText = ({ code, found = '', wanted = '' }: Problem, lang: Lang): string => {
  const ended = found === '' && cutShort.has(code);
  const quoted = named.has(code) ? found : quote[lang](found);
  const shown = ended ? lineEnd[lang] : quoted;
  const choices = wanted === '' ? [] : wanted.split(' | ');
  return texts[lang][code](shown, (wantsSign.has(code) ? choices.map(quote[lang]) : choices).join(', '));
};
