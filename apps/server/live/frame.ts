// A picture as it goes out, over the socket or in an answer: who is named in it is named beside it.
import { gameOf, isGameOver, type TournamentState } from '@omerta/tournament/state.ts';
import type { Broadcast } from './broadcast.ts';
import type { Draw } from './hub.ts';
import type { Nicknames } from './names.ts';
import type { WatchedPicture } from './watched-picture.ts';

export const watchName = (tournament: string, watched: WatchedPicture): string =>
  watched.what === 'tournament'
    ? `tournament/${tournament}`
    : `${watched.what}/${tournament}/${watched.game}`;

export const audienceName = (watched: WatchedPicture): string =>
  watched.what === 'tournament' ? watched.audience.kind : watched.audience;

/** Whoever plays, judges or waits there. */
const peopleIn = (state: TournamentState, watched: WatchedPicture): readonly string[] => {
  if (watched.what === 'tournament')
    return [...state.entries, ...state.offices].map(({ person }) => person).concat(state.standIns);
  const game = gameOf(state, watched.game);
  if (!game) return [];
  const judges = [...game.sides, ...(game.referee === null ? [] : [game.referee])];
  // Whoever told something may judge elsewhere by now.
  if (watched.what !== 'game') return [...judges, ...state.offices.map(({ person }) => person)];
  return [...game.seats, ...judges];
};

/** Cards of a game that is not over: whoever is given them is written down. */
export const tellsCards = (broadcast: Broadcast, watched: WatchedPicture, view: object): boolean => {
  const game = watched.what === 'game' ? gameOf(broadcast.state(), watched.game) : undefined;
  if (!game || isGameOver(game) || !('roles' in view)) return false;
  return Object.values(view.roles as object).some((role) => role !== null);
};

export type PictureAnswer = {
  readonly audience: string;
  readonly n: number;
  readonly view: object;
  readonly names: Readonly<Record<string, string>>;
};

export const pictureOf = async (
  broadcast: Broadcast,
  names: Nicknames,
  watched: WatchedPicture,
): Promise<PictureAnswer | null> => {
  const picture = broadcast.picture(watched);
  if (!picture) return null;
  const named = await names.of(peopleIn(broadcast.state(), watched));
  return { audience: audienceName(watched), n: picture.n, view: picture.view, names: named };
};

/** The bytes for everybody who watches the same. */
export const drawWith =
  (names: Nicknames): Draw =>
  async (tournament, broadcast, watched) => {
    const picture = await pictureOf(broadcast, names, watched);
    if (!picture) return null;
    const frame = { watch: watchName(tournament, watched), ...picture };
    const cards = tellsCards(broadcast, watched, picture.view);
    return { n: picture.n, bytes: Buffer.from(JSON.stringify(frame)), cards };
  };
