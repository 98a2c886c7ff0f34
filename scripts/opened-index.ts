// Writes which parts of the web each test in a browser opened when it ran here last.
import { isRefusal } from '@omerta/base/refusal.ts';
import { writeIndex } from './opened-parts.ts';
import { excluded, testFilesAt } from './test-files.ts';

const tests = testFilesAt(['.'], excluded(true, []));
if (!isRefusal(tests)) writeIndex(tests.toSorted());
