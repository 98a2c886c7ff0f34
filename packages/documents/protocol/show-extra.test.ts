// How points and grades are written, in each language.
import { expect, it } from 'vitest';
import { showExtra } from './protocol.ts';

it('a grade is called by the word of the language, points have its comma and a true minus', () => {
  expect([showExtra('li1', 'ru'), showExtra('li1', 'en')]).toEqual(['ЛИ1', 'LI1']);
  expect([showExtra('-0.3', 'ru'), showExtra('-0.3', 'en')]).toEqual(['−0,3', '−0.3']);
});
