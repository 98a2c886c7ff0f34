// Which picture somebody gets who asks to watch something, and why not.
import type { PersonId } from '@omerta/tournament/meta.ts';
import { isParty } from '@omerta/tournament/party.ts';
import { isTableSide, leads } from '@omerta/tournament/powers.ts';
import { gameOf, holds, isGameOver, type TournamentState } from '@omerta/tournament/state.ts';
import type { GameAudience } from './game-pictures.ts';
import { audienceOf, deskPosts, everybody, hall } from './tournament-pictures.ts';
import type { WatchedPicture } from './watched-picture.ts';

export const askedAs = ['public', 'hall', 'overlay', 'side-referee'] as const;
export type AskedAs = (typeof askedAs)[number];

/** Who asks: a person or nobody, with the code of a hall's screen or the key of a stream where he has one. */
export type WatchAsker = {
  readonly person: PersonId | null;
  readonly isScreen: boolean;
  readonly hasOverlayKey: boolean;
  /** How the log and the audit call where it asks from. */
  readonly device: string;
};

type WatchRefusal = { readonly code: 'watch/unknown' | 'watch/not-yours' | 'watch/not-permitted' };

/** Whoever sits in the game sees what the public sees, whatever office he holds. */
const ownGameAudience = (state: TournamentState, id: string, person: PersonId | null): GameAudience => {
  const game = gameOf(state, id);
  if (!game || person === null || isParty(state, game, person)) return 'public';
  if (leads(state, person, game)) return 'referee';
  return isTableSide(state, person, game) ? 'side-referee' : 'public';
};

/** Before the end of a game its cards are for the stream only by the chief's permission. */
const mayStream = (state: TournamentState, id: string): boolean => {
  const game = gameOf(state, id);
  return (game !== undefined && isGameOver(game)) || state.overlays[id] !== undefined;
};

const maySeeHall = (
  { offices }: TournamentState,
  { isScreen, person }: Pick<WatchAsker, 'isScreen' | 'person'>,
): boolean => isScreen || offices.some((each) => each.person === person);

export const watchGame = (
  state: TournamentState,
  game: string,
  asker: WatchAsker,
  as?: AskedAs,
): WatchedPicture | WatchRefusal => {
  if (!gameOf(state, game)) return { code: 'watch/unknown' };
  const seen = (audience: GameAudience): WatchedPicture => ({ what: 'game', game, audience });
  switch (as) {
    case 'public':
      return seen('public');
    case 'hall':
      return maySeeHall(state, asker) ? seen('hall') : { code: 'watch/not-yours' };
    case 'overlay':
      if (!asker.hasOverlayKey) return { code: 'watch/not-yours' };
      return mayStream(state, game) ? seen('overlay') : { code: 'watch/not-permitted' };
    case 'side-referee':
      return ownGameAudience(state, game, asker.person) === 'public'
        ? { code: 'watch/not-yours' }
        : seen('side-referee');
    case undefined:
      return seen(ownGameAudience(state, game, asker.person));
  }
};

/** What side referees flag is between them and whoever leads the game: nobody else learns whether there is anything. */
export const watchSide = (
  state: TournamentState,
  game: string,
  { person }: Pick<WatchAsker, 'person'>,
): WatchedPicture | WatchRefusal => {
  if (!gameOf(state, game)) return { code: 'watch/unknown' };
  const audience = ownGameAudience(state, game, person);
  return audience === 'referee' || audience === 'side-referee'
    ? { what: 'side', game, audience }
    : { code: 'watch/not-yours' };
};

/** Words are between the desk and whoever leads the game; who sits in it learns nothing of them, whatever office he holds. */
export const watchWords = (
  state: TournamentState,
  id: string,
  { person }: Pick<WatchAsker, 'person'>,
): WatchedPicture | WatchRefusal => {
  const game = gameOf(state, id);
  if (!game) return { code: 'watch/unknown' };
  if (person === null || isParty(state, game, person)) return { code: 'watch/not-yours' };
  if (holds(state, person, ...deskPosts)) return { what: 'word', game: id, audience: 'desk' };
  return leads(state, person, game)
    ? { what: 'word', game: id, audience: 'referee' }
    : { code: 'watch/not-yours' };
};

export const watchTournament = (
  state: TournamentState,
  asker: Pick<WatchAsker, 'person' | 'isScreen'>,
  as?: AskedAs,
): WatchedPicture | WatchRefusal => {
  if (state.phase === 'none') return { code: 'watch/unknown' };
  if (as === 'hall' && maySeeHall(state, asker)) return { what: 'tournament', audience: hall };
  if (as !== undefined && as !== 'public') return { code: 'watch/not-yours' };
  return { what: 'tournament', audience: as ? everybody : audienceOf(state, asker.person) };
};
