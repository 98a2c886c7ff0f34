// How large each random loop is: small in `npm test`, where its planted faults are still found, and large in `npm run soak`.

type Size = { readonly test: number; readonly soak: number };

export const sizes = {
  /** Random games of each rulebook, held against the laws. */
  games: { test: 150, soak: 20_000 },
  /** Random games of each rulebook whose ballots nobody may know before their end. */
  openBallots: { test: 500, soak: 20_000 },
  /** Random games of each rulebook whose nights stay dark until the morning is called. */
  darkNights: { test: 500, soak: 20_000 },
  /** Random games of each rulebook that the advisor reads. */
  advisorGames: { test: 600, soak: 20_000 },
  /** Mutated inputs for every reader of a file. */
  fuzzInputs: { test: 5_000, soak: 1_000_000 },
  /** Writers killed on each durable home of the log. */
  kills: { test: 12, soak: 1_000 },
  /** Servers killed on each home. */
  serverKills: { test: 12, soak: 1_000 },
  /** Images of what a disk may hold after a crash. */
  crashes: { test: 150, soak: 10_000 },
  /** Every so many-th call to the disk fails in turn; each way of failing begins at another. */
  everyCall: { test: 3, soak: 1 },
  /** Tournaments by bots, over all rulebooks. */
  tournaments: { test: 100, soak: 3_000 },
  /** Rounds of forty players whose every order goes through the API of a server on PostgreSQL. */
  cupRounds: { test: 6, soak: 12 },
  /** Rounds of four tables in the rehearsal of a tournament on screens. */
  rehearsalRounds: { test: 2, soak: 10 },
  /** Games of its final. */
  rehearsalFinals: { test: 1, soak: 3 },
  /** Games corrected through the session. */
  correctedGames: { test: 150, soak: 2_000 },
  /** Games corrected on the screen. */
  correctedScreens: { test: 40, soak: 2_000 },
  /** Games undone and redone through the session. */
  undoneGames: { test: 100, soak: 5_000 },
  /** Games undone and redone on the screen. */
  undoneScreens: { test: 100, soak: 5_000 },
  /** Pairs of games that differ in cards alone, seen by everybody the server tells. */
  secrecyPairs: { test: 200, soak: 10_000 },
  /** Such pairs, drawn on the referee's own screen. */
  screenPairs: { test: 20, soak: 500 },
  /** Such pairs on his screen, one decided and one not. */
  partedPairs: { test: 10, soak: 200 },
  /** Rooms that play under a simulated clock, over all rulebooks. */
  rooms: { test: 40, soak: 2_000 },
  /** Pairs of rooms that differ in cards alone, over all rulebooks. */
  roomPairs: { test: 5, soak: 200 },
  /** Halls of several devices at one table. */
  syncRuns: { test: 30, soak: 200 },
  /** Operations in each of them. */
  syncOperations: { test: 100, soak: 200 },
} as const satisfies Record<string, Size>;
export type Loop = keyof typeof sizes;

export const isLoop = (name: string): name is Loop => Object.hasOwn(sizes, name);

export const tiers = ['test', 'soak'] as const;
export type Tier = (typeof tiers)[number];

/** `npm run soak` sets it for everything it starts. */
export const tier: Tier = process.env['OMERTA_TIER'] === 'soak' ? 'soak' : 'test';

/** Asked for by hand, as `games=500 kills=10`. */
const wanted = new Map(
  (process.env['OMERTA_SIZES'] ?? '')
    .split(' ')
    .filter(Boolean)
    .map((each) => each.split('=') as [name: string, size: string]),
);

export const sizeOf = (loop: Loop): number => Number(wanted.get(loop) ?? sizes[loop][tier]);
