// Files of every format that was ever written, kept as they were: today's program must open them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const goldenFolder = join(import.meta.dirname, 'format-1');
export const golden: readonly string[] = readFileSync(`${goldenFolder}.jsonl`, 'utf8').trimEnd().split('\n');
