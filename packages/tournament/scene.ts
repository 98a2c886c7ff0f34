// What a decision looks at: the state, who asks, when, the club and the rules in force; and what a check is.
import type { Play } from '@omerta/scoring/sheet/follows.ts';
import { type ClubState, founderOf, suspensionOn } from './club/state.ts';
import type { TournamentCommandOf, TournamentCommandType } from './command.ts';
import type { EventBody } from './event.ts';
import type { PersonId } from './meta.ts';
import { refuse, type TournamentRefusal } from './refusal.ts';
import type { Book } from './rulebooks/choose.ts';
import { entryOf, type Game, holds, type TournamentState } from './state.ts';
import { covers, dayAt } from './time.ts';

/** `play`: the stream of the game that a paper is of; without one the paper stands alone. */
export type Context = { readonly club: ClubState | null; readonly play?: Play | null };

export type Scene = {
  readonly state: TournamentState;
  readonly by: PersonId;
  /** When it is decided: every deadline is judged by it alone. */
  readonly at: string;
  readonly club: ClubState | null;
  readonly book: Book;
  readonly play: Play | null;
};

export type TournamentAnswer = readonly EventBody[] | TournamentRefusal;

/** The thing that a command is about; `legal` tries every one there is. */
export type TargetKind = 'game' | 'person' | 'stage' | 'team' | 'protest' | 'ruling' | 'charge';

/** `ready` asks only about the thing and the person, `decide` about what the command says; `seed` is for what is drawn. */
export type CommandGuard<T extends TournamentCommandType> = {
  readonly target: TargetKind | null;
  readonly ready?: (scene: Scene, id: string) => TournamentRefusal | null;
  readonly decide: (scene: Scene, command: TournamentCommandOf<T>, seed: string) => TournamentAnswer;
};
export type CommandGuards<T extends TournamentCommandType> = { readonly [K in T]: CommandGuard<K> };

/** The club's owner; without a club round it, the organiser. */
export const isOwner = ({ state, club, by }: Scene): boolean =>
  club ? founderOf(club) === by : holds(state, by, 'organiser');

const ownSuspension = (state: TournamentState, person: PersonId, day: string) =>
  state.suspensions.find((each) => each.person === person && covers(each, day));

/** Suspended on the day of the scene, here or by the club. */
export const suspensionNow = (
  { state, club, at, book }: Scene,
  person: PersonId,
): TournamentRefusal | null => {
  const day = dayAt(at, state.zone);
  const own = ownSuspension(state, person, day);
  // Once the club has the case, its committee may have shortened the suspension.
  if (own && !club?.cases.some((each) => each.id === own.case))
    return refuse('check-in/suspended', { person, until: own.to }, own.clause);
  const found = club ? suspensionOn(club, person, day) : undefined;
  // A clause of another rulebook than the one in force here is named in the club's own file.
  return found
    ? refuse(
        'check-in/suspended',
        { person, until: found.to },
        found.rulebook === book.scoring.rulebook.id ? found.clause : null,
      )
    : null;
};

/** Out of the tournament: no seat, no place in a later stage. An official who sat in has no entry, and can be expelled too. */
export const isOut = (state: TournamentState, person: PersonId): boolean => {
  const status = entryOf(state, person)?.status;
  if (status === 'withdrawn' || status === 'declined') return true;
  return state.expelled.some((each) => each.person === person);
};

/** Those of a table for whom somebody has to sit in: not there, out, or suspended here on the day of the newest event. */
export const missingFrom = (state: TournamentState, { seats, absent }: Game): readonly PersonId[] => {
  if (state.at === null) return [];
  const day = dayAt(state.at, state.zone);
  return seats.filter(
    (person) => absent.includes(person) || isOut(state, person) || ownSuspension(state, person, day),
  );
};
