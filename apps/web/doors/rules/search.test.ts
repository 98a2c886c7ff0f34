// The register as it is searched.
import { register } from '@omerta/rules/register/register.ts';
import { registerIn } from '@omerta/rules/register/register-in.ts';
import { expect, it } from 'vitest';
import { clausesFound, piecesOf } from './found.ts';
import { placesOf } from './places.ts';
import { readRulesSearch } from './search.ts';

it('keeps what it understands of an address', () => {
  expect(readRulesSearch({ book: 'neft-mmt', at: 'table', find: '6.3', with: 'nobody' })).toEqual({
    book: 'neft-mmt',
    at: 'table',
    find: '6.3',
  });
  expect(readRulesSearch({ book: 'x', at: 'unheard', status: 'console' })).toEqual({});
});

it('finds by rulebook, place, number and word', () => {
  expect(clausesFound(register, {})).toHaveLength(register.length);
  expect(clausesFound(register, { book: 'fsm-2024' }).every(({ rulebook }) => rulebook === 'fsm-2024')).toBe(
    true,
  );
  expect(clausesFound(register, { at: 'reminder' }).every(({ kind }) => kind === 'physical')).toBe(true);
  expect(clausesFound(register, { at: 'result', find: '8.5' }).map(({ clause }) => clause)).toContain(
    '8.5.1',
  );
  expect(clausesFound(register, { book: 'fsm-2024', find: '4.1' }).map(({ clause }) => clause)).toEqual([
    '4.1.1',
    '4.1.2',
    '4.1.3',
  ]);
  expect(clausesFound(register, { book: 'neft-mmt', find: 'medical' }).map(({ clause }) => clause)).toContain(
    '6.6',
  );
  expect(
    clausesFound(register, { book: 'fsm-2024', find: 'split lost penalty' }).map(({ clause }) => clause),
  ).toEqual(
    clausesFound(register, { book: 'fsm-2024', find: 'penalty split lost' }).map(({ clause }) => clause),
  );
  expect(clausesFound(register, { find: 'no such words' })).toEqual([]);
});

it('finds in the words that are shown, with «е» for «ё» too', async () => {
  const registerRu = await registerIn('ru');
  const russian = clausesFound(registerRu, { book: 'fsm-2024', find: 'Чёрных' });
  expect(russian.length).toBeGreaterThan(0);
  expect(clausesFound(registerRu, { book: 'fsm-2024', find: 'черных' })).toEqual(russian);
  expect(clausesFound(register, { find: 'черных' })).toEqual([]);
});

it('marks what was sought, and nothing else', () => {
  expect(piecesOf('Чёрных трое', 'черн тр')).toEqual([
    { text: 'Чёрн', sought: true },
    { text: 'ых ', sought: false },
    { text: 'тр', sought: true },
    { text: 'ое', sought: false },
  ]);
  expect(piecesOf('1 (a)', '(a)')).toEqual([
    { text: '1 ', sought: false },
    { text: '(a)', sought: true },
  ]);
});

it('every place of a clause is a screen in a referee’s words, and what is not there yet says only that', () => {
  expect(placesOf(['penalty', 'vote', 'split'], 'advisor')).toEqual([
    { area: 'table', words: ['vote', 'split'] },
    { area: 'result', words: ['penalty'] },
  ]);
  expect(placesOf(['/table', 'foul', '/result', 'omerta score', 'omerta standings'], 'scoring')).toEqual([
    { area: 'table', words: ['foul'] },
    { area: 'result', words: ['points'] },
    { area: 'office', words: ['standings'] },
  ]);
  expect(placesOf(['/desk', '/paper'], 'tournament')).toEqual([
    { area: 'office', words: [] },
    { area: 'later', words: [] },
  ]);
  expect(placesOf([], 'planned')).toEqual([{ area: 'later', words: [] }]);
  expect(placesOf([], 'definition')).toEqual([]);
});
