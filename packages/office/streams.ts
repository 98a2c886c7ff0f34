// The streams of a club's log and their names.

const clubPrefix = 'club/';
const tournamentPrefix = 'tournament/';
const gamePrefix = 'game/';

export const clubStream = (club: string): string => `${clubPrefix}${club}`;
export const tournamentStream = (tournament: string): string => `${tournamentPrefix}${tournament}`;
/** A tournament's id holds no slash, a game's does. */
export const gameStream = (tournament: string, game: string): string => `${gamePrefix}${tournament}/${game}`;

type Named = { readonly stream: string };

const idsUnder = (prefix: string, heads: readonly Named[]): string[] =>
  heads
    .filter(({ stream }) => stream.startsWith(prefix))
    .map(({ stream }) => stream.slice(prefix.length))
    .sort();

export const clubsAmong = (heads: readonly Named[]): string[] => idsUnder(clubPrefix, heads);
export const tournamentsAmong = (heads: readonly Named[]): string[] => idsUnder(tournamentPrefix, heads);
export const gamesAmong = (heads: readonly Named[], tournament: string): string[] =>
  idsUnder(`${gamePrefix}${tournament}/`, heads);

/** A tournament and its games. */
export const streamsOf = (heads: readonly Named[], tournament: string): string[] => [
  tournamentStream(tournament),
  ...gamesAmong(heads, tournament).map((game) => gameStream(tournament, game)),
];
