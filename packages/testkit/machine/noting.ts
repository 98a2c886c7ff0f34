// Set up before every test file: what its pages fetch is noted under its name.
import { afterAll, beforeAll } from 'vitest';
import { beginFile, endFile } from './opened.ts';

beforeAll(beginFile);
// biome-ignore lint/correctness/noEmptyPattern: vitest takes no other first argument where the second is wanted
afterAll(({}, { file }) => endFile(file.name));
