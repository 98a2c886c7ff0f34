// What the mutation run plants faults in, and the tests that are to find them.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
/** Kept beside the set-up of the checkout: results by file, and the faults planted. */
export const home = join(root, '.setup/mutation');

export const folders = [
  'packages/base',
  'packages/rules/game',
  'packages/scoring',
  'packages/rules/notation',
  'packages/rules/view',
] as const;

/** Only words, or readers of the tests: a fault there changes no rule and no point. */
const leftOut = [/\.test\.ts$/, /\/testing\//, /\/messages\//, /\/(naive|written-game)\.ts$/];
/** Told in words: the code is mutated, its texts are not. */
const wordy = [/\/explain(-[a-z]+)?\.ts$/];

const paths = (pattern: string): readonly string[] => globSync(pattern, { cwd: root }).sort();

/** The files under the folders whose path begins with one of those asked for; all of them where none is. */
export const targets = (asked: readonly string[]): readonly string[] =>
  folders
    .flatMap((folder) => paths(`${folder}/**/*.ts`))
    .filter((path) => !leftOut.some((left) => left.test(path)))
    .filter((path) => asked.length === 0 || asked.some((start) => path.startsWith(start)));

/** Russian, or several words in a row: said to a person. */
const sentence = /\p{Script=Cyrillic}|\p{L}[,:]? \p{L}/u;

/** A text for people is not mutated: what it says is no rule. */
export const skips = (path: string, mutator: string, original: string): boolean =>
  mutator === 'StringLiteral' && (sentence.test(original) || wordy.some((each) => each.test(path)));

/** Long walks through many games or texts, tried only on the files they are about. */
const walks: readonly { readonly title: RegExp; readonly about: RegExp }[] = [
  { title: /^every position of the scenario games/, about: /\/(prompt|aloud|expects|offers)\.ts$/ },
  { title: /^every event of the scenario games/, about: /\/explain/ },
  { title: /a command is listed if and only if it is accepted/, about: /\/legal\.ts$/ },
  { title: /^never throws, whatever the text/, about: /\/notation\// },
];

export const concerns = (title: string, path: string): boolean =>
  walks.every((walk) => !walk.title.test(title) || walk.about.test(path));

/**
 * Left out: tests that need data from outside the project, and laws over random games, which take too long.
 */
export const testFiles = (): readonly string[] =>
  [
    'packages/base/**/*.test.ts',
    'packages/rules/**/*.test.ts',
    'packages/scoring/**/*.test.ts',
    'scenarios/*.test.ts',
  ]
    .flatMap(paths)
    .filter((path) => !/\.(data|property)\.test\.ts$/.test(path));

/**
 * A hash of all that a verdict depends on beside its test: the program, shared test code, scenarios and this
 * tool.
 */
export const programHash = (): string => {
  const read = [
    'packages/{base,bots,rules,scoring,testkit}/**/*.ts',
    'scenarios/**/*.{json,mgn}',
    'scripts/mutation/{collected,faults,loading,targets,types,worker}.ts',
  ].flatMap(paths);
  return hashOf(read.filter((path) => !path.endsWith('.test.ts')));
};

export const testHashes = (): Readonly<Record<string, string>> =>
  Object.fromEntries(testFiles().map((path) => [path, hashOf([path])]));

const hashOf = (files: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const path of files) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
};
