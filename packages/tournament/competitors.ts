// Who competes in a tournament, and how many may where a rule is held to a number of players.
import { difficultyRefused } from '@omerta/scoring/standings/difficulty.ts';
import type { PersonId } from './meta.ts';
import { refuse, type TournamentRefusal } from './refusal.ts';
import type { Book } from './rulebooks/choose.ts';
import { isOut } from './scene.ts';
import { entryOf, gamesOf, type TournamentState } from './state.ts';

/** Accepted, or seated in a game that stands; neither expelled nor sitting in out of competition. */
const competitorsOf = (state: TournamentState): Set<PersonId> => {
  const games = gamesOf(state).filter(({ status }) => status !== 'annulled');
  const seated = games.flatMap(({ seats, startedAt }) =>
    seats.filter((person) => startedAt !== null || !isOut(state, person)),
  );
  const accepted = state.entries.filter(({ status }) => status === 'accepted').map(({ person }) => person);
  const out = new Set([...state.standIns, ...state.expelled.map(({ person }) => person)]);
  return new Set([...accepted, ...seated].filter((person) => !out.has(person)));
};

/** Entered to play, if only in reserve, or has played for himself. */
export const isCompetitor = (state: TournamentState, person: PersonId): boolean =>
  entryOf(state, person)?.status === 'reserve' || competitorsOf(state).has(person);

/** The coefficient of difficulty is for small tournaments: whether there are too many, or would be with these. */
export const tooMany = (
  state: TournamentState,
  { scoring }: Book,
  more: readonly PersonId[] = [],
): TournamentRefusal | null => {
  const count = new Set([...competitorsOf(state), ...more]).size;
  const over = difficultyRefused(scoring, count);
  return over ? refuse('rules/too-many-players', { found: count, most: over.limit }, over.clause) : null;
};
