// Lists as they come from chats, notes and sheets, and the seats they ask for.
import { expect, it } from 'vitest';
import { nobodySeated, seatFrom } from './names.ts';
import { readNames } from './names-pasted.ts';

const namesIn = (text: string): readonly string[] => readNames(text).map(({ name }) => name);
const seated = (text: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    seatFrom(nobodySeated, 0, readNames(text)).names.flatMap((name, i) =>
      name === '' ? [] : [[name, i + 1]],
    ),
  );

const lists: Readonly<Record<string, readonly [pasted: string, names: readonly string[]]>> = {
  'one a line': ['Кот\nШарик\nПечкин', ['Кот', 'Шарик', 'Печкин']],
  'Windows line ends and blank lines': ['Кот\r\n\r\nШарик\r\n  \r\n', ['Кот', 'Шарик']],
  'line ends of old sheets': ['Кот\rШарик', ['Кот', 'Шарик']],
  commas: ['Alpha, Bravo; Charlie', ['Alpha', 'Bravo', 'Charlie']],
  'numbers in one line': ['1. Кот, 2. Шарик, 3. Печкин', ['Кот', 'Шарик', 'Печкин']],
  'number and dot': ['1. Кот\n2. Шарик', ['Кот', 'Шарик']],
  'number and bracket': ['1) Кот\n2)Шарик', ['Кот', 'Шарик']],
  'number and dash': [
    '1 - Кот\n2 – Шарик\n3 — Печкин\n4- Мурка\n5-Митя',
    ['Кот', 'Шарик', 'Печкин', 'Мурка', 'Митя'],
  ],
  'number and space': ['9 India\n10 Juliet', ['India', 'Juliet']],
  'number sign': ['№1 Кот\n№ 2 Шарик\n#3 Печкин', ['Кот', 'Шарик', 'Печкин']],
  seats: ['Место 1: Кот\nseat 2 Шарик', ['Кот', 'Шарик']],
  bullets: ['• Кот\n- Шарик\n— Печкин\n* Мурка\n✅ Митя', ['Кот', 'Шарик', 'Печкин', 'Мурка', 'Митя']],
  keycaps: ['1️⃣ Кот\n2️⃣Шарик\n🔟 Бобёр\n1️⃣0️⃣ Корова', ['Кот', 'Шарик', 'Бобёр', 'Корова']],
  circles: ['① Кот\n② Шарик\n❸ Печкин', ['Кот', 'Шарик', 'Печкин']],
  'a club after a tab': ['Кот\tMafia Club\nШарик\tБез клуба', ['Кот', 'Шарик']],
  'one row with a club': ['Кот\tMafia Club', ['Кот']],
  'a sheet with numbers and clubs': ['№\tНик\tКлуб\n1\tКот\tMafia Club\n2\tШарик\t\n', ['Кот', 'Шарик']],
  'a row of a sheet': ['Кот\tШарик\tПечкин\tМурка', ['Кот', 'Шарик', 'Печкин', 'Мурка']],
  'a heading with a colon': ['Игроки:\nКот\nШарик', ['Кот', 'Шарик']],
  'a heading without': ['Players\nAlpha\nBravo', ['Alpha', 'Bravo']],
  'the table and the game': ['Table 3\nСтол №4, игра 2\nКот\nШарик', ['Кот', 'Шарик']],
  'a heading above numbers': ['Финал Minsk Open\n\n1. Кот\n2. Шарик', ['Кот', 'Шарик']],
  'the referee beside them': ['Судья: Вера\n1. Кот\n2. Шарик', ['Кот', 'Шарик']],
  'quotes, hidden characters and hard spaces': [
    '"Кот"\n«Шарик»\n\u200BПечкин\u00A0Почтальон',
    ['Кот', 'Шарик', 'Печкин Почтальон'],
  ],
  'commas at the end of lines': ['Кот,\nШарик;\nПечкин', ['Кот', 'Шарик', 'Печкин']],
  'figures that belong to the nickname': [
    '7 Up\n2-Face\nAgent 47\n3.14',
    ['7 Up', '2-Face', 'Agent 47', '3.14'],
  ],
  'a figure as the whole nickname': ['1. 13\n2. Кот\n42', ['13', 'Кот', '42']],
  'players who have no nickname yet': ['Игрок 1\nИгрок 2', ['Игрок 1', 'Игрок 2']],
  'one nickname': [' Кот ', ['Кот']],
  'nothing at all': ['\r\n \n', []],
};

for (const [what, [pasted, names]] of Object.entries(lists)) {
  it(`${what}`, () => {
    expect(namesIn(pasted)).toEqual(names);
  });
}

it('a nickname has at most forty characters', () => {
  expect(namesIn(`1. ${'К'.repeat(60)}\n2. Кот`)).toEqual(['К'.repeat(40), 'Кот']);
});

it('numbers are seats, in whatever order they stand', () => {
  expect(seated('3. Кот\n1. Шарик\n10 - Печкин')).toEqual({ Шарик: 1, Кот: 3, Печкин: 10 });
  expect(seated('10️⃣ Кот\n🔟 Шарик')).toMatchObject({ Шарик: 10 });
  expect(seated('2\tКот\tMafia Club\n1\tШарик\tMafia Club')).toEqual({ Шарик: 1, Кот: 2 });
});

it('whoever has no number, a number twice, or a number past ten is not lost', () => {
  const read = readNames('1. Кот\n1. Шарик\n2. Печкин\n12. Мурка\nМитя');
  const { names, waiting } = seatFrom(nobodySeated, 0, read);
  expect(names.slice(0, 4)).toEqual(['Кот', 'Печкин', 'Митя', '']);
  expect(waiting).toEqual(['Шарик', 'Мурка']);
});

it('a list of another table, numbered from eleven, takes the seats in its order', () => {
  expect(seated('11. Кот\n12. Шарик')).toEqual({ Кот: 1, Шарик: 2 });
});
