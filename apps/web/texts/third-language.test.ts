// A language is its folders: with a language that nobody speaks in the place of English, nothing readable is said any more.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import type { SpokenSample } from './testing/third-language.ts';

let spoken: SpokenSample;
beforeAll(async () => {
  const program = join(import.meta.dirname, 'testing/third-language.ts');
  const options = ['--disable-warning=ExperimentalWarning', program];
  const { stdout } = await promisify(execFile)(process.execPath, options, { maxBuffer: 2 ** 26 });
  spoken = JSON.parse(stdout) as SpokenSample;
}, 120_000);

const letters = /[A-Za-zА-Яа-яЁё]/;
/** Ids, words of the notation and options may stand alone; two words are a sentence. The program and the demo have their names. */
const sentence = /(?!omerta |Omerta )\b[A-Za-z]{2,}[,:]? [A-Za-z]{2,}|[А-Яа-яЁё]/;

it.each([
  ['game', 60],
  ['refusals', 100],
  ['advisor', 100],
  ['rules', 300],
] as const)('what is said of the %s is said through the language', (part, least) => {
  expect(spoken[part].length).toBeGreaterThan(least);
  expect(spoken[part].filter((text) => letters.test(text))).toEqual([]);
});

it('and so is what the command line says', () => {
  expect(spoken.commandLine.length).toBeGreaterThan(200);
  expect(spoken.commandLine.filter((line) => sentence.test(line))).toEqual([]);
});
