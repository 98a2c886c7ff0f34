// Who may let others in: from the offices that the club and its tournaments give, asked anew each time.

import { denied } from '@omerta/office/orders.ts';
import { tournamentsAmong } from '@omerta/office/streams.ts';
import { mayGiveToClub } from '@omerta/tournament/club/decide.ts';
import type { ClubState } from '@omerta/tournament/club/state.ts';
import { isId } from '@omerta/tournament/meta.ts';
import type { Post } from '@omerta/tournament/offices.ts';
import { gameOf, holds } from '@omerta/tournament/state.ts';
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

/** A code for one game: the owner, that tournament's organiser or chief, for its assigned referee. */
const whyNotForGame = async (
  place: Place,
  by: string,
  person: string,
  { tournament, game: id }: OneGame,
): Promise<ApiProblem | null> => {
  const game = isId(tournament) ? gameOf((await place.office.tournament(tournament)).state, id) : undefined;
  if (!game) return refusedProblem(denied('game/unknown', { game: id }));
  const { state } = await place.office.tournament(tournament);
  const mayMake = holds(state, by, 'organiser', 'chief') || (await isOwner(place, by));
  return mayMake && game.referee === person ? null : problem('code/not-yours');
};

/** Why this person may not make a code for that one; null: he may. */
export const whyNoCode = async (
  place: Place,
  by: string,
  person: string,
  game: OneGame | undefined,
): Promise<ApiProblem | null> => {
  if (game) return whyNotForGame(place, by, person, game);
  const { state: club } = await place.office.club();
  const isTheOwner = await isOwner(place, by);
  if (!isTheOwner && !mayAddPeople(club, by)) return problem('code/not-yours');
  if (!club.people.includes(person)) return unknownPerson(person);
  return isTheOwner || !(await holdsAny(place, club, person)) ? null : problem('code/not-yours');
};
