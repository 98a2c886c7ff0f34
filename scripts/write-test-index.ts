// Runs every test and writes the index of them: how long each file takes, and which parts of the web it opens.
import { forgetOpened, openedSince } from '@omerta/testkit/machine/opened.ts';
import { importGraph } from './import-graph.ts';
import { bringNeeds } from './needs.ts';
import { buildForTests, runTests } from './run-tests.ts';
import { type TestFacts, writeTestIndex } from './test-index.ts';
import { partOf } from './touched.ts';
import { giveUp, tell } from './verdict.ts';

/** A part that is fetched when it is first asked for is told by its own name; the rest comes with it. */
const fetchedLater = (): ReadonlySet<string> =>
  new Set(
    [...importGraph()].flatMap(([file, named]) =>
      file.startsWith('apps/web/') ? named.filter(({ later }) => later).map((each) => partOf(each.file)) : [],
    ),
  );

const problem = await bringNeeds();
if (problem !== undefined) giveUp(problem);
await buildForTests();
forgetOpened();
process.env['OMERTA_NOTE_OPENED'] = '1';
const { times } = await runTests([]);
const [opened, parts] = [openedSince(), fetchedLater()];
writeTestIndex(
  new Map(
    times.flatMap(({ file, busy }): (readonly [string, TestFacts])[] => {
      const [seconds, opens] = [
        Math.round(busy / 1_000),
        opened.get(file)?.filter((part) => parts.has(part)),
      ];
      const facts = { ...(seconds > 0 && { seconds }), ...(opens && { opens }) };
      return Object.keys(facts).length > 0 ? [[file, facts]] : [];
    }),
  ),
);
tell();
