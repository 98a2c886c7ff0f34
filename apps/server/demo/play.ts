// The demo at play: as many games at once as there are tables, cups following cups, for as long as it is left running.

import { doExpected } from '@omerta/office/simulate/desk.ts';
import { seatsSwapped, somethingHappens } from '@omerta/office/simulate/happenings.ts';
import { expects } from '@omerta/tournament/expects.ts';
import { gameOf, gamesOf } from '@omerta/tournament/state.ts';
import type { Place } from '../api/place.ts';
import type { DemoOptions } from '../options.ts';
import { type Cup, cupId, cupsIn, isOver, openCup, takeUpCup, workOn } from './cup.ts';
import type { Pace } from './pace.ts';
import { type DemoTable, isPlayedOut, playLine, sitDown } from './table.ts';

/** How often the desk does its next thing. */
const deskSeconds = 20;
/** Even where an hour takes a few seconds. */
const leastDeskMilliseconds = 250;

/** After a trouble, as a store that does not answer, nothing is tried for so long. */
const troubleMilliseconds = 5_000;

type Demo = {
  readonly place: Place;
  readonly options: DemoOptions;
  readonly pace: Pace;
  readonly cups: Set<Cup>;
  readonly tables: Set<DemoTable>;
  deskDue: number;
  /** Told of a cup that cannot go on. */
  readonly onTrouble: (error: unknown) => void;
};

const isPlayedIn =
  ({ tables }: Demo, cup: Cup) =>
  (game: string): boolean =>
    [...tables].some((table) => table.cup === cup && table.game.id === game);

/** Nobody sits or leads at two tables. */
const busyIn = ({ tables }: Demo): ReadonlySet<string> =>
  new Set([...tables].flatMap(({ game, referee }) => [...game.seats, referee]));

/** Whatever goes wrong in one cup, the others are played on. */
const within = async <T>(demo: Demo, cup: Cup, work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work();
  } catch (error) {
    demo.onTrouble(error);
    demo.cups.delete(cup);
    for (const table of demo.tables) if (table.cup === cup) demo.tables.delete(table);
    return undefined;
  }
};

const workAt = async (demo: Demo, cup: Cup): Promise<boolean> => {
  cup.hall.now = demo.pace.now();
  const moved = await within(demo, cup, () => workOn(cup, isPlayedIn(demo, cup)));
  if (isOver(cup)) demo.cups.delete(cup);
  return moved ?? false;
};

/** Starts a game of this cup whose ten and whose referee are free; null where there is none. */
const startOne = async (demo: Demo, { hall }: Cup): Promise<string | null> => {
  const busy = busyIn(demo);
  for (const expected of expects(hall.state)) {
    const game = gameOf(hall.state, expected.id ?? '');
    if (expected.command !== 'start-game' || !game) continue;
    if ([...game.seats, game.referee ?? ''].some((person) => busy.has(person))) continue;
    await doExpected(hall, expected);
    if (gameOf(hall.state, game.id)?.status === 'running') return game.id;
  }
  return null;
};

const takeSeats = async (demo: Demo, cup: Cup, id: string): Promise<void> => {
  const game = gameOf(cup.hall.state, id);
  if (game) demo.tables.add(await sitDown(cup, game, demo.pace.now(), demo.options.speed));
};

/** The desk of a cup works until a game can be started, or there is nothing it can do now. */
const startIn = async (demo: Demo, cup: Cup): Promise<boolean> => {
  do {
    const started = await within(demo, cup, () => startOne(demo, cup));
    if (started) {
      await takeSeats(demo, cup, started);
      return true;
    }
  } while (demo.cups.has(cup) && (await workAt(demo, cup)));
  return false;
};

const nextCup = async ({ place, options, cups, pace }: Demo): Promise<Cup> => {
  const { seed, ...wanted } = options;
  const known = await cupsIn(place);
  const used = new Set([...cups].map(({ cast }) => cast));
  let cast = 1;
  while (used.has(cast)) cast += 1;
  const cup = await openCup(place, { ...wanted, id: cupId(seed, known.length + 1), cast });
  cup.hall.now = pace.now();
  cups.add(cup);
  return cup;
};

