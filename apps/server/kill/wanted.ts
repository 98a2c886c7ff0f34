// What tests of killed servers share: how long one may take, and what it tells of the starts.

/** A guard against standing still, not a measure: a busy machine takes ten seconds for a kill. */
export const timeoutOf = (kills: number): number => 120_000 + kills * 15_000;

/** The slowest start of a run: what a hall waits for. It is told, and no reason to fail. */
export const toldStarts = (home: string, starts: readonly number[]): void => {
  const [slowest] = starts.toSorted((a, b) => b - a);
  const middle = starts.toSorted((a, b) => a - b)[Math.floor(starts.length / 2)];
  process.stdout.write(
    `${home}: ${starts.length} starts, ${middle} ms in the middle, ${slowest} ms at most\n`,
  );
};
