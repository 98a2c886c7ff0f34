// Names as people have them: what every world and every browser test plays with.
export const clubName = 'Клуб «Чёрная кошка»';
export const cupName = 'Кубок «Чёрной кошки»';
export const stageName = 'Отбор «Ёлка»';

/** Of the club's owner. */
export const ownerNickname = 'Хозяин';

/** Ten at a table: ё, a hyphen, quotes, a small letter first, twenty-five letters. */
export const tableNames = [
  'Ёжик',
  'Чёрная кошка',
  'Тихий',
  'Мать-и-мачеха',
  'Александра Константиновна',
  'ворон',
  'Лис «Рыжий»',
  'Филин',
  'Д’Артаньян',
  'Объект',
] as const;

/** Ten more, short enough to be called across a hall. */
export const hallNames = ['Лис', 'Ворон', 'Рысь', 'Барс', 'Сокол', 'Енот', 'Бобр', 'Филин', 'Ёж', 'Волк'];

const firsts = ['Ёжик', 'Лис', 'Жар-птица', 'Щука', 'Кот «Баюн»', 'Анна-Мария', 'Подъезд', 'Съёмщик'];
const seconds = ['', ' из Бреста', ' Младший', ' №7', ' Ёлкин', '-2'];

/** Forty-three of a hall. */
export const crowdNames: readonly string[] = seconds
  .flatMap((second) => firsts.map((first) => `${first}${second}`))
  .slice(0, 43);

/** The same nickname as somebody else types it. */
export const inAnotherCase = (nickname: string): string => nickname.toLocaleUpperCase('ru');