const inPlay = ({ tables }: Demo): number => [...tables].filter((table) => !isPlayedOut(table)).length;

/** The oldest cup first; where none can start a game, another cup is opened. */
const fillTables = async (demo: Demo): Promise<void> => {
  while (inPlay(demo) < demo.options.tables) {
    let started = false;
    for (const cup of demo.cups) started ||= await startIn(demo, cup);
    started ||= await startIn(demo, await nextCup(demo));
    if (!started) return;
  }
};

/** The next game has begun when this one ends: there is no moment with a table less. */
const leaveTable = async (demo: Demo, table: DemoTable): Promise<void> => {
  await fillTables(demo);
  demo.tables.delete(table);
  const { cup, game, referee } = table;
  await within(demo, cup, async () => {
    await seatsSwapped(cup.hall, game, referee);
    await somethingHappens(cup.hall, game, referee);
  });
  await workAt(demo, cup);
};

const playAt = async (demo: Demo, table: DemoTable): Promise<void> => {
  const { pace, options, tables } = demo;
  const refused = await playLine(table, pace.now(), options.speed);
  if (refused) {
    // Whoever signed in took the game over, or ended it.
    demo.onTrouble(refused.code);
    tables.delete(table);
    await fillTables(demo);
  } else if (isPlayedOut(table)) await leaveTable(demo, table);
};

const workAtDesks = async (demo: Demo): Promise<void> => {
  demo.deskDue =
    demo.pace.now() + Math.max(leastDeskMilliseconds, Math.round((deskSeconds * 1000) / demo.options.speed));
  for (const cup of [...demo.cups]) await workAt(demo, cup);
  await fillTables(demo);
};

const takeUp = async (demo: Demo): Promise<void> => {
  const { place, options, cups } = demo;
  for (const id of await cupsIn(place)) {
    const cup = await takeUpCup(place, id, options);
    if (!cup) continue;
    cups.add(cup);
    for (const game of gamesOf(cup.hall.state))
      if (game.status === 'running') await takeSeats(demo, cup, game.id);
  }
  for (const table of demo.tables) if (isPlayedOut(table)) await leaveTable(demo, table);
  await fillTables(demo);
};

const soonest = (tables: Iterable<DemoTable>): DemoTable | undefined =>
  [...tables].toSorted((a, b) => a.due - b.due)[0];

export type Playing = {
  /** When every table is in play. */
  readonly begun: Promise<void>;
  /** Ends when everything that was begun is written. */
  readonly stop: () => Promise<void>;
};

type DemoParts = Pick<Demo, 'place' | 'options' | 'pace' | 'onTrouble'>;

/** The office for everybody, with a breath before each order. */
const unhurried = (place: Place, { breathe }: Pace): Place => ({
  ...place,
  office: {
    ...place.office,
    handle: async (order) => {
      await breathe();
      return place.office.handle(order);
    },
  },
});

export const playDemo = (parts: DemoParts): Playing => {
  const place = unhurried(parts.place, parts.pace);
  const demo: Demo = { ...parts, place, cups: new Set(), tables: new Set(), deskDue: parts.pace.now() };
  let stopped = false;
  const turn = async (): Promise<void> => {
    const table = soonest(demo.tables);
    const isTable = table !== undefined && table.due <= demo.deskDue;
    await demo.pace.until(isTable ? table.due : demo.deskDue);
    if (stopped) return;
    await (isTable ? playAt(demo, table) : workAtDesks(demo));
  };
  const begun = takeUp(demo).catch(parts.onTrouble);
  const run = async (): Promise<void> => {
    await begun;
    while (!stopped)
      await turn().catch((error: unknown) => {
        parts.onTrouble(error);
        return demo.pace.until(demo.pace.now() + troubleMilliseconds);
      });
  };
  const running = run();
  return {
    begun,
    stop: async () => {
      stopped = true;
      demo.pace.end();
      await running;
    },
  };
};
