// Who may be whom: found where a person would see it, and not where he would not.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Likeness, likelyAmong, likenessOf } from './likeness.ts';
import { unmixed } from './look-alikes.ts';

it.each<readonly [string, string, Likeness | null]>([
  ['Семён', 'СЕМЕН', 'letters'],
  ['Dr. House', 'dr house', 'letters'],
  ['COBA', 'СОВА', 'looks'],
  ['Роман', 'Roman', 'sounds'],
  ['Щука', 'Shchuka', 'sounds'],
  ['Хищник', 'Khishchnik', 'sounds'],
  ['Юля', 'Yulya', 'sounds'],
  ['Вампир', 'Вапмир', 'near'],
  ['Вампир', 'Вампира', 'near'],
  ['Вампир', 'Вампи', 'near'],
  ['Вампир', 'Вамкпир', 'near'],
  ['Вампир', 'Вомпир', 'near'],
  ['Кот', 'Код', null],
  ['Игрок 1', 'Игрок 2', null],
  ['Ёлка-1', 'Ёлка-11', null],
  ['Вампир', 'Вурдалак', null],
  ['!!!', '???', null],
])('%s, %s: %s', (one, other, likeness) => {
  expect(likenessOf(one, other)).toBe(likeness);
  expect(likenessOf(other, one)).toBe(likeness);
});

it('asked of many at once it finds exactly whom comparing one by one would find', () => {
  const name = fc.string({ unit: fc.constantFrom(...'аоеAOexхкk1 -'), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.array(name, { maxLength: 30 }), name, (names, asked) => {
      const known = names.map((nickname, n) => ({ nickname, n }));
      const one = known.filter(({ nickname }) => likenessOf(nickname, asked)).map(({ n }) => n);
      expect(
        likelyAmong(known)(asked)
          .map(({ who }) => who.n)
          .toSorted((a, b) => a - b),
      ).toEqual(one);
    }),
  );
});

describe('letters of two alphabets in one word', () => {
  it.each([
    ['Pоман', 'Роман'],
    ['Cat Вacя', 'Cat Вася'],
    ['DОN', 'DON'],
    ['XО', 'ХО'],
  ])('%s was meant as %s', (nickname, meant) => expect(unmixed(nickname)).toBe(meant));

  it.each(['Роман', 'Roman', 'DJ Вася', 'Vанька', 'Кот-Cat', '007', ''])('%s is left', (nickname) =>
    expect(unmixed(nickname)).toBeNull(),
  );
});
