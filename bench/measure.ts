// Measures how many units a piece of work does in a second, the best of several rounds.

const runFor = (work: () => number, milliseconds: number): number => {
  const start = performance.now();
  let units = 0;
  let now = start;
  while (now - start < milliseconds) {
    units += work();
    now = performance.now();
  }
  return units / ((now - start) / 1000);
};

/** `work` does some units and returns how many. The fastest of many short rounds counts: noise only slows. */
export const perSecond = (work: () => number, rounds = 5, milliseconds = 500): number => {
  runFor(work, 3 * milliseconds);
  return Math.max(...Array.from({ length: rounds }, () => runFor(work, milliseconds)));
};

export const show = (title: string, value: number): void => {
  process.stdout.write(`${title.padEnd(52)} ${Math.round(value).toLocaleString('en').padStart(14)}\n`);
};

export const showRatio = (title: string, ratio: number): void => {
  process.stdout.write(`${title.padEnd(52)} ${`${ratio.toFixed(1)}x`.padStart(14)}\n`);
};
