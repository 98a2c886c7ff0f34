import { describe, expect, it } from 'vitest';
import { readImport } from './read-table.ts';

const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const eleven = ten.map((each) => each + 10);
const both = {
  players: 20,
  rounds: [
    [ten, eleven],
    [eleven, ten],
  ],
};

describe('a seating of others', () => {
  it('our own file', () => {
    const file = { format: 'omerta.seating/1', ...both, seed: 3 };
    expect(readImport(JSON.stringify(file), 2)).toEqual(both);
  });

  it.each([
    [
      'rounds parted by an empty line',
      [ten.join(' '), eleven.join(' '), '', eleven.join(' '), ten.join(' ')],
    ],
    [
      'rounds parted by headings',
      ['Round 1', ten.join('\t'), eleven.join('\t'), 'Тур 2', eleven.join(), ten.join()],
    ],
    ['rounds counted by their tables', [ten, eleven, eleven, ten].map((each) => each.join(';'))],
    [
      'round and table before the seats',
      [
        [1, 1, ...ten],
        [1, 2, ...eleven],
        [2, 1, ...eleven],
        [2, 2, ...ten],
      ].map((each) => each.join(',')),
    ],
    [
      'a head over the columns',
      [
        'round,table,1,2',
        ...[
          [1, 1, ...ten],
          [1, 2, ...eleven],
          [2, 1, ...eleven],
          [2, 2, ...ten],
        ].map((each) => each.join(',')),
      ],
    ],
  ])('a plain table: %s', (_, lines) => {
    expect(readImport(lines.join('\r\n'), 2)).toEqual(both);
  });

  it.each([
    ['', { code: 'empty' }],
    ['Round 1\n\n', { code: 'empty' }],
    ['{"format": ', { code: 'json' }],
    ['{"format": "omerta.sheet/1"}', { code: 'file' }],
    [`${ten.join(' ')}\n1 2 3`, { code: 'line', line: 2, found: 3 }],
    [`1 2 3 4 5 6 7 8 9 Fox`, { code: 'number', line: 1, found: 'Fox' }],
    [`1 1 ${ten.join(' ')}\n3 1 ${eleven.join(' ')}`, { code: 'order', line: 2 }],
    [`1 2 ${ten.join(' ')}`, { code: 'order', line: 1 }],
  ])('%j is told where it is wrong', (text, fault) => {
    expect(readImport(text, 2)).toMatchObject(fault);
  });

  it('a player twice or a table of nine is left for the check to say', () => {
    expect(readImport([ten, ten].map((each) => each.join(' ')).join('\n'), 2)).toEqual({
      players: 10,
      rounds: [[ten, ten]],
    });
  });
});
