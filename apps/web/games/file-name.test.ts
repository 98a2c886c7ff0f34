// Names of files: what the head says, in one order, and nothing that it does not.
import type { Tag } from '@omerta/rules/notation/record.ts';
import { expect, it } from 'vitest';
import { fileName, localDate } from './file-name.ts';

const date: Tag = { kind: 'date', value: '2026-11-15' };
const table: Tag = { kind: 'number', name: 'table', value: 2 };
const game: Tag = { kind: 'number', name: 'game', value: 14 };
const event: Tag = { kind: 'text', name: 'event', value: 'Minsk / Open' };

it('names date, table and game, in whatever order the head has them', () => {
  expect(fileName([game, event, table, date], 'mgn')).toBe('omerta-2026-11-15-table-2-game-14.mgn');
});

it('leaves out what the head does not say', () => {
  expect(fileName([date, game], 'png')).toBe('omerta-2026-11-15-game-14.png');
  expect(fileName([date], 'jsonl')).toBe('omerta-2026-11-15.jsonl');
  expect(fileName([], 'mgn')).toBe('omerta.mgn');
  expect(fileName([date, game], 'pdf', 'form')).toBe('omerta-2026-11-15-game-14-form.pdf');
});

it('a day is the day where the device is', () => {
  expect(localDate(new Date(2026, 0, 5, 23, 59).getTime())).toBe('2026-01-05');
});
