// Seating: laid from the contract's file, repaired, published round by round; what is published never changes.
import { seats as tableSeats } from '@omerta/rules/game/seat.ts';
import { drawLots } from '@omerta/scoring/standings/lots.ts';
import type { SeatingPaper, TournamentCommandOf } from '../command.ts';
import { tooMany } from '../competitors.ts';
import type { PersonId } from '../meta.ts';
import { refuse, type TournamentRefusal } from '../refusal.ts';
import { type CommandGuards, isOut, type Scene, suspensionNow, type TournamentAnswer } from '../scene.ts';
import { gameId, scheduled } from '../schedule.ts';
import { entryOf, type Game, gamesOf, type StageState, stageOf, type TournamentState } from '../state.ts';
import { competes, rankedNow } from './contest.ts';
import { crewsFor } from './crews.ts';
import { isKnown, joined, teammatesAmong } from './people.ts';
import { whyNotSubstitute } from './substitutes.ts';

const seatingFormat = 'omerta.seating/1';

const seatsOf = (stage: StageState, table: readonly number[]): PersonId[] =>
  table.map((number) => stage.players[number - 1] ?? '');

const tableProblem = (
  state: TournamentState,
  stage: StageState,
  table: readonly number[],
  place: { round: number; table: number },
): TournamentRefusal | null => {
  const fits = (number: number): boolean =>
    Number.isInteger(number) && number >= 1 && number <= stage.players.length;
  if (table.length !== tableSeats.length || !table.every(fits)) return refuse('seating/round', place);
  const pair = teammatesAmong(state, seatsOf(stage, table));
  return pair ? refuse('seating/together', { ...place, person: pair[0], other: pair[1] }) : null;
};

/** Rounds of tables of ten, nobody twice in a round, teammates apart, published rounds as they were. */
const seatingProblem = (
  state: TournamentState,
  stage: StageState,
  seating: SeatingPaper,
): TournamentRefusal | null => {
  if (seating.format !== seatingFormat) return refuse('seating/form', { wanted: seatingFormat });
  if (seating.players !== stage.players.length)
    return refuse('seating/players', { found: seating.players, wanted: stage.players.length });
  if (seating.rounds.length === 0) return refuse('round/none', { round: 1 });
  for (const [i, tables] of seating.rounds.entries()) {
    const round = i + 1;
    if (round <= stage.published && JSON.stringify(tables) !== JSON.stringify(stage.rounds[i]))
      return refuse('seating/published', { round });
    for (const [j, table] of tables.entries()) {
      const problem = tableProblem(state, stage, table, { round, table: j + 1 });
      if (problem) return problem;
    }
    const all = tables.flat();
    if (all.length === 0 || new Set(all).size !== all.length)
      return refuse('seating/round', { round, table: tables.length });
  }
  return seating.rounds.length < stage.published
    ? refuse('seating/published', { round: stage.published })
    : null;
};

const publish = (
  { state }: Scene,
  { stage: id, round }: TournamentCommandOf<'publish-round'>,
): TournamentAnswer => {
  const stage = stageOf(state, id);
  const tables = stage?.rounds[round - 1];
  if (!stage || !tables) return refuse('round/none', { round: String(round) });
  if (round !== stage.published + 1) return refuse('round/order', { round: stage.published + 1 });
  const planned = crewsFor(state, stage, round);
  const games = tables.map((table, i) =>
    scheduled({ stage: id, round, table: i + 1 }, seatsOf(stage, table), planned(i + 1)),
  );
  return [{ type: 'RoundPublished', stage: id, round }, ...games];
};

/** Of a round or of a table. */
const isNumber = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 1_000;

/** An evening seats whoever has come, as drawn or as said. */
const seatGame = (
  scene: Scene,
  command: TournamentCommandOf<'seat-game'>,
  seed: string,
): TournamentAnswer => {
  const { state, club, book } = scene;
  const { stage, round, table, players, drawn } = command;
  if (!isNumber(round) || !isNumber(table)) return refuse('round/none', { round: String(round) });
  if (players.length !== tableSeats.length || new Set(players).size !== players.length)
    return refuse('game/seats', { count: players.length });
  const stranger = players.find((person) => !isKnown(club, person));
  if (stranger !== undefined) return refuse('person/unknown', { person: stranger });
  for (const person of players) {
    const barred =
      suspensionNow(scene, person) ?? (isOut(state, person) ? refuse('game/player-out', { person }) : null);
    if (barred) return barred;
  }
  if (gamesOf(state).some((game) => game.id === gameId(stage, round, table)))
    return refuse('id/taken', { id: gameId(stage, round, table) });
  const busy = busyIn(state, stage, round).find((person) => players.includes(person));
  if (busy !== undefined) return refuse('substitute/busy', { person: busy });
  const pair = teammatesAmong(state, players);
  if (pair) return refuse('seating/together', { round, table, person: pair[0], other: pair[1] });
  const over = tooMany(state, book, players);
  if (over) return over;
  return [
    ...joined(state, players),
    drawn
      ? scheduled({ stage, round, table }, drawLots(players, seed), { seed })
      : scheduled({ stage, round, table }, players),
  ];
};

