// Picks what is printed of a tournament: nothing of a game that is not over but who sits where.
import { isRefusal } from '@omerta/base/refusal.ts';
import { isRulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { reportStandings } from '@omerta/scoring/report/standings-report.ts';
import type { Head } from '@omerta/store/chain.ts';
import type { Signature } from '@omerta/stream/signing.ts';
import { baseOf } from '@omerta/tournament/rulebooks/choose.ts';
import { standingsOfState } from '@omerta/tournament/standings.ts';
import {
  type EntryStatus,
  type Game,
  gamesOf,
  isGameOver,
  type TournamentState,
} from '@omerta/tournament/state.ts';
import type { Names } from '@omerta/tournament/tournament-file.ts';
import { type GamePaper, paperFormat, type TournamentPaper } from './paper.ts';

/** What stands in the log of a game beside its lines. */
export type GameInLog = {
  readonly head: Head;
  readonly signature: Signature | null;
  /** As the referee would have written it down. */
  readonly record: string | null;
};

type Sources = {
  readonly tournament: string;
  readonly names: Names;
  readonly logged: (game: Game) => GameInLog | null;
};

const protestsOf = ({ protests }: TournamentState, id: string): GamePaper['protests'] =>
  Object.values(protests)
    .filter(({ game }) => game === id)
    .map(({ player, text, decision }) => ({
      player,
      text,
      decision: decision && { outcome: decision.outcome, reason: decision.reason },
    }));

const gamePaper = (state: TournamentState, game: Game, logged: GameInLog | null): GamePaper => {
  const { id, stage, round, table, attempt, status, seats, referee, startedAt, endedAt } = game;
  const named = { id, stage, round, table, attempt, status, seats, referee, startedAt, endedAt };
  if (!isGameOver(game))
    return {
      ...named,
      sheet: null,
      record: null,
      amended: false,
      ruled: null,
      protests: [],
      log: null,
      signature: null,
    };
  return {
    ...named,
    sheet: game.sheet,
    record: logged?.record ?? game.record,
    amended: game.amended,
    ruled: game.ruled,
    protests: protestsOf(state, id),
    log: logged?.head ?? null,
    signature: logged?.signature ? { name: logged.signature.name, ink: logged.signature.ink } : null,
  };
};

const standingsIn = (state: TournamentState): TournamentPaper['standings'] => {
  const table = standingsOfState(state);
  if (isRefusal(table)) return null;
  const { rows, nominations } = reportStandings(table);
  return {
    rows: rows.map(({ exact, items, decidedBy, ...row }) => row),
    nominations,
  };
};

const everybodyIn = ({ entries, offices, games, standIns, stages }: TournamentState): string[] => [
  ...new Set([
    ...entries.map(({ person }) => person),
    ...offices.map(({ person }) => person),
    ...standIns,
    ...stages.flatMap(({ players }) => players),
    ...Object.values(games).flatMap(({ seats, referee }) => (referee === null ? seats : [...seats, referee])),
  ]),
];

const entered = ({ entries }: TournamentState, wanted: EntryStatus): readonly string[] =>
  entries.filter(({ status }) => status === wanted).map(({ person }) => person);

export const paperOf = (state: TournamentState, { tournament, names, logged }: Sources): TournamentPaper => {
  const base = baseOf(state.rules);
  return {
    format: paperFormat,
    tournament,
    name: state.name,
    zone: state.zone,
    rulebook: isRulebookId(base) ? base : 'fsm-2024',
    rules: state.rules,
    dates: state.dates,
    isFinished: state.phase === 'finished',
    people: everybodyIn(state).map((id) => ({ id, ...names(id) })),
    players: entered(state, 'accepted'),
    reserves: entered(state, 'reserve'),
    officials: state.offices,
    stages: state.stages.map(({ stage, name, kind, players, rounds }) => ({
      stage,
      name,
      kind,
      players,
      rounds,
    })),
    games: gamesOf(state).map((game) => gamePaper(state, game, logged(game))),
    standings: standingsIn(state),
  };
};
