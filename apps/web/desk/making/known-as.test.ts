import { expect, it } from 'vitest';
import { knownAs } from './known-as.ts';

it('whoever is named in another case or with other spaces is the one the club knows; anybody else is new', () => {
  const known = ['Судья Первый', '«Барон»'];
  expect(knownAs(known, ' судья  первый')).toBe('Судья Первый');
  expect(knownAs(known, '«БАРОН»')).toBe('«Барон»');
  expect(knownAs(known, ' Судья  Второй ')).toBe('Судья Второй');
});
