// What a stage lacks of its plan: its field, its seating, or games that nobody has laid.
import type { StageState, TournamentState } from './state.ts';

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
