// Who may sit in for somebody: a reserve, or whoever was accepted and has no place; a side referee where there is none of them.
import { tooMany } from '../competitors.ts';
import type { PersonId } from '../meta.ts';
import { refuse, type TournamentRefusal } from '../refusal.ts';
import { isOut, type Scene, suspensionNow } from '../scene.ts';
import { entryOf, type Game, gamesOf, holds, type StageState, type TournamentState } from '../state.ts';
import { competes } from './contest.ts';
import { isKnown } from './people.ts';

const sameRound = (game: Game, other: Game): boolean =>
  other.stage === game.stage && other.round === game.round && other.status !== 'annulled';

/** Sits or leads somewhere in the round of this game, or helps at another table. */
export const isBusy = (state: TournamentState, person: PersonId, game: Game): boolean =>
  gamesOf(state).some(
    (other) =>
      sameRound(game, other) &&
      (other.seats.includes(person) ||
        other.referee === person ||
        (other.id !== game.id && other.sides.includes(person))),
  );

/** What somebody is wanted for: these games, or the rest of a stage, where whoever plays in it has a place already. */
type Vacancy = { readonly games: readonly Game[]; readonly stage?: StageState };

const isEngaged = (state: TournamentState, person: PersonId, { games, stage }: Vacancy): boolean =>
  stage?.players.includes(person) === true || games.some((game) => isBusy(state, person, game));

/** Accepted after the field was formed, he waits for a place as a reserve does. */
export const waitsForPlace = ({ entries, stages }: TournamentState, person: PersonId): boolean =>
  entries.some((entry) => entry.person === person && entry.status === 'accepted') &&
  !stages.some(({ players }) => players.includes(person));

const isFreeReserve = (scene: Scene, person: PersonId, vacancy: Vacancy): boolean => {
  const { state } = scene;
  const entry = entryOf(state, person);
  if (!entry?.here || isEngaged(state, person, vacancy)) return false;
  if (entry.status !== 'reserve' && !waitsForPlace(state, person)) return false;
  return suspensionNow(scene, person) === null && overNumber(scene, person, vacancy) === null;
};

/** Who plays out of competition is no player more (fiim-2018 8.7). */
const overNumber = (
  { state, book }: Scene,
  person: PersonId,
  { stage }: Vacancy,
): TournamentRefusal | null =>
  competes(state, person, stage !== undefined) ? tooMany(state, book, [person]) : null;

/** Null where he may sit in. */
export const whyNotSubstitute = (
  scene: Scene,
  person: PersonId,
  vacancy: Vacancy,
): TournamentRefusal | null => {
  const { state, book } = scene;
  const { value: kinds, clause } = book.rules.substitutes;
  if (isEngaged(state, person, vacancy)) return refuse('substitute/busy', { person }, clause);
  if (isOut(state, person)) return refuse('substitute/not-available', { person }, clause);
  // At an evening whoever has come may sit in.
  if (state.kind === 'evening') {
    return isKnown(scene.club, person)
      ? (suspensionNow(scene, person) ?? tooMany(state, book, [person]))
      : refuse('person/unknown', { person });
  }
  if (kinds.includes('reserve') && isFreeReserve(scene, person, vacancy)) return null;
  if (entryOf(state, person)?.status === 'reserve') {
    const over = overNumber(scene, person, vacancy);
    if (over) return over;
  }
  if (!kinds.includes('side-referee') || entryOf(state, person) || !holds(state, person, 'side-referee')) {
    return refuse('substitute/not-available', { person }, clause);
  }
  const reserve = state.entries.find((entry) => isFreeReserve(scene, entry.person, vacancy));
  return reserve ? refuse('substitute/reserve-free', { person: reserve.person }, clause) : null;
};
