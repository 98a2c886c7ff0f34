// The register as it is searched.
import { registerRu } from '@omerta/rules/register/in-russian.ts';
import { register } from '@omerta/rules/register/register.ts';
import { expect, it } from 'vitest';
import { clausesFound } from './found.ts';
import { readRulesSearch } from './search.ts';

it('keeps what it understands of an address', () => {
  expect(readRulesSearch({ book: 'neft-mmt', status: 'console', find: 6.3, with: 'nobody' })).toEqual({
    book: 'neft-mmt',
    status: 'console',
    find: '6.3',
  });
  expect(readRulesSearch({ book: ['x'], status: 'unheard' })).toEqual({});
});

it('finds by rulebook, status, number and word', () => {
  expect(clausesFound(register, {})).toHaveLength(register.length);
  expect(clausesFound(register, { book: 'fsm-2024' }).every(({ rulebook }) => rulebook === 'fsm-2024')).toBe(true);
  expect(clausesFound(register, { status: 'reminder' }).every(({ kind }) => kind === 'physical')).toBe(true);
  expect(clausesFound(register, { book: 'fsm-2024', find: '4.1' }).map(({ clause }) => clause)).toEqual(['4.1.1', '4.1.2', '4.1.3']);
  expect(clausesFound(register, { book: 'neft-mmt', find: 'medical' }).map(({ clause }) => clause)).toContain('6.6');
  expect(clausesFound(register, { book: 'fsm-2024', find: 'lift' }).length).toBeGreaterThan(0);
  expect(clausesFound(register, { find: 'no such words' })).toEqual([]);
});

it('finds in the words that are shown, with «е» for «ё» too', () => {
  const russian = clausesFound(registerRu, { book: 'fsm-2024', find: 'Чёрных' });
  expect(russian.length).toBeGreaterThan(0);
  expect(clausesFound(registerRu, { book: 'fsm-2024', find: 'черных' })).toEqual(russian);
  expect(clausesFound(register, { find: 'черных' })).toEqual([]);
});
