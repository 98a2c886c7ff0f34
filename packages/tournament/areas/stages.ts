// Stages: their plan, who plays in them, and who goes on from the one before.
import { parseDecimal } from '@omerta/base/fraction.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { drawLots } from '@omerta/scoring/standings/lots.ts';
import { stageKinds } from '@omerta/scoring/standings/tournament.ts';
import type { TournamentCommandOf } from '../command.ts';
import { isId, isText, type PersonId } from '../meta.ts';
import { lackOf, waitingIn } from '../planned.ts';
import { refuse, type TournamentRefusal } from '../refusal.ts';
import { type CommandGuards, isOut, type Scene, type TournamentAnswer } from '../scene.ts';
import { standingsOfState } from '../standings.ts';
import {
  entryOf,
  gamesOf,
  openCharges,
  openProtests,
  type StageState,
  stageOf,
  type TournamentState,
} from '../state.ts';

/** A table. */
const fewest = 10;

const isWhole = (value: number, least: number): boolean =>
  Number.isInteger(value) && value >= least && value <= 1_000;

const planned = ({ state }: Scene, command: TournamentCommandOf<'add-stage'>): TournamentRefusal | null => {
  const { stage, name, kind, plannedGames, coefficient, advance } = command;
  if (!isId(stage)) return refuse('id/form', { id: stage });
  if (stageOf(state, stage)) return refuse('stage/taken', { stage });
  const points = parseDecimal(coefficient);
  const right =
    isText(name) &&
    stageKinds.includes(kind) &&
    plannedGames !== null &&
    isWhole(plannedGames, 1) &&
    points !== null &&
    points.over > 0n;
  if (!right) return refuse('stage/plan', { stage });
  const first = state.stages.length === 0;
  return (advance === null) === first && (advance === null || isWhole(advance, fewest))
    ? null
    : refuse('stage/plan', { stage });
};

/** Every game of the stage is final and nothing about it is open. */
const isSettled = (state: TournamentState, { stage, rounds, published }: StageState): boolean => {
  const games = gamesOf(state).filter((game) => game.stage === stage && game.status !== 'annulled');
  const ids = new Set(games.map((game) => game.id));
  return (
    published === rounds.length &&
    games.length > 0 &&
    games.every((game) => game.status === 'final') &&
    ![...openProtests(state), ...openCharges(state)].some((each) => ids.has(each.game))
  );
};

/** Whoever goes on: the first of the stage before who are still in, no lot open across the line. */
export const advancing = (
  state: TournamentState,
  stage: StageState,
): readonly PersonId[] | TournamentRefusal => {
  const before = state.stages[state.stages.findIndex((each) => each.stage === stage.stage) - 1];
  if (!before || stage.advance === null) return [];
  if (!isSettled(state, before)) return refuse('stage/previous-open', { stage: before.stage });
  const table = standingsOfState(state, { stage: before.stage });
  if (isRefusal(table)) return refuse('standings/none', { why: table.code });
  const still = table.rows.filter((row) => row.place !== null && !isOut(state, row.player));
  const [last, next] = [still[stage.advance - 1], still[stage.advance]];
  if (last && next && last.decidedBy === 'lot-needed' && last.place === next.place)
    return refuse('stage/lot-needed', { place: String(last.place) });
  return still.slice(0, stage.advance).map((row) => row.player);
};

/** Too few are left of the stage before: it can never be formed. */
export const isUnfillable = (state: TournamentState, stage: StageState): boolean => {
  if (stage.advance === null || stage.players.length > 0) return false;
  const due = advancing(state, stage);
  return !isRefusal(due) && due.length < fewest;
};

