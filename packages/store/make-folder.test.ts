import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'omerta-folders-'));
afterAll(() => rmSync(root, { recursive: true }));

it('makes a folder with those above it, and again', () => {
  makeFolder(join(root, 'a/b/c'));
  makeFolder(join(root, 'a/b/c'));
  expect(existsSync(join(root, 'a/b/c'))).toBe(true);
});

it('says so where none can be made', () => {
  writeFileSync(join(root, 'file'), '');
  expect(() => makeFolder(join(root, 'file'))).toThrow('EEXIST');
  expect(() => makeFolder(join(root, 'file/below'))).toThrow('EEXIST');
  expect(() => makeFolder('/proc/none/club')).toThrow('ENOENT');
});
