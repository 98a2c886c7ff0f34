// The streams of a club's log and their names.

const clubPrefix = 'club/';
const tournamentPrefix = 'tournament/';
const gamePrefix = 'game/';
const receivedPrefix = 'received/';
const tablePrefix = 'table/';
const branchPrefix = 'branch/';
const sidePrefix = 'side/';
const wordPrefix = 'word/';

export const clubStream = (club: string): string => `${clubPrefix}${club}`;
export const tournamentStream = (tournament: string): string => `${tournamentPrefix}${tournament}`;
/** A tournament's id holds no slash, a game's does. */
export const gameStream = (tournament: string, game: string): string => `${gamePrefix}${tournament}/${game}`;

/** Beside a stream: of each order to it when it came, and what it said besides. */
export const receivedStream = (stream: string): string =>
  `${receivedPrefix}${stream.slice(stream.indexOf('/') + 1)}`;

/** Which device holds the table of a game, and what lies beside its stream. */
export const tableStream = (tournament: string, game: string): string =>
  `${tablePrefix}${tournament}/${game}`;
/** Commits of a device that did not come into the game's own stream. */
export const branchStream = (tournament: string, game: string, branch: string): string =>
  `${branchPrefix}${tournament}/${game}/${branch}`;

/** What the side referees of a game have flagged, and what came of it: never a part of its record. */
export const sideStream = (tournament: string, game: string): string => `${sidePrefix}${tournament}/${game}`;

/** What the desk has told whoever leads a game, and what he asked the chief for: never a part of its record. */
export const wordStream = (tournament: string, game: string): string => `${wordPrefix}${tournament}/${game}`;

type OfGame = { readonly id: string; readonly kind: 'play' | 'received' | 'side' | 'word' | 'table' };

/** Which game of the tournament a stream is about; null where it is about none. */
export const gameIn = (tournament: string, stream: string): OfGame | null => {
  const play = gameStream(tournament, '');
  const beginnings = {
    play,
    received: receivedStream(play),
    side: sideStream(tournament, ''),
    word: wordStream(tournament, ''),
    table: tableStream(tournament, ''),
  } as const;
  for (const kind of ['play', 'received', 'side', 'word', 'table'] as const)
    if (stream.startsWith(beginnings[kind])) return { id: stream.slice(beginnings[kind].length), kind };
  return null;
};

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

/** A tournament and its games, what came when, and what lies beside the games. */
export const streamsOf = (heads: readonly Named[], tournament: string): string[] => {
  const own = [
    tournamentStream(tournament),
    ...gamesAmong(heads, tournament).map((game) => gameStream(tournament, game)),
  ];
  const there = new Set(heads.map(({ stream }) => stream));
  const beside = [tablePrefix, branchPrefix, sidePrefix, wordPrefix].flatMap((prefix) =>
    idsUnder(`${prefix}${tournament}/`, heads).map((id) => `${prefix}${tournament}/${id}`),
  );
  return [...own, ...own.map(receivedStream).filter((stream) => there.has(stream)), ...beside];
};
