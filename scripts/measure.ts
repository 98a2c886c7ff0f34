// Measures the house and says which goals it misses; with `--names-and-failures` only those two, which `npm run check` asks.
import { allowedNames } from './measure/allowed-names.ts';
import { otherWays } from './measure/failures.ts';
import { folderCircles } from './measure/folders.ts';
import { isOfTests, isOfWords, readSources, type Source } from './measure/sources.ts';
import { twoMeanings } from './measure/type-names.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const missed: string[] = [];
const aim = (reached: boolean, goal: string): void => {
  if (!reached) missed.push(goal);
};

const most = { charactersALine: 40, longLine: 120, longLinesPercent: 0.5 };

const percent = (part: number, all: number): string => `${((100 * part) / all).toFixed(2)} %`;

const measureLines = (sources: readonly Source[]): void => {
  const counted = sources.filter((each) => !isOfTests(each) && !isOfWords(each));
  const lines = counted.flatMap(({ text }) => text.split('\n').filter((line) => line.trim() !== ''));
  const mean = lines.reduce((sum, line) => sum + line.trim().length, 0) / lines.length;
  const long = lines.filter((line) => line.length > most.longLine).length;
  say(`lines: ${lines.length} that are not empty, without tests, clause tables, texts and messages`);
  say(`  characters a line, without its indent: ${mean.toFixed(1)}`);
  say(`  over ${most.longLine} characters: ${long} (${percent(long, lines.length)})`);
  aim(mean < most.charactersALine, `A line has under ${most.charactersALine} characters on average.`);
  aim(
    (100 * long) / lines.length < most.longLinesPercent,
    `Under ${most.longLinesPercent} % of the lines are over ${most.longLine} characters.`,
  );
};

const measureNames = (sources: readonly Source[]): void => {
  const found = twoMeanings(sources);
  const shared = found.filter(({ name }) => !Object.hasOwn(allowedNames, name));
  const idle = Object.keys(allowedNames).filter((name) => !found.some((each) => each.name === name));
  say(`type names with more than one meaning: ${shared.length}, and ${found.length - shared.length} allowed`);
  for (const { name, paths } of shared) say(`  ${name}: ${paths.join(', ')}`);
  for (const name of idle) say(`  ${name} is allowed, but has one meaning`);
  aim(shared.length === 0, 'An exported type name means one thing.');
  aim(idle.length === 0, 'The list of allowed names holds only names that need it.');
};

const measureFailures = (sources: readonly Source[]): void => {
  const ways = otherWays(sources);
  say(`ways to see a failure: ${1 + new Set(ways.map(({ way }) => way)).size}`);
  for (const { way, path, line } of ways) say(`  ${way}: ${path}:${line}`);
  aim(ways.length === 0, 'A failure is seen in one way: isRefusal of packages/base/refusal.ts.');
};

const measureFolders = (sources: readonly Source[]): void => {
  const circles = folderCircles(sources);
  say(`circles between folders: ${circles.length}`);
  for (const circle of circles) say(`  ${circle.join(' <-> ')}`);
  aim(circles.length === 0, 'Folders do not import each other in a circle.');
};

const measureTests = (sources: readonly Source[]): void => {
  const stemOf = (path: string): string => path.replace(/(?:\.\w+)*\.tsx?$/, '');
  const tested = new Set(
    sources.filter(({ path }) => path.includes('.test.')).map(({ path }) => stemOf(path)),
  );
  const own = sources.filter((each) => !isOfTests(each) && !isOfWords(each));
  const proved = own.filter(({ path }) => tested.has(stemOf(path)));
  say(`source files with a test of their name: ${proved.length} (${percent(proved.length, own.length)})`);
};

const sources = readSources();
if (process.argv.includes('--names-and-failures')) {
  measureNames(sources);
  measureFailures(sources);
} else {
  say(
    `source files: ${sources.filter((each) => !isOfTests(each)).length}, of tests: ${sources.filter(isOfTests).length}`,
  );
  measureLines(sources);
  measureNames(sources);
  measureFailures(sources);
  measureFolders(sources);
  measureTests(sources);
}
for (const goal of missed) say(`Missed: ${goal}`);
process.exitCode = missed.length === 0 ? 0 : 1;
