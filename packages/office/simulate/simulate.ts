// A whole tournament by bots, through the very commands of the office: any size, from a seed, always the same.
import { randomFrom } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import type { Store } from '@omerta/store/store.ts';
import { expects } from '@omerta/tournament/expects.ts';
import { chooseBook } from '@omerta/tournament/rulebooks/choose.ts';
import { type Game, gamesOf, isCounted } from '@omerta/tournament/state.ts';
import { tournamentStream } from '../streams.ts';
import { doExpected, isDeskMatter } from './desk.ts';
import { type Hall, minute, newHall, type OnRuling, type PlannedHall } from './hall.ts';
import { afterwards } from './happenings.ts';
import { openTournament } from './opening.ts';
import { gamesPlanned, type SimulationOptions, stagesOf } from './plan.ts';

export const simulationFormat = 'omerta.simulated-tournament/1';

export type SimulatedTournament = SimulationOptions & {
  readonly format: typeof simulationFormat;
  readonly tournament: string;
  readonly commands: number;
  /** Games that count, and those annulled. */
  readonly games: number;
  readonly annulled: number;
  /** How the games that count ended, and how many players were removed in them. */
  readonly results: Readonly<Record<'red' | 'black' | 'draw' | 'forfeit' | 'removed', number>>;
  /** Every event of the tournament, and every refusal on the way, by how often. */
  readonly events: Readonly<Record<string, number>>;
  readonly refusals: Readonly<Record<string, number>>;
};

type Watching = {
  /** Games done, of those planned; replays come on top. */
  readonly onGame?: (done: number, planned: number) => void;
  readonly onRuling?: OnRuling;
};

const gameTime = 40 * minute;
const waitingTime = 11 * minute;
/** Waiting so often in a row for the next step means that nobody will ever take it. */
const patience = 4;

const mostDispute = 0.25;
const leastDispute = 0.02;
/** Up to so many games disputes are as frequent as they get. */
const smallTournament = 12;

export const disputeOf = (planned: number): number =>
  Math.max(leastDispute, mostDispute * Math.min(1, smallTournament / planned));

const counted = (counts: ReadonlyMap<string, number>): Record<string, number> =>
  Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Everything that can be done now, games first; false where nothing could. */
const workThrough = async (hall: Hall): Promise<boolean> => {
  const waiting = expects(hall.state);
  if (waiting.some(({ command }) => command === 'announce-result')) hall.now += gameTime;
  let moved = false;
  for (const expected of waiting.filter((each) => !isDeskMatter(each)))
    moved = (await doExpected(hall, expected)) || moved;
  if (moved) return true;
  for (const expected of waiting.filter(isDeskMatter)) if (await doExpected(hall, expected)) return true;
  return false;
};

const resultsOf = (games: readonly Game[]): SimulatedTournament['results'] => {
  const sheets = games.filter(isCounted).map(({ sheet }) => sheet);
  const won = (winner: Sheet['winner']): number => sheets.filter((sheet) => sheet.winner === winner).length;
  return {
    red: won('red'),
    black: won('black'),
    draw: won('draw'),
    forfeit: sheets.filter(({ by }) => by === 'forfeit').length,
    removed: sheets.reduce((sum, { removed }) => sum + removed.length, 0),
  };
};

const eventCounts = async ({ office, tournament }: Hall): Promise<Map<string, number>> => {
  const counts = new Map<string, number>();
  for (const { type } of await office.store.read(tournamentStream(tournament)))
    counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
};

/** The hall is opened by whoever has its office: in the same process, or over a network. */
export const simulateIn = async (
  open: (planned: PlannedHall) => Hall,
  options: SimulationOptions,
  { onGame, onRuling }: Watching = {},
): Promise<SimulatedTournament> => {
  const { seed, rulebook, players } = options;
  const random = randomFrom(seed);
  const book = chooseBook({ rulebook, switches: {} });
  if (isRefusal(book)) throw new Error(`${rulebook} cannot be read`);
  const stages = stagesOf(options, players >= 20 && random.chance(0.15));
  const tournament = `simulated-${seed}`;
  const planned = gamesPlanned(stages);
  const hall = open({
    tournament,
    random,
    seed,
    stages,
    book,
    dispute: disputeOf(planned),
    onRuling: onRuling ?? (() => undefined),
    onGame: (done) => onGame?.(done, planned),
  });
  await openTournament(hall, options);
  for (let waited = 0; hall.state.phase !== 'finished'; ) {
    if (await workThrough(hall)) waited = 0;
    else if (++waited > patience)
      throw new Error(
        `nobody can go on: ${JSON.stringify(expects(hall.state))} ${JSON.stringify(counted(hall.refusals))}`,
      );
    else hall.now += waitingTime;
  }
  await afterwards(hall);
  const games = gamesOf(hall.state);
  const annulled = games.filter(({ status }) => status === 'annulled').length;
  return {
    format: simulationFormat,
    ...options,
    tournament,
    commands: hall.count,
    games: games.length - annulled,
    annulled,
    results: resultsOf(games),
    events: counted(await eventCounts(hall)),
    refusals: counted(hall.refusals),
  };
};

export const simulateTournament = (
  store: Store,
  options: SimulationOptions,
  watching: Watching = {},
): Promise<SimulatedTournament> => simulateIn((planned) => newHall(planned, store), options, watching);
