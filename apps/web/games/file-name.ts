// What a saved or shared file is called: by date, table and game, so that an evening's files lie in order and nobody asks which is which.
import type { Tag } from '@omerta/rules/notation/record.ts';
import { headOf } from '@omerta/rules/protocol/head.ts';

/** The day where the device is. */
export const localDate = (at: number): string => {
  const day = new Date(at);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
};

/** `omerta-2026-11-15-table-2-game-14.mgn`; what the head does not say is left out. `which`: of two alike. */
export const fileName = (
  tags: readonly Tag[],
  extension: 'mgn' | 'jsonl' | 'png' | 'pdf',
  which = '',
): string => {
  const { date, table, game } = headOf(tags);
  const parts = ['omerta', date, table && `table-${table}`, game && `game-${game}`, which];
  return `${parts.filter(Boolean).join('-')}.${extension}`;
};
