// Two people of a round change places: both at a table, or one of them resting; until a game of theirs is called.
import type { TournamentCommandOf } from '../command.ts';
import { exchangedFor } from '../fold.ts';
import type { PersonId } from '../meta.ts';
import { refuse, type TournamentRefusal } from '../refusal.ts';
import { type CommandGuards, isOut, type Scene, suspensionNow, type TournamentAnswer } from '../scene.ts';
import { gamesOf, type StageState, stageOf, type TournamentState } from '../state.ts';
import { teammatesAmong } from './people.ts';

/** A table of the round as it stands: its game where it is published, else as it was laid. */
type TableNow = {
  readonly table: number;
  readonly game: string | null;
  readonly seats: readonly PersonId[];
  readonly crew: readonly PersonId[];
  readonly isWaiting: boolean;
};

const tablesOf = (state: TournamentState, stage: StageState, round: number): readonly TableNow[] =>
  round > stage.published
    ? (stage.rounds[round - 1] ?? []).map((numbers, i) => ({
        table: i + 1,
        game: null,
        seats: numbers.map((number) => stage.players[number - 1] ?? ''),
        crew: [],
        isWaiting: true,
      }))
    : gamesOf(state)
        .filter((game) => game.stage === stage.stage && game.round === round && game.status !== 'annulled')
        .map(({ id, table, seats, referee, sides, status }) => ({
          table,
          game: id,
          seats,
          crew: [...(referee === null ? [] : [referee]), ...sides],
          isWaiting: status === 'scheduled',
        }));

const whyNotSeated = (
  scene: Scene,
  stage: StageState,
  tables: readonly TableNow[],
  person: PersonId,
): TournamentRefusal | null => {
  if (!stage.players.includes(person)) return refuse('game/not-seated', { person });
  // Whoever sits there already keeps a seat; who comes from rest must be able to play.
  if (tables.some(({ seats }) => seats.includes(person))) return null;
  if (isOut(scene.state, person)) return refuse('game/player-out', { person });
  const suspended = suspensionNow(scene, person);
  if (suspended) return { ...suspended, code: 'game/player-out' };
  return tables.some(({ crew }) => crew.includes(person)) ? refuse('substitute/busy', { person }) : null;
};

const swap = (scene: Scene, command: TournamentCommandOf<'swap-seats'>): TournamentAnswer => {
  const { state } = scene;
  const { stage: id, round, players } = command;
  const [one, other] = players;
  const stage = stageOf(state, id);
  if (!stage?.rounds[round - 1]) return refuse('round/none', { round: String(round) });
  if (one === other) return refuse('game/seats', { count: 1 });
  const tables = tablesOf(state, stage, round);
  const unfit = players.map((person) => whyNotSeated(scene, stage, tables, person)).find((each) => each);
  if (unfit) return unfit;
  const touched = tables.filter(({ seats }) => players.some((person) => seats.includes(person)));
  if (touched.length === 0) return refuse('game/not-seated', { person: one });
  const begun = touched.find(({ isWaiting }) => !isWaiting);
  if (begun) return refuse('round/begun', { round });
  const exchanged = exchangedFor(players);
  for (const { table, seats } of touched) {
    const pair = teammatesAmong(state, seats.map(exchanged));
    if (pair) return refuse('seating/together', { round, table, person: pair[0], other: pair[1] });
  }
  const games = touched.flatMap(({ game }) => (game === null ? [] : [game]));
  return [{ type: 'SeatsSwapped', stage: id, round, players, games }];
};

export const swapChecks: CommandGuards<'swap-seats'> = { 'swap-seats': { target: 'stage', decide: swap } };
