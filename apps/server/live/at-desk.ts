// Who sits at the desk of a tournament: its organisers, administrators and chief referee.
import { isRefusal } from '@omerta/base/refusal.ts';
import { holds, type TournamentState } from '@omerta/tournament/state.ts';
import type { Asker } from '../api/asker.ts';
import { type ApiProblem, problem } from '../api/problem.ts';
import type { ServerCode } from '../api/server-code.ts';
import type { LiveParts } from './live.ts';

export const isAtDesk = (state: TournamentState, { person }: Pick<Asker, 'person'>): boolean =>
  person !== null && holds(state, person, 'organiser', 'administrator', 'chief');

/** The tournament as the log has it, or that there is none. */
export const stateIn = async (
  { hub }: LiveParts,
  tournament: string,
): Promise<TournamentState | ApiProblem> => {
  const state = (await hub.newest(tournament)).state();
  return state.phase === 'none' ? problem('tournament/unknown', { tournament }) : state;
};

/** The tournament for whoever sits at its desk; for others why not. */
export const deskState = async (
  live: LiveParts,
  tournament: string,
  asker: Asker,
  otherwise: ServerCode = 'desk/not-yours',
): Promise<TournamentState | ApiProblem> => {
  const state = await stateIn(live, tournament);
  return isRefusal(state) || isAtDesk(state, asker) ? state : problem(otherwise);
};
