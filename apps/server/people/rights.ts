// Who may let others in: from the offices that the club and its tournaments give, asked anew each time.

import { denied } from '@omerta/office/orders.ts';
import { tournamentsAmong } from '@omerta/office/streams.ts';
import { mayGiveToClub } from '@omerta/tournament/club/decide.ts';
import type { ClubState } from '@omerta/tournament/club/state.ts';
import { isId } from '@omerta/tournament/meta.ts';
import type { Post } from '@omerta/tournament/offices.ts';
import { gameOf, holds, type TournamentState } from '@omerta/tournament/state.ts';
import { type Asker, asksAsOwner } from '../api/asker.ts';
import type { Place } from '../api/place.ts';
import { type ApiProblem, problem } from '../api/problem.ts';
import { refusedProblem } from '../api/refused.ts';
import { isOwner } from './kept/owner.ts';
import type { OneGame } from './kept/sessions.ts';

export type HeldOffice = { readonly tournament: string; readonly office: Post };

/** Of every tournament in this log. */
export const officesOf = async ({ store, office }: Place, person: string): Promise<readonly HeldOffice[]> => {
  const found: HeldOffice[] = [];
  for (const tournament of tournamentsAmong(await store.heads())) {
    const { state } = await office.tournament(tournament);
    for (const each of state.offices)
      if (each.person === person) found.push({ tournament, office: each.office });
  }
  return found;
};

/** Whoever may bring a person into the club; its founder, who owns this server, whatever happened to his office. */
export const mayAddPeople = (club: ClubState, by: string): boolean =>
  mayGiveToClub(club, { type: 'add-person', by });

const holdsAny = async (place: Place, club: ClubState, person: string): Promise<boolean> =>
  club.officers.some((each) => each.person === person) ||
  (await isOwner(place, person)) ||
  (await officesOf(place, person)).length > 0;

const unknownPerson = (person: string): ApiProblem => problem('person/unknown', { person });

/** Who lets the referees and officials of a tournament in: its organiser, its chief, the owner. */
const letsIn = async (place: Place, state: TournamentState, by: Asker): Promise<boolean> =>
  (by.person !== null && holds(state, by.person, 'organiser', 'chief')) || (await asksAsOwner(place, by));

/** A code for one game: for its assigned referee. */
const whyNotForGame = async (
  place: Place,
  by: Asker,
  person: string,
  { tournament, game: id }: OneGame,
): Promise<ApiProblem | null> => {
  const game = isId(tournament) ? gameOf((await place.office.tournament(tournament)).state, id) : undefined;
  if (!game) return refusedProblem(denied('game/unknown', { game: id }));
  const { state } = await place.office.tournament(tournament);
  return (await letsIn(place, state, by)) && game.referee === person ? null : problem('code/not-yours');
};

/** A code for a whole tournament: for somebody who holds an office in it, until it is finished. */
const whyNotForTournament = async (
  place: Place,
  by: Asker,
  person: string,
  tournament: string,
): Promise<ApiProblem | null> => {
  const state = isId(tournament) ? (await place.office.tournament(tournament)).state : null;
  if (state === null || state.phase === 'none') return problem('tournament/unknown', { tournament });
  const holdsOffice = state.offices.some((each) => each.person === person);
  if (!(holdsOffice && (await letsIn(place, state, by)))) return problem('code/not-yours');
  return state.phase === 'finished' ? problem('code/finished') : null;
};

/** Whoever lets people in who hold no office: who adds people to the club, and the owner. */
export const letsPeopleIn = async (place: Place, by: Asker): Promise<boolean> =>
  by.person !== null &&
  by.within === null &&
  (mayAddPeople((await place.office.club()).state, by.person) || (await asksAsOwner(place, by)));

/** Of these, who holds no office in the club or in any of its tournaments. */
export const withoutOffice = async (place: Place, people: readonly string[]): Promise<readonly string[]> => {
  const { state: club } = await place.office.club();
  const free: string[] = [];
  for (const person of people) if (!(await holdsAny(place, club, person))) free.push(person);
  return free;
};

export type CodeFor = { readonly game?: OneGame; readonly tournament?: string };

/** Why this person may not make a code for that one; null: he may. */
export const whyNoCode = async (
  place: Place,
  by: Asker,
  person: string,
  { game, tournament }: CodeFor,
): Promise<ApiProblem | null> => {
  if (by.within !== null && (game?.tournament ?? tournament) !== by.within)
    return problem('auth/one-tournament');
  if (game) return whyNotForGame(place, by, person, game);
  if (tournament !== undefined) return whyNotForTournament(place, by, person, tournament);
  const { state: club } = await place.office.club();
  if (!(await letsPeopleIn(place, by))) return problem('code/not-yours');
  if (!club.people.includes(person)) return unknownPerson(person);
  return (await asksAsOwner(place, by)) || !(await holdsAny(place, club, person))
    ? null
    : problem('code/not-yours');
};
