// How numbers, nicknames and gaps are said in a phrase.
import { expect, it } from 'vitest';
import { type Aloud, byNumber, fillPhrase, type PhraseValues } from './aloud.ts';

const fill = (template: string, values: PhraseValues, aloud: Aloud): string =>
  fillPhrase({ ru: '', en: template, clause: '' }, values, aloud).en;
const nameOf = (seat: number): string => `P${seat}`;
const byNickname: Aloud = { address: 'nickname', nameOf };
const byBoth: Aloud = { address: 'both', nameOf };

it('the number sign goes with a number and with a gap, not with a nickname', () => {
  expect(fill('№ {seat}', { seat: 3 }, byNumber)).toBe('№ 3');
  expect(fill('№ {seat}', { seat: 3 }, byBoth)).toBe('№ 3, P3');
  expect(fill('№ {seat}', { seat: 3 }, byNickname)).toBe('P3');
  expect(fill('№ {seat}', { seat: null }, byNickname)).toBe('№ …');
  expect(fill('№ {seat}', {}, byNumber)).toBe('№ …');
});

it('every kind of player is named, a count and a time are not', () => {
  expect(
    fill(
      '{blacks}; {don}; {sheriff}; {seats}',
      { blacks: [2, 6], don: [9], sheriff: [4], seats: [1, 3] },
      byNickname,
    ),
  ).toBe('P2 and P6; P9; P4; P1, P3');
  expect(fill('{blacks}', { blacks: [2, 6] }, byBoth)).toBe('2 P2 and 6 P6');
  expect(fill('{count}, {seconds}, {minutes}', { count: 5, seconds: 60, minutes: 10 }, byNickname)).toBe(
    '5, 60, 10',
  );
});

it('hands being entered are said before the count that is known, players being entered only where none are known', () => {
  expect(fill('{count}', { count: 5 }, { ...byNumber, count: 3 })).toBe('3');
  expect(fill('{count}', { count: 5 }, byNumber)).toBe('5');
  expect(fill('{seats}', {}, { ...byNumber, seats: [1, 2] })).toBe('1, 2');
  expect(fill('{seats}', { seats: [7] }, { ...byNumber, seats: [1, 2] })).toBe('7');
  expect(fill('{minutes}', {}, { ...byNumber, count: 3, seats: [1] })).toBe('…');
});
