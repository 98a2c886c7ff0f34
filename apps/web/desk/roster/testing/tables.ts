// For tests: tables of people, and the same table in every way in which it can come.
import writeExcel from 'write-excel-file/node';

const syllables = [
  'ба',
  'ве',
  'ги',
  'до',
  'жу',
  'за',
  'ке',
  'ли',
  'мо',
  'ну',
  'пя',
  'ры',
  'сэ',
  'тю',
  'фа',
  'хе',
];

/** Another for each number; the number stands in letters, so that no two are one letter apart by a digit. */
export const nicknameOf = (n: number): string =>
  [n >> 8, n >> 4, n, n >> 4].map((each) => syllables[each & 15]).join('');

/** Somebody unlike all those. */
export const clubOf = (n: number): string => ['Минск', 'Гродно', 'Vilnius', ''][n % 4] ?? '';

export const csv = (cells: readonly (readonly string[])[], delimiter: string): string =>
  cells.map((line) => line.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter)).join('\r\n');

const letters = new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, i) => i));

export const inWindows1251 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...text].map((letter) => Math.max(0, letters.indexOf(letter))));

export const workbook = async (cells: readonly (readonly string[])[]): Promise<Uint8Array<ArrayBuffer>> => {
  const lines = cells.map((line) => line.map((value) => (value === '' ? null : { value, type: String })));
  const bytes = await writeExcel(lines).toBuffer();
  return new Uint8Array(bytes);
};
