// What a run has found so far, and its last line: `N passed, M failed`.
let passed = 0;
let failed = 0;

export const count = (ok: boolean, title: string, output = ''): void => {
  if (ok) passed++;
  else failed++;
  process.stdout.write(`${ok ? 'ok    ' : 'FAILED'} ${title}\n${ok ? '' : `${output}\n`}`);
};

/** Of a test, which its reporter tells of. */
export const countTest = (ok: boolean): void => {
  if (ok) passed++;
  else failed++;
};

export const giveUp = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
};

/** Ends the run: a worker that a failing test left behind must not keep it waiting. */
export const tell = (before = ''): never => {
  process.stdout.write(`${before}${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 ? 0 : 1);
};
