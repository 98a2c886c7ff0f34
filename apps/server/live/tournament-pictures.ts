// What each audience of a tournament sees of it, and which audience somebody is.
import type { Awaited } from '@omerta/tournament/expects.ts';
import type { PersonId } from '@omerta/tournament/meta.ts';
import { entryOf, holds, type TournamentState } from '@omerta/tournament/state.ts';
import { deskView, refereeView } from '@omerta/tournament/view/officials.ts';
import { playerView } from '@omerta/tournament/view/player.ts';
import type { PublicTournament } from '@omerta/tournament/view/public.ts';

export type TournamentAudience =
  | { readonly kind: 'public' | 'hall' | 'desk' }
  | { readonly kind: 'player' | 'referee'; readonly person: PersonId };

export const everybody: TournamentAudience = { kind: 'public' };
/** Its screens: what anybody sees, but the hall need not be told later at which table what is played. */
export const hall: TournamentAudience = { kind: 'hall' };
const desk: TournamentAudience = { kind: 'desk' };

/** Who sits at the desk. */
export const deskPosts = ['organiser', 'administrator', 'chief'] as const;

/** The most that somebody may see. */
export const audienceOf = (state: TournamentState, person: PersonId | null): TournamentAudience => {
  if (person === null) return everybody;
  if (holds(state, person, ...deskPosts)) return desk;
  if (state.offices.some((each) => each.person === person)) return { kind: 'referee', person };
  return entryOf(state, person) ? { kind: 'player', person } : everybody;
};

/** Those who see something of their own, each once. */
export const ownAudiences = (state: TournamentState): readonly TournamentAudience[] => {
  const people = new Set([...state.offices, ...state.entries].map(({ person }) => person));
  return [...people].map((person) => audienceOf(state, person)).filter((each) => 'person' in each);
};

const inHall = ({ told, open }: Pick<PublicParts, 'told' | 'open'>): object => {
  const statuses = new Map(open.games.map(({ game, status }) => [game, status]));
  const games = told.games.map((each) => ({ ...each, status: statuses.get(each.game) ?? each.status }));
  return { ...told, audience: 'hall', games };
};

/** What anybody sees: `told` with the delay of games, `open` without. */
export type PublicParts = {
  readonly told: PublicTournament;
  readonly open: PublicTournament;
  readonly openDigest: string;
  /** What the tournament waits for. */
  readonly waiting: readonly Awaited[];
};

export const tournamentPicture = (
  state: TournamentState,
  parts: PublicParts,
  audience: TournamentAudience,
): object => {
  const at = state.at ?? '';
  const { told, open, waiting } = parts;
  switch (audience.kind) {
    case 'public':
      return told;
    case 'hall':
      return inHall(parts);
    case 'desk':
      return deskView(state, '', at);
    case 'referee':
      return refereeView(state, audience.person, at, { open, waiting });
    case 'player':
      return playerView(state, audience.person, at, { club: null, told });
  }
};

const without = (whole: object, part: object): object =>
  Object.fromEntries(
    Object.entries(whole).filter(([key]) => !Object.hasOwn(part, key) || key === 'audience'),
  );

/** What an audience sees beyond the public's part: enough to tell whether its picture has changed. */
export const ownPart = (state: TournamentState, parts: PublicParts, audience: TournamentAudience): object =>
  without(tournamentPicture(state, parts, audience), parts.open);
