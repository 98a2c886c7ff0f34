// For tests: a hall with its officials, players and seating, in which commands are given and refusals looked at.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import type { Play } from '@omerta/scoring/sheet/follows.ts';
import { emptySheet, type Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { tiedGroups } from '../areas/lots.ts';
import type { ClubState } from '../club/state.ts';
import type {
  SeatingPaper,
  TournamentCommand,
  TournamentCommandFields,
  TournamentCommandType,
  Winner,
} from '../command.ts';
import { decide } from '../decide.ts';
import type { TournamentEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import type { Keeping, PersonId } from '../meta.ts';
import type { Post } from '../offices.ts';
import { lackOf } from '../planned.ts';
import { preview } from '../preview.ts';
import type { TournamentRefusal } from '../refusal.ts';
import type { RulesChoice } from '../rulebooks/choose.ts';
import type { Context } from '../scene.ts';
import { type Game, gameOf, initialState, rulingOf, type TournamentState } from '../state.ts';

export const minutesAfter = (start: string, minutes: number): string =>
  new Date(Date.parse(start) + minutes * 60_000).toISOString();

export type TestHall = {
  state: TournamentState;
  club: ClubState | null;
  /** The stream of the game that papers are of. */
  play?: Play;
  /** What the clock of whoever keeps the log shows. */
  now: string;
  events: TournamentEvent[];
  count: number;
};

export const newHall = (club: ClubState | null = null): TestHall => ({
  state: initialState,
  club,
  now: '2024-05-10T15:00:00Z',
  events: [],
  count: 0,
});

/** A command as tests write it; without an id it gets the next one. */
export type Given<T extends TournamentCommandType> = readonly [
  type: T,
  fields: TournamentCommandFields[T],
  id?: string,
];

const commandOf = <T extends TournamentCommandType>(
  hall: TestHall,
  by: PersonId,
  ...[type, fields, id]: Given<T>
): TournamentCommand => {
  hall.count += 1;
  return {
    type,
    id: id ?? `c${hall.count}`,
    by,
    ...(fields as object),
  } as unknown as TournamentCommand;
};

/** The clock of the hall, and another seed for every command. */
const keepingOf = ({ now, count }: TestHall): Keeping => ({ at: now, seed: `seed-${count}` });
const contextOf = ({ club, play }: TestHall): Context => ({ club, play: play ?? null });

/** Given and folded; a refusal is a mistake of the test. */
export const give = <T extends TournamentCommandType>(
  hall: TestHall,
  by: PersonId,
  ...given: Given<T>
): readonly TournamentEvent[] => {
  const decided = decide(hall.state, commandOf(hall, by, ...given), keepingOf(hall), contextOf(hall));
  if (isRefusal(decided))
    throw new Error(`${given[0]} by ${by}: ${decided.code} ${JSON.stringify(decided.params)}`);
  hall.state = decided.events.reduce(evolve, hall.state);
  hall.events.push(...decided.events);
  return decided.events;
};

export const refusalOf = <T extends TournamentCommandType>(
  hall: TestHall,
  by: PersonId,
  ...given: Given<T>
): TournamentRefusal => {
  const decided = decide(hall.state, commandOf(hall, by, ...given), keepingOf(hall), contextOf(hall));
  if (!isRefusal(decided)) throw new Error(`${given[0]} by ${by} is allowed`);
  return decided;
};

/** `protest/late 8.8.1`: the code and the clause, without one where it is a matter of form. */
export const refused = <T extends TournamentCommandType>(
  hall: TestHall,
  by: PersonId,
  type: T,
  fields: TournamentCommandFields[T],
): string => {
  const { code, clause } = refusalOf(hall, by, type, fields);
  return clause === null ? code : `${code} ${clause}`;
};

export const rulesOf = (
  rulebook: RulesChoice['rulebook'],
  switches: RulesChoice['switches'] = {},
): RulesChoice => ({ rulebook, switches });

export const officials: readonly (readonly [PersonId, Post])[] = [
  ['chief', 'chief'],
  ['admin', 'administrator'],
  ['ref1', 'referee'],
  ['ref2', 'referee'],
  ['ref3', 'referee'],
  ['side1', 'side-referee'],
  ['side2', 'side-referee'],
  ['duty', 'duty'],
  ['committee', 'committee'],
  ['dc', 'discipline'],
  ['appeals', 'appeals'],
];

export const people = (count: number): PersonId[] => Array.from({ length: count }, (_, i) => `p${i + 1}`);

/** Tables filled in order of number, everybody one seat on each round: good enough for tests. */
export const seatingOf = (players: number, rounds: number): SeatingPaper => ({
  format: 'omerta.seating/1',
  players,
  rounds: Array.from({ length: rounds }, (_, round) =>
    Array.from({ length: Math.floor(players / 10) }, (_, table) =>
      Array.from({ length: 10 }, (_, seat) => ((seat + table * 10 + round) % players) + 1),
    ),
  ),
});

type HallOptions = {
  readonly rules?: RulesChoice;
  readonly players?: number;
  readonly reserves?: number;
  readonly rounds?: number;
  readonly secondConfirmation?: boolean;
  readonly without?: readonly PersonId[];
  readonly club?: ClubState | null;
  readonly stages?: readonly Partial<TournamentCommandFields['add-stage']>[];
};

const plan: TournamentCommandFields['add-stage'] = {
  stage: 'q',
  name: 'Qualifying',
  kind: 'qualifying',
  plannedGames: 8,
  coefficient: '1',
  carry: true,
  advance: null,
};

/** Rules published, players checked in, not yet started. */
export const preparedHall = ({
  rules = rulesOf('fsm-2024'),
  players = 10,
  reserves = 0,
  secondConfirmation = true,
  without = [],
  club = null,
  stages = [{}],
}: HallOptions = {}): TestHall => {
  const hall = newHall(club);
  give(hall, 'org', 'create-tournament', {
    name: 'Open',
    kind: 'tournament',
    zone: 'Europe/Minsk',
    rules,
    secondConfirmation,
  });
  for (const [person, office] of officials)
    if (!without.includes(person)) give(hall, 'org', 'appoint', { person, office });
  for (const stage of stages) give(hall, 'org', 'add-stage', { ...plan, ...stage });
  if (!without.includes('chief')) give(hall, 'chief', 'publish-rules', {});
  for (const [i, person] of people(players + reserves).entries()) {
    give(hall, person, 'apply', { person });
    give(hall, 'org', i < players ? 'accept' : 'reserve', { person });
    give(hall, 'admin', 'check-in', { person, here: true });
  }
  return hall;
};

/** Started, seated, the first round published, a referee at each table. */
export const openHall = (options: HallOptions = {}): TestHall => {
  const { players = 10, rounds = 4 } = options;
  const hall = preparedHall(options);
  give(hall, 'org', 'start-tournament', {});
  give(hall, 'org', 'form-stage', { stage: 'q', players: people(players), drawn: false });
  give(hall, 'org', 'lay-seating', { stage: 'q', seating: seatingOf(players, rounds) });
  openRound(hall, 'q', 1);
  return hall;
};

export const openRound = (hall: TestHall, stage: string, round: number): void => {
  give(hall, 'org', 'publish-round', { stage, round });
  const tables = hall.state.stages.find((each) => each.stage === stage)?.rounds[round - 1]?.length ?? 0;
  for (let table = 1; table <= tables; table++) {
    give(hall, 'chief', 'assign-referees', {
      game: `${stage}/${round}/${table}`,
      referee: `ref${table}`,
      sides: [],
    });
  }
};

export const gameIn = (hall: TestHall, id: string): Game => {
  const game = gameOf(hall.state, id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
};

const usualRoles: readonly Role[] = [
  'sheriff',
  'red',
  'red',
  'red',
  'red',
  'red',
  'red',
  'black',
  'black',
  'don',
];

/** Seat 1 is the Sheriff, 8 and 9 are black, 10 is the Don. */
export const sheetFor = (hall: TestHall, id: string, winner: Winner, facts: Partial<Sheet> = {}): Sheet => ({
  ...emptySheet,
  seats: gameIn(hall, id).seats.map((player, i) => ({ player, role: usualRoles[i] ?? 'red' })),
  winner,
  ...facts,
});

/** The same cards; from the first day on the lines as given. */
export const recordFor = (hall: TestHall, id: string, lines: readonly string[]): string => {
  const { rulebook } = hall.state.rules;
  return [
    `[rulebook ${typeof rulebook === 'string' ? rulebook : rulebook.base}]`,
    ...gameIn(hall, id).seats.map((player, i) => `[seat ${i + 1} "${player}" ${usualRoles[i] ?? 'red'}]`),
    'night 1',
    'day 1',
    ...lines,
  ].join('\n');
};

export const startGame = (hall: TestHall, id: string): void => {
  const referee = gameIn(hall, id).referee ?? 'chief';
  give(hall, referee, 'call-game', { game: id });
  give(hall, referee, 'start-game', { game: id });
};

/** Up to the announcement: the game is over, its sheet is not in. */
export const endGame = (hall: TestHall, id: string, winner: Winner = 'red'): void => {
  startGame(hall, id);
  hall.now = minutesAfter(hall.now, 40);
  give(hall, gameIn(hall, id).referee ?? 'chief', 'announce-result', { game: id, winner });
};

export const handIn = (
  hall: TestHall,
  id: string,
  winner: Winner = 'red',
  facts: Partial<Sheet> = {},
): void => {
  endGame(hall, id, winner);
  give(hall, gameIn(hall, id).referee ?? 'chief', 'hand-in-sheet', {
    game: id,
    paper: { sheet: sheetFor(hall, id, winner, facts) },
  });
};

/** Handed in, signed and, where there is a second person, confirmed. */
export const playGame = (
  hall: TestHall,
  id: string,
  winner: Winner = 'red',
  facts: Partial<Sheet> = {},
): void => {
  handIn(hall, id, winner, facts);
  give(hall, gameIn(hall, id).referee ?? 'chief', 'sign-sheet', { game: id });
  if (hall.state.secondConfirmation) give(hall, 'admin', 'confirm-sheet', { game: id });
};

export const closeGame = (hall: TestHall, id: string): void => {
  hall.now = minutesAfter(hall.now, 11);
  give(hall, 'chief', 'close-game', { game: id });
};

/** What was planned and never laid is let go, every lot drawn, and the end said. */
export const finish = (hall: TestHall): void => {
  for (const stage of hall.state.stages.toReversed())
    if (lackOf(hall.state, stage)) give(hall, 'org', 'end-stage', { stage: stage.stage, reason: 'late' });
  for (const { stage, players } of tiedGroups(hall.state, null))
    give(hall, 'chief', 'draw-lot', { stage, players });
  give(hall, 'org', 'finish-tournament', {});
};

/** Looked at and applied. */
export const applyRuling = (hall: TestHall, by: PersonId, ruling: string): readonly TournamentEvent[] => {
  const found = rulingOf(hall.state, ruling);
  const seen = found ? preview(hall.state, found) : null;
  if (!seen || isRefusal(seen)) throw new Error(`no preview of ${ruling}`);
  return give(hall, by, 'apply-ruling', { ruling, preview: seen.digest });
};
