// The machines whose events the log holds: club, tournament.
import type { ClubEvent } from '@omerta/tournament/club/event.ts';
import { evolveClub } from '@omerta/tournament/club/evolve.ts';
import { type ClubState, initialClub } from '@omerta/tournament/club/state.ts';
import type { TournamentEvent } from '@omerta/tournament/event.ts';
import { evolve } from '@omerta/tournament/evolve.ts';
import { initialState, type TournamentState } from '@omerta/tournament/state.ts';
import { eventOf } from './envelopes.ts';
import type { Machine } from './keeper.ts';

export const clubMachine: Machine<ClubState, ClubEvent> = {
  initial: initialClub,
  evolve: evolveClub,
  eventOf,
  schema: 3,
};
export const tournamentMachine: Machine<TournamentState, TournamentEvent> = {
  initial: initialState,
  evolve,
  eventOf,
  schema: 9,
};
