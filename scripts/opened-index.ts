// Runs the tests in a browser and writes which parts of the web each of them opens.
import { isRefusal } from '@omerta/base/refusal.ts';
import { forgetOpened } from '@omerta/testkit/machine/opened.ts';
import { bringNeeds, needsOf } from './needs.ts';
import { writeIndex } from './opened-parts.ts';
import { buildForTests, runTests } from './run-tests.ts';
import { excluded, testFilesAt } from './test-files.ts';
import { giveUp, tell } from './verdict.ts';

const all = testFilesAt(['.'], excluded(false, []));
if (isRefusal(all)) giveUp(all.sentence);
else {
  const tests = all.filter((file) => file.includes('.browser.'));
  const problem = await bringNeeds(needsOf(tests));
  if (problem !== undefined) giveUp(problem);
  await buildForTests();
  forgetOpened();
  process.env['OMERTA_NOTE_OPENED'] = '1';
  await runTests([], tests);
  writeIndex();
  tell();
}
