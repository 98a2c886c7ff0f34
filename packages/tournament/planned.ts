// What a stage lacks of its plan: its field, its seating, or games that nobody has laid; and which of its games wait.
import { type Game, gamesOf, type StageState, type TournamentState } from './state.ts';

type StageLack = 'unformed' | 'unseated' | 'short';

/** The most that anybody plays in it as it is laid: others may rest. */
export const gamesLaid = ({ players, rounds }: Pick<StageState, 'players' | 'rounds'>): number =>
  players.reduce((most, _, i) => {
    const played = rounds.filter((tables) => tables.some((table) => table.includes(i + 1))).length;
    return Math.max(most, played);
  }, 0);

/** An evening plans nothing. */
export const lackOf = ({ kind }: Pick<TournamentState, 'kind'>, stage: StageState): StageLack | null => {
  if (kind === 'evening' || stage.ended) return null;
  if (stage.players.length === 0) return 'unformed';
  if (stage.rounds.length === 0) return 'unseated';
  return gamesLaid(stage) < (stage.plannedGames ?? 0) ? 'short' : null;
};

/** Published, and nobody is called to them; a replay that was ordered is not the desk's to let go. */
export const waitingIn = (state: TournamentState, stage: string): Game[] =>
  gamesOf(state).filter((game) => game.stage === stage && game.status === 'scheduled' && game.attempt === 1);

/** 0 without games. */
export const lastRoundOf = (games: readonly Game[]): number =>
  games.reduce((last, { round }) => Math.max(last, round), 0);
