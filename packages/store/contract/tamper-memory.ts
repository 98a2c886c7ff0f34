// For tests: changes what lies in memory, past the store.
import { keep, type Memory } from '../memory.ts';
import type { Raw } from './ground.ts';

export const tamperWith = (memory: Memory, change: (raw: Raw) => Raw): void => {
  const { rows, heads } = change({ rows: [...memory.rows], heads: [...memory.heads.values()] });
  for (const list of [memory.orders, memory.streams, memory.commands, memory.heads]) list.clear();
  memory.rows.length = 0;
  // One that has lost its columns lies there all the same.
  for (const row of rows.toSorted((a, b) => a.position - b.position))
    if (typeof row.stream === 'string') keep(memory, row);
    else memory.rows.push(row);
  for (const head of heads) memory.heads.set(head.stream, head);
};
