// What a change can break, in two minutes: its types and lint, and the tests it can touch. `npm test` proves the rest.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { checkChange } from './checks.ts';
import { type ImportGraph, importGraph } from './import-graph.ts';
import { bringNeeds, needsOf } from './needs.ts';
import { buildForTests, runTests } from './run-tests.ts';
import { excluded, testFilesAt } from './test-files.ts';
import { readTestIndex } from './test-index.ts';
import { touchedBy } from './touched.ts';
import { giveUp, tell } from './verdict.ts';

const root = join(import.meta.dirname, '..');

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', [...args], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\n')
    .filter(Boolean);

const since = (revision: string): readonly string[] => {
  try {
    return git('diff', '--name-only', revision);
  } catch {
    return giveUp(`There is no revision ${revision}: npm run changed -- REVISION takes what git knows.`);
  }
};

/** Since the revision given; otherwise what is not committed yet, and where everything is, the last commit. */
const changedFiles = ([revision]: readonly string[]): readonly string[] => {
  const fresh = git('ls-files', '--others', '--exclude-standard');
  const found = [...since(revision ?? 'HEAD'), ...fresh];
  return found.length > 0 || revision !== undefined ? found : since('HEAD~1');
};

/** A document or a game that is read and not imported: whoever names it may read it. */
const readersOf = (graph: ImportGraph, files: readonly string[]): readonly string[] => {
  const names = files.filter((file) => !graph.has(file)).map((file) => basename(file));
  return names.length === 0
    ? []
    : [...graph.keys()].filter((file) => {
        const text = readFileSync(join(root, file), 'utf8');
        return names.some((name) => text.includes(name));
      });
};

const changed = changedFiles(process.argv.slice(2));
if (changed.length === 0) giveUp('Nothing is changed.');
const graph = importGraph();
const tests = testFilesAt(['.'], excluded(Boolean(process.env['OMERTA_DATA']), []));
if (isRefusal(tests)) giveUp(tests.sentence);
else {
  const touched = touchedBy([...changed, ...readersOf(graph, changed)], tests, graph, readTestIndex());
  process.stdout.write(
    `${changed.length} changed: ${touched.tests.length} of ${tests.length} test files now, ${touched.left.length} more in npm test${touched.left.length > 0 ? ':' : '.'}\n${touched.left.map((test) => `  ${test}\n`).join('')}`,
  );
  await checkChange(changed.filter((file) => existsSync(join(root, file))));
  const problem = await bringNeeds(needsOf(touched.tests));
  if (problem !== undefined) giveUp(problem);
  if (needsOf(touched.tests).includes('browser')) await buildForTests();
  if (touched.tests.length > 0) await runTests([], touched.tests);
}
tell();
