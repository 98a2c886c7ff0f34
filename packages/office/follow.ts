// What a tournament's events do in its club: the event is entered in the club's list, suspensions become cases.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { ClubCommand } from '@omerta/tournament/club/command.ts';
import { performClub } from '@omerta/tournament/club/decide.ts';
import type { ClubEvent } from '@omerta/tournament/club/event.ts';
import { clubFollows } from '@omerta/tournament/club/follow.ts';
import type { ClubState } from '@omerta/tournament/club/state.ts';
import type { TournamentEvent } from '@omerta/tournament/event.ts';
import type { TournamentRefusal } from '@omerta/tournament/refusal.ts';
import type { TournamentState } from '@omerta/tournament/state.ts';

export type FollowUp = {
  readonly command: ClubCommand;
  readonly events: readonly ClubEvent[];
  readonly at: string;
};
type Followed = { readonly done: readonly FollowUp[]; readonly state: ClubState } | TournamentRefusal;

const entered = (tournament: string, club: ClubState, event: TournamentEvent): ClubCommand[] => {
  if (event.type !== 'TournamentCreated' || club.events.some((each) => each.event === tournament)) return [];
  const { command, by, kind } = event;
  return [{ type: 'open-event', id: `${tournament}:${command}`, by, event: tournament, kind }];
};

/** A follow-up that the club refuses stops the command that it follows from: one is never written without the other. */
export const followUps = (
  tournament: string,
  after: TournamentState,
  events: readonly TournamentEvent[],
  club: ClubState,
): Followed => {
  let state = club;
  const done: FollowUp[] = [];
  for (const event of events) {
    for (const command of [...entered(tournament, state, event), ...clubFollows(tournament, after, event)]) {
      const performed = performClub(state, command, event.at);
      if (isRefusal(performed)) return performed;
      done.push({ command, events: performed.events, at: performed.at });
      state = performed.state;
    }
  }
  return { done, state };
};
