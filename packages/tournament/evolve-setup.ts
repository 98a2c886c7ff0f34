// Folding what is set up: the tournament itself, rules, offices, stages, seating, what is withheld.
import type { StageId } from './command.ts';
import { changeGame, changeStage, exchangedFor, type Folds, seatInstead, substituted } from './fold.ts';
import { lastRoundOf } from './planned.ts';
import { gamesOf, stageOf, type TournamentState } from './state.ts';

const withoutStage = (state: TournamentState, stage: StageId): TournamentState => ({
  ...state,
  stages: state.stages.filter((each) => each.stage !== stage),
  plan: state.plan.filter((each) => each.stage !== stage),
});

export const evolveSetup: Folds<
  | 'TournamentCreated'
  | 'TournamentRenamed'
  | 'ZoneSet'
  | 'RulesSet'
  | 'ConfirmationSet'
  | 'RulesPublished'
  | 'TournamentStarted'
  | 'TournamentFinished'
  | 'TournamentReopened'
  | 'ArchiveHandedOut'
  | 'ResultsWithheld'
  | 'ResultsReleased'
  | 'DelaySet'
  | 'OverlayPermitted'
  | 'OfficialAppointed'
  | 'OfficialDismissed'
  | 'StageAdded'
  | 'StageDropped'
  | 'StageEnded'
  | 'StageFormed'
  | 'SeatingLaid'
  | 'RoundPublished'
  | 'PlayerReplaced'
  | 'SeatsSwapped'
  | 'RefereesPlanned'
> = {
  TournamentCreated: (state, { name, kind, zone, rules, secondConfirmation }) => ({
    ...state,
    phase: 'preparing',
    name,
    kind,
    zone,
    rules,
    secondConfirmation,
  }),
  TournamentRenamed: (state, { name }) => ({ ...state, name }),
  ZoneSet: (state, { zone }) => ({ ...state, zone }),
  RulesSet: (state, { rules, secondConfirmation }) => ({
    ...state,
    rules,
    secondConfirmation,
    published: null,
  }),
  ConfirmationSet: (state, { secondConfirmation }) => ({ ...state, secondConfirmation }),
  RulesPublished: (state, { rulebook, version, hash, at }) => ({
    ...state,
    published: { rulebook, version, hash, at },
  }),
  TournamentStarted: (state) => ({ ...state, phase: 'running' }),
  TournamentFinished: (state) => ({ ...state, phase: 'finished' }),
  TournamentReopened: (state) => ({ ...state, phase: 'running' }),
  ArchiveHandedOut: (state) => ({ ...state, handedOut: true }),
  ResultsWithheld: (state, event) => {
    if (event.how === 'hidden') return { ...state, withheld: { how: 'hidden' } };
    const { fines, cards, expelled, lots } = state;
    const kept = { fines: fines.length, cards: cards.length, expelled: expelled.length, lots: lots.length };
    return { ...state, withheld: { how: 'frozen', stage: event.stage, after: event.after, kept } };
  },
  ResultsReleased: (state) => ({ ...state, withheld: null }),
  DelaySet: (state, { seconds }) => ({ ...state, delay: seconds }),
  OverlayPermitted: (state, { game, seconds }) => ({
    ...state,
    overlays: { ...state.overlays, [game]: seconds },
  }),
  OfficialAppointed: (state, { person, office }) => ({
    ...state,
    offices: [...state.offices, { person, office }],
  }),
  OfficialDismissed: (state, { person, office }) => ({
    ...state,
    offices: state.offices.filter((each) => each.person !== person || each.office !== office),
  }),
  StageAdded: (state, { stage, name, kind, plannedGames, coefficient, carry, advance }) => ({
    ...state,
    stages: [
      ...state.stages,
      {
        ...{ stage, name, kind, plannedGames, coefficient, carry, advance },
        ...{ players: [], rounds: [], published: 0, crews: [], ended: false },
      },
    ],
  }),
  StageDropped: (state, { stage }) => withoutStage(state, stage),
  StageEnded: (state, { stage }) => {
    const { rounds = [] } = stageOf(state, stage) ?? {};
    const published = lastRoundOf(gamesOf(state).filter((game) => game.stage === stage));
    if (published === 0) return withoutStage(state, stage);
    const left = changeStage(state, stage, { rounds: rounds.slice(0, published), published, ended: true });
    return { ...left, plan: left.plan.filter((each) => each.stage !== stage || each.round <= published) };
  },
  // A field formed anew has other numbers: a seating laid before is void.
  StageFormed: (state, { stage, players }) => changeStage(state, stage, { players, rounds: [], crews: [] }),
  SeatingLaid: (state, { stage, rounds }) => changeStage(state, stage, { rounds }),
  RoundPublished: (state, { stage, round }) =>
    changeStage(state, stage, {
      published: round,
      crews: (stageOf(state, stage)?.crews ?? []).filter((crew) => crew.round !== round),
    }),
  RefereesPlanned: (state, { stage, round, table, referee, sides }) =>
    changeStage(state, stage, {
      crews: [
        ...(stageOf(state, stage)?.crews ?? []).filter(
          (crew) => crew.round !== round || crew.table !== table,
        ),
        ...(referee === null ? [] : [{ round, table, referee, sides }]),
      ],
    }),
  SeatsSwapped: (state, { stage: id, round, players, games }) => {
    const stage = stageOf(state, id);
    const exchanged = exchangedFor(players);
    const numberFor = (number: number): number =>
      1 + (stage?.players.indexOf(exchanged(stage.players[number - 1] ?? '')) ?? 0);
    const laid = changeStage(state, id, {
      rounds: (stage?.rounds ?? []).map((tables, i) =>
        i + 1 === round ? tables.map((table) => table.map(numberFor)) : tables,
      ),
    });
    return games.reduce(
      (next, game) => changeGame(next, game, (each) => ({ ...each, seats: each.seats.map(exchanged) })),
      laid,
    );
  },
  PlayerReplaced: (state, { stage, player, substitute, games, competes }) => {
    const numbered = changeStage(state, stage, {
      players: seatInstead(stageOf(state, stage)?.players ?? [], player, substitute),
    });
    const seated = Object.fromEntries(
      Object.entries(numbered.games).map(([id, game]) => [
        id,
        games.includes(id)
          ? {
              ...game,
              ...substituted(game, player, substitute),
              absent: game.absent.filter((person) => person !== player),
              sides: game.sides.filter((person) => person !== substitute),
            }
          : game,
      ]),
    );
    return {
      ...numbered,
      games: seated,
      standIns: competes ? state.standIns : [...new Set([...state.standIns, substitute])],
    };
  },
};
