// Who cannot become another person now: whoever plays in a tournament that goes on, or serves in it.
import type { PersonId } from '../meta.ts';
import { entryOf, gamesOf, type TournamentState } from '../state.ts';

/** An application that was declined or taken back binds nobody; a seat of a game does. */
export const takesPart = (state: TournamentState, person: PersonId): boolean => {
  if (state.phase === 'none' || state.phase === 'finished') return false;
  const status = entryOf(state, person)?.status;
  return (
    (status !== undefined && status !== 'declined' && status !== 'withdrawn') ||
    state.offices.some((each) => each.person === person) ||
    gamesOf(state).some(({ seats }) => seats.includes(person))
  );
};