const form = (
  { state }: Scene,
  { stage: id, players, drawn }: TournamentCommandOf<'form-stage'>,
  seed: string,
): TournamentAnswer => {
  const stage = stageOf(state, id);
  if (!stage) return refuse('stage/unknown', { stage: id });
  if (players.length < fewest || new Set(players).size !== players.length)
    return refuse('stage/players', { stage: id });
  const due = advancing(state, stage);
  if (isRefusal(due)) return due;
  const isEntered = (person: PersonId): boolean => entryOf(state, person)?.status === 'accepted';
  // Whoever is ranked goes on by his place; one who came in from the reserve is a player from then on.
  const stranger = players.find((person) => !due.includes(person) && !isEntered(person));
  if (stranger !== undefined)
    return refuse('entry/status', { person: stranger, status: entryOf(state, stranger)?.status ?? '-' });
  const wrong =
    stage.advance === null
      ? undefined
      : (players.find((person) => !due.includes(person)) ?? due.find((person) => !players.includes(person)));
  if (wrong !== undefined) return refuse('stage/who-advances', { person: wrong });
  const accepted = players
    .filter((person) => !isEntered(person))
    .map((person) => ({ type: 'PlayerAccepted', person }) as const);
  return [
    ...accepted,
    drawn
      ? { type: 'StageFormed', stage: id, players: drawLots(players, seed), seed }
      : { type: 'StageFormed', stage: id, players, seed: null },
  ];
};

/** Coefficients, carry and who goes on are part of what was announced: an evening has its one stage. */
const beforeStart = ({ state }: Scene): TournamentRefusal | null =>
  state.phase === 'preparing' ? null : refuse('rules/fixed');

export const stageChecks: CommandGuards<'add-stage' | 'drop-stage' | 'end-stage' | 'form-stage'> = {
  'add-stage': {
    target: null,
    ready: beforeStart,
    decide: (scene, command) => {
      const { stage, name, kind, plannedGames, coefficient, carry, advance } = command;
      return (
        planned(scene, command) ?? [
          { type: 'StageAdded', stage, name, kind, plannedGames, coefficient, carry, advance },
        ]
      );
    },
  },
  'drop-stage': {
    target: 'stage',
    ready: (scene, id) => {
      const last = scene.state.stages.at(-1);
      if (last?.stage !== id) return refuse('stage/plan', { stage: id });
      if (last.players.length > 0) return beforeStart(scene) ?? refuse('stage/formed', { stage: id });
      return isUnfillable(scene.state, last) ? null : beforeStart(scene);
    },
    decide: (_, { stage }) => [{ type: 'StageDropped', stage }],
  },
  'end-stage': {
    target: 'stage',
    ready: ({ state }, id) => {
      if (state.phase !== 'running') return refuse('tournament/not-running');
      const [stage, last] = [stageOf(state, id), state.stages.at(-1)];
      if (!stage) return null;
      const waiting = waitingIn(state, id);
      const isPlayed = lackOf(state, stage) === null && stage.published === stage.rounds.length;
      if (state.kind === 'evening' || (isPlayed && waiting.length === 0))
        return refuse('stage/played', { stage: stage.name });
      // Whoever goes on comes from the stage before: a stage falls away from the end only.
      const whole = gamesOf(state).every((game) => game.stage !== id || waiting.includes(game));
      return whole && last && last.stage !== id
        ? refuse('stage/not-last', { stage: stage.name, later: last.name })
        : null;
    },
    decide: ({ state }, { stage, reason }) =>
      isText(reason)
        ? [
            ...waitingIn(state, stage).map(({ id }) => ({ type: 'GameDropped', game: id, reason }) as const),
            { type: 'StageEnded', stage, reason },
          ]
        : refuse('text/missing', { field: 'reason' }),
  },
  'form-stage': {
    target: 'stage',
    ready: ({ state }, id) => {
      const stage = stageOf(state, id);
      if (state.kind === 'evening') return refuse('stage/formed', { stage: id });
      if (stage && stage.published > 0) return refuse('seating/published', { round: stage.published });
      const due = stage && stage.advance !== null ? advancing(state, stage) : [];
      return isRefusal(due) ? due : null;
    },
    decide: form,
  },
};