const busyIn = (state: TournamentState, stage: string, round: number): PersonId[] =>
  gamesOf(state)
    .filter((game) => game.stage === stage && game.round === round && game.status !== 'annulled')
    .flatMap((game) => [...game.seats, ...(game.referee === null ? [] : [game.referee])]);

/**
 * Whether teammates would meet in the games listed or in a round not yet published, if everybody were who
 * `as` says.
 */
const pairTogether = (
  state: TournamentState,
  stage: StageState,
  games: readonly Game[],
  as: (person: PersonId) => PersonId,
): TournamentRefusal | null => {
  const waiting = stage.rounds.slice(stage.published).flatMap((tables, i) =>
    tables.map((table, j) => ({
      round: stage.published + i + 1,
      table: j + 1,
      seats: seatsOf(stage, table),
    })),
  );
  for (const { round, table, seats } of [...games, ...waiting]) {
    const pair = teammatesAmong(state, seats.map(as));
    if (pair) return refuse('seating/together', { round, table, person: pair[0], other: pair[1] });
  }
  return null;
};

/** For the rest of the stage: his number is another's now, in every game that has not begun. */
const replace = (
  scene: Scene,
  { stage: id, player, substitute }: TournamentCommandOf<'replace-player'>,
): TournamentAnswer => {
  const { state } = scene;
  const stage = stageOf(state, id);
  if (!stage?.players.includes(player)) return refuse('game/not-seated', { person: player });
  if (!isOut(state, player))
    return refuse('entry/status', { person: player, status: entryOf(state, player)?.status ?? '-' });
  const later = gamesOf(state).filter(
    (game) =>
      game.stage === id &&
      game.seats.includes(player) &&
      (game.status === 'scheduled' || game.status === 'called'),
  );
  const reason = whyNotSubstitute(scene, substitute, { games: later, stage });
  if (reason) return reason;
  const pair = pairTogether(state, stage, later, (person) => (person === player ? substitute : person));
  if (pair) return pair;
  const games = later.map((game) => game.id);
  const isOwn = competes(state, substitute, true);
  return [
    ...(isOwn ? rankedNow(state, substitute) : []),
    { type: 'PlayerReplaced', stage: id, player, substitute, games, competes: isOwn },
  ];
};

export const seatingChecks: CommandGuards<'lay-seating' | 'publish-round' | 'seat-game' | 'replace-player'> =
  {
    'lay-seating': {
      target: 'stage',
      ready: ({ state }, id) =>
        stageOf(state, id)?.players.length === 0 ? refuse('stage/not-formed', { stage: id }) : null,
      decide: ({ state }, { stage: id, seating }) => {
        const stage = stageOf(state, id);
        if (!stage) return refuse('stage/unknown', { stage: id });
        return (
          seatingProblem(state, stage, seating) ?? [
            { type: 'SeatingLaid', stage: id, rounds: seating.rounds },
          ]
        );
      },
    },
    'publish-round': { target: 'stage', decide: publish },
    'seat-game': {
      target: 'stage',
      ready: ({ state }) => (state.kind === 'evening' ? null : refuse('tournament/evening-only')),
      decide: seatGame,
    },
    'replace-player': { target: 'stage', decide: replace },
  };

/** Pairs of numbers that a seating of this stage must keep apart, as the contract's apart file lists them. */
export const apartOf = (state: TournamentState, id: string): readonly (readonly [number, number])[] => {
  const players = stageOf(state, id)?.players ?? [];
  return state.teams.flatMap(({ members }) => {
    const numbers = members.map((person) => players.indexOf(person) + 1).filter((number) => number > 0);
    return numbers.flatMap((one, i) =>
      numbers.slice(i + 1).map((other): [number, number] => (one < other ? [one, other] : [other, one])),
    );
  });
};
