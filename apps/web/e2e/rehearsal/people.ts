// Who comes, as people are called, and the spreadsheet in which an organiser has written them down, with its faults.

export const ownerName = 'Графиня «Ёлка»';
export const dutyName = 'Дежурный Ёжин-Гром';
export const refereeNames = [
  'Судья Щур',
  'Судья «Тень»',
  'Судья Айва',
  'Судья Берёзкин',
  'Судья Ёлкин-Палкин',
] as const;

/** Forty-three: the last two are reserves, the one before them is turned down. */
export const names = [
  ...['Ёжик', 'Чёрная кошка', 'Жар-птица', 'Кот «Баюн»', 'Анна-Мария', 'Подъезд', 'Съёмщик', 'Щелкунчик'],
  ...['Граф Орлов-Чесменский', 'Александра Константиновна', 'Д’Артаньян', 'Мать-и-мачеха', '«Барон»'],
  ...['Рысь', 'Филин', 'Объект №7', 'Царевна-Лягушка', 'Шеф-повар', 'Ночной Портье Гостиницы Ё'],
  ...['Пётр Первый', 'Зоркий Глаз', 'Семён', 'Эхо', 'Юла', 'Яшма', 'Берёза', 'Лиса Алиса', 'Мистер Икс'],
  ...['Санёк', 'Туз «Пик»', 'Волк-одиночка', 'Барсук', 'Енот', 'Сокол', 'Дон Кихот', 'Мёд', 'Тихий'],
  ...['Хозяйка Медной горы', 'Цапля', 'Шторм', 'Ястреб', 'Запасной Пётр', 'Дублёр-Ё'],
];
const [turnedDown = '', firstReserve = '', secondReserve = ''] = names.slice(-3);
export const declined = turnedDown;
export const reserves = [firstReserve, secondReserve] as const;
/** Those who play. */
export const players = names.slice(0, 40);

/** As a spreadsheet counts, below its title and its heading. */
const firstRow = 4;
export const rowOf = (nickname: string): number => firstRow + names.indexOf(nickname);

/** Has paid with a word that says nothing. */
export const paysLater = 'Юла';
const cities = ['Минск', 'Брест', 'Орёл', 'Йошкар-Ола'];
const paid = (nickname: string, i: number): string => {
  if (nickname === paysLater) return 'позже';
  return i % 2 === 0 ? '1 500' : '';
};
const written = (nickname: string, i: number): string =>
  [i + 1, nickname, i % 3 === 0 ? 'Клуб «Ночь»' : '', cities[i % cities.length], paid(nickname, i)].join(
    '\t',
  );

/** Below the people: one in capitals, one without his dots, one without a nickname. */
const twice = ['44\tЧЁРНАЯ КОШКА\t\t\t', '45\tПетр Первый\t\t\t500 ₽', '46\t\tКлуб «Ночь»\tМинск\t'];
export const [inCapitals, undotted, nameless] = twice.map((_, i) => firstRow + names.length + i);

export const spreadsheet = [
  'Кубок «Чёрной кошки», 12–13 июня',
  '',
  '№\tНик\tКлуб\tГород\tВзнос',
  ...names.map(written),
  ...twice,
].join('\n');
