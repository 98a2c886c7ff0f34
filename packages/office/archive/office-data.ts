// What the archive keeps of an office beside the games: officials, entries, disputes and decisions.
import { type Game, gamesOf, type TournamentState } from '@omerta/tournament/state.ts';
import { type Names, recordPath } from '@omerta/tournament/tournament-file.ts';

const officeFormat = 'omerta.office/1';

const gameFile = (game: Game) => ({
  game: game.id,
  stage: game.stage,
  round: game.round,
  table: game.table,
  attempt: game.attempt,
  status: game.status,
  seats: game.seats,
  referee: game.referee,
  sides: game.sides,
  startedAt: game.startedAt,
  endedAt: game.endedAt,
  signedBy: game.signedBy,
  confirmedBy: game.confirmedBy,
  record: game.record === null ? null : recordPath(game),
  amended: game.amended,
  approvals: game.approvals,
  incidents: game.incidents,
});

/** An annulled game counts nowhere and is kept here, with its sheet. */
const annulledFile = (game: Game) => ({ ...gameFile(game), replay: game.replay, sheet: game.sheet });

/** Who judges or organises and does not play: the tournament file names its players alone. */
const othersIn = (state: TournamentState, players: ReadonlySet<string>): readonly string[] => {
  const judges = gamesOf(state).flatMap(({ referee, sides }) =>
    referee === null ? sides : [referee, ...sides],
  );
  const all = new Set([...state.offices.map(({ person }) => person), ...judges]);
  return [...all].filter((person) => !players.has(person));
};

/** `players`: whom the tournament file names. */
export const officeData = (state: TournamentState, names: Names, players: ReadonlySet<string>) => {
  const games = gamesOf(state);
  const named = othersIn(state, players)
    .map((id) => ({ id, ...names(id) }))
    .filter(({ id, nick, club }) => nick !== id || club !== null);
  return {
    format: officeFormat,
    kind: state.kind,
    zone: state.zone,
    phase: state.phase,
    secondConfirmation: state.secondConfirmation,
    published: state.published,
    officials: state.offices,
    // Files made before they were named have no such key.
    ...(named.length > 0 ? { named } : {}),
    entries: state.entries,
    teams: state.teams,
    stages: state.stages.map(({ stage, advance, players, published }) => ({
      stage,
      advance,
      players,
      published,
    })),
    games: games.filter((game) => game.status !== 'annulled').map(gameFile),
    annulled: games.filter((game) => game.status === 'annulled').map(annulledFile),
    protests: Object.values(state.protests),
    // Who applied a ruling, and to what, is the log's to tell: archives of every version have the same fields.
    rulings: Object.values(state.rulings).map(({ applied: _, ...ruling }) => ruling),
    complaints: state.complaints,
    warnings: state.warnings,
    cards: state.cards,
    suspensions: state.suspensions,
    standIns: state.standIns,
    lots: state.lots,
    // Files made before it could happen have no such key.
    ...(state.ownJudged.length > 0 ? { ownJudged: state.ownJudged } : {}),
    withheld: state.withheld,
  };
};
