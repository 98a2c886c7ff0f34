// What the address of a replay says: which step, and through whose eyes; the game itself stands in its fragment, or a server has it.

export type ReplaySearch = {
  readonly step?: number;
  readonly eyes?: 'all' | number;
  /** As the code on a paper says it: `T/G` of a server, and the head of its log. */
  readonly game?: string;
  readonly head?: string;
};

const whole = (text = ''): number | undefined => (/^\d{1,6}$/.test(text) ? Number(text) : undefined);

/** What is not understood is left out: the game still opens, at its beginning and with its cards hidden. */
export const readReplaySearch = (given: Readonly<Record<string, string>>): ReplaySearch => {
  const [step, seat] = [whole(given['step']), whole(given['eyes'])];
  const eyes = given['eyes'] === 'all' ? 'all' : seat;
  const [game, head] = [given['game'], given['head']];
  return {
    ...(step === undefined ? {} : { step }),
    ...(eyes === undefined ? {} : { eyes }),
    ...(game === undefined ? {} : { game }),
    ...(head === undefined ? {} : { head }),
  };
};
