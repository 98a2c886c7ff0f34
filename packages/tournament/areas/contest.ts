// In the contest or out of it: whoever sits in for others has no place of his own until he is given one.
import type { EventBody } from '../event.ts';
import type { PersonId } from '../meta.ts';
import { entryOf, gamesOf, type TournamentState } from '../state.ts';

const hasSat = (state: TournamentState, person: PersonId): boolean =>
  gamesOf(state).some(({ status, seats }) => status !== 'annulled' && seats.includes(person));

/**
 * Whoever sits in for a game plays out of competition, unless he has a place already. A reserve who takes a number for
 * the rest of a stage plays for himself; an official never does.
 */
export const competes = (state: TournamentState, person: PersonId, takesNumber = false): boolean => {
  if (state.kind === 'evening') return true;
  const isRanked = hasSat(state, person) && !state.standIns.includes(person);
  return entryOf(state, person) !== undefined && (takesNumber || isRanked);
};

/** Entered, has sat in, and has never had a number of his own in a stage. */
export const isSubstitute = (state: TournamentState, person: PersonId): boolean =>
  state.kind === 'tournament' &&
  entryOf(state, person) !== undefined &&
  hasSat(state, person) &&
  !state.stages.some(({ players }) => players.includes(person));

/** Said of whoever sat in before, where he plays for himself from now on. */
export const rankedNow = (state: TournamentState, person: PersonId): readonly EventBody[] =>
  state.standIns.includes(person) ? [{ type: 'SubstituteRanked', person, ranked: true }] : [];
