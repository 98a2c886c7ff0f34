// Lists are searched, filtered and sorted as people read them.
import { describe, expect, it } from 'vitest';
import { type Arrangement, arranged, everything, turned, valuesOf } from './arranged.ts';
import type { ListColumn } from './column.ts';

type Row = { readonly nick: string; readonly club: string | null; readonly total: string };

const columns: readonly ListColumn<Row>[] = [
  { key: 'nick', title: 'Nick', value: ({ nick }) => nick },
  { key: 'club', title: 'Club', value: ({ club }) => club, isFilter: true },
  { key: 'total', title: 'Total', value: ({ total }) => total },
];
const rows: readonly Row[] = [
  { nick: 'Ёж', club: 'Север', total: '10.5' },
  { nick: 'Ель', club: null, total: '9.43' },
  { nick: 'Якорь', club: 'Юг', total: '-0.3' },
  { nick: 'table 2', club: 'Север', total: '9' },
  { nick: 'table 10', club: 'Юг', total: '100' },
];
const nicks = (arrangement: Partial<Arrangement>): readonly string[] =>
  arranged(rows, columns, { ...everything, ...arrangement }, 'ru').map(({ nick }) => nick);

describe('the search', () => {
  it('finds every word in any column, whatever the case, and е for ё', () => {
    expect(nicks({ search: 'еж' })).toEqual(['Ёж']);
    expect(nicks({ search: '  СЕВЕР ta' })).toEqual(['table 2']);
    expect(nicks({ search: 'nobody' })).toEqual([]);
  });
});

describe('the filter', () => {
  it('takes one value exactly, together with the search', () => {
    expect(nicks({ filters: { club: 'Юг' } })).toEqual(['Якорь', 'table 10']);
    expect(nicks({ filters: { club: 'Юг' }, search: 'table' })).toEqual(['table 10']);
  });
  it('offers the values that rows have, in the order of the alphabet', () => {
    const club = columns.find(({ key }) => key === 'club');
    expect(club && valuesOf(rows, club, 'ru')).toEqual(['Север', 'Юг']);
  });
});

describe('the order', () => {
  it('is of numbers where there are numbers, and of the alphabet otherwise', () => {
    expect(nicks({ order: { key: 'total', isDown: true } })).toEqual([
      'table 10',
      'Ёж',
      'Ель',
      'table 2',
      'Якорь',
    ]);
    expect(nicks({ order: { key: 'nick', isDown: false } })).toEqual([
      'Ёж',
      'Ель',
      'Якорь',
      'table 2',
      'table 10',
    ]);
  });
  it('leaves what is missing to the end, both ways', () => {
    expect(nicks({ order: { key: 'club', isDown: false } }).at(-1)).toBe('Ель');
    expect(nicks({ order: { key: 'club', isDown: true } }).at(-1)).toBe('Ель');
  });
  it('goes up, down, and back to how it came', () => {
    const up = turned(null, 'nick');
    expect(up).toEqual({ key: 'nick', isDown: false });
    expect(turned(up, 'nick')).toEqual({ key: 'nick', isDown: true });
    expect(turned(turned(up, 'nick'), 'nick')).toBeNull();
    expect(turned(up, 'club')).toEqual({ key: 'club', isDown: false });
  });
});
