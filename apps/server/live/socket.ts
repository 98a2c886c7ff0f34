// The one socket: who watches what, the newest picture at once and the next ones as they come.
import { readJson } from '@omerta/base/json.ts';
import type { Lang } from '@omerta/base/lang.ts';
import { either, oneOf, optional, read, shape, text, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { gameOf, type TournamentState } from '@omerta/tournament/state.ts';
import type { WebSocket } from 'ws';
import type { Asker } from '../api/asker.ts';
import type { Place } from '../api/place.ts';
import { type ApiProblem, problem, problemDocument } from '../api/problem.ts';
import { isRoomName, readTalk, roomTalk } from '../rooms/room-talk.ts';
import { slowWatcher } from '../shown/slow-watcher.ts';
import type { Watcher } from './hub.ts';
import type { LiveParts } from './live.ts';
import type { GameName } from './tables-heard.ts';
import {
  type AskedAs,
  askedAs,
  type WatchAsker,
  watchGame,
  watchSide,
  watchTournament,
  watchWords,
} from './watch.ts';
import { watchAskerOf } from './watch-asker.ts';
import { keyOf, type WatchedPicture } from './watched-picture.ts';

const watching = shape({
  watch: text,
  as: optional(oneOf(askedAs)),
  after: optional(whole(0, Number.MAX_SAFE_INTEGER)),
  /** What a request sends as bearer: a page cannot give its socket one. */
  token: optional(text),
});
const asked = either(watching, shape({ unwatch: text }));

type WatchPlace =
  | { readonly what: 'tournament'; readonly tournament: string; readonly game: null }
  | ({ readonly what: 'game' | 'side' | 'word' } & GameName);

/** `tournament/T`; or `game/T/`, `side/T/`, `word/T/` and everything after it. */
const placeIn = (watch: string): WatchPlace | null => {
  const [, what, tournament = '', game] =
    /^(tournament|game|side|word)\/([^/]+)(?:\/(.+))?$/s.exec(watch) ?? [];
  if (what === 'tournament') return game === undefined ? { what, tournament, game: null } : null;
  const isBeside = what === 'game' || what === 'side' || what === 'word';
  return isBeside && game !== undefined ? { what, tournament, game } : null;
};

/** More than any screen shows at once. */
const mostWatches = 64;

const aliveEvery = 15_000;

export type Connection = {
  readonly socket: WebSocket;
  /** Who it is now, or whoever holds the token: asked again when something about rights may have changed. */
  readonly asker: (token?: string) => Promise<Asker>;
  readonly lang: Lang;
  /** Called when something was written at the doors, by any server: a session, token or key may have ended. Returns how to stop. */
  readonly onDoors: (look: () => void) => () => void;
  /** Whether cards may go over this connection. */
  readonly isSafe: boolean;
  /** Without HTTPS in a hall: it watches what everybody may, and gives nothing. */
  readonly isOpenly: boolean;
};

/** As which audience, and by which token. */
type WatchedHow = { readonly as: AskedAs | undefined; readonly token: string | undefined };

/** One thing watched over one connection. */
type Watch = {
  readonly key: string;
  /** Begins it again, where the right to it may have ended; null where it tells by itself, or never ends. */
  readonly again: (() => Promise<void>) | null;
  readonly stop: () => void;
};

const carriesRoles = (watched: WatchedPicture): boolean =>
  watched.what === 'game' && (watched.audience === 'referee' || watched.audience === 'overlay');

/** Whoever is given cards is written down; who watches already does not wait for it. */
const writtenDown = (watcher: Watcher, note: () => void): Watcher => ({
  ...watcher,
  show: (picture) => {
    if (picture.cards) note();
    watcher.show(picture);
  },
});

const watchedIn = (
  state: TournamentState,
  place: WatchPlace,
  as: AskedAs | undefined,
  asker: WatchAsker,
): ReturnType<typeof watchGame> => {
  switch (place.what) {
    case 'tournament':
      return watchTournament(state, asker, as);
    case 'game':
      return watchGame(state, place.game, asker, as);
    case 'side':
      return as === undefined ? watchSide(state, place.game, asker) : { code: 'watch/not-yours' };
    case 'word':
      return as === undefined ? watchWords(state, place.game, asker) : { code: 'watch/not-yours' };
  }
};

export const liveSocket = (place: Place, { hub, rooms, heard }: LiveParts, connection: Connection): void => {
  const { socket, lang, isSafe, isOpenly } = connection;
  const watches = new Map<string, Watch>();
  /** What was said last of a table that is out of reach. */
  const silences = new Map<string, string | null>();
  const say = (said: object): void => socket.send(JSON.stringify(said));
  const refuse = (found: ApiProblem, watch?: string): void =>
    say({ ...(watch !== undefined && { watch }), problem: problemDocument(found, lang) });

  const pictureFor = async (
    where: WatchPlace,
    as: AskedAs | undefined,
    asker: WatchAsker,
  ): Promise<WatchedPicture | ApiProblem> => {
    const watched = watchedIn((await hub.newest(where.tournament)).state(), where, as, asker);
    if (isRefusal(watched)) return problem(watched.code);
    return carriesRoles(watched) && !isSafe ? problem('roles/unsafe') : watched;
  };

  const stop = (name: string): void => {
    watches.get(name)?.stop();
    watches.delete(name);
  };

  /** While it is played: afterwards its phone may go. */
  const tellSilence = async (name: string, { tournament, game }: GameName): Promise<void> => {
    const isRunning = gameOf((await hub.newest(tournament)).state(), game)?.status === 'running';
    const since = isRunning ? heard.silentSince({ tournament, game }) : null;
    if (since === (silences.get(name) ?? null)) return;
    silences.set(name, since);
    say({ watch: name, silentSince: since });
  };

  const begin = async (name: string, where: WatchPlace, how: WatchedHow, after: number): Promise<void> => {
    const asker = await watchAskerOf(place, where.tournament, where.game, await connection.asker(how.token));
    const isNobody = asker.person === null && !asker.isScreen && !asker.hasOverlayKey;
    // Whoever names a token learns that it opens nothing, also where everybody may look.
    const watched =
      isNobody && how.token !== undefined
        ? problem('watch/not-yours')
        : await pictureFor(where, how.as, asker);
    const key = isRefusal(watched) ? '' : keyOf(watched);
    if (!isRefusal(watched) && watched.what === 'side' && watched.audience === 'side-referee')
      await tellSilence(name, { tournament: where.tournament, game: watched.game });
    // Watched already, and nothing has changed about who may see what.
    if (key !== '' && watches.get(name)?.key === key && after === 0) return;
    stop(name);
    if (isRefusal(watched)) return refuse(watched, name);
    const by = { person: asker.person, device: asker.device };
    const seen = { tournament: where.tournament, game: where.game ?? '' };
    const way = asker.hasOverlayKey ? 'overlay' : 'referee';
    const watcher = writtenDown({ watched, show: slowWatcher(socket, after) }, () =>
      place.sightings.noteSoon(by, seen, way),
    );
    const unwatch = hub.watch(where.tournament, watcher);
    const again = (): Promise<void> => begin(name, where, how, 0);
    const look = (): void => queue(again);
    const unright = asker.person === null ? () => undefined : hub.onRights(where.tournament, look);
    const undoor = isNobody ? () => undefined : connection.onDoors(look);
    const ended = (): void => {
      unwatch();
      unright();
      undoor();
    };
    watches.set(name, { key, again: isNobody ? null : again, stop: ended });
    const picture = await hub.draw(where.tournament, watched);
    if (picture?.cards) await place.sightings.note(by, seen, way);
    if (picture) watcher.show(picture);
  };

  const talk = roomTalk(rooms, connection, say, place.now);
  const beginRoom = async (name: string, how: WatchedHow, after: number): Promise<void> => {
    const watched = await talk.watch(name, { ...how, after }, () => void watches.delete(name));
    if (isRefusal(watched)) refuse(watched, name);
    else watches.set(name, { key: '', again: null, stop: watched.stop });
  };

  const hear = async (data: Buffer, came: number): Promise<void> => {
    const json = readJson(data.toString());
    if (isRefusal(json)) return refuse(problem('frame/not-json'));
    const said = readTalk(json.value);
    if (said && isOpenly) return refuse(problem('roles/unsafe'));
    if (said)
      return isRefusal(said)
        ? refuse(problem('frame/unreadable', { path: said.path }))
        : talk.hear(said, came);
    const given = read(asked, json.value);
    if (isRefusal(given)) return refuse(problem('frame/unreadable', { path: given.path }));
    if (!('watch' in given)) return stop(given.unwatch);
    const where = placeIn(given.watch);
    if (!where && !isRoomName(given.watch)) return refuse(problem('watch/unknown'), given.watch);
    if (!watches.has(given.watch) && watches.size >= mostWatches)
      return refuse(problem('watch/too-many'), given.watch);
    stop(given.watch);
    const how = { as: given.as, token: given.token };
    const after = given.after ?? 0;
    return where ? begin(given.watch, where, how, after) : beginRoom(given.watch, how, after);
  };

  let turn = Promise.resolve();
  const queue = (work: () => Promise<void>): void => {
    turn = turn.then(work).catch(() => refuse(problem('store/unreachable')));
  };

  socket.on('message', (data: Buffer, isBinary: boolean) => {
    const came = place.now().getTime();
    if (isBinary) refuse(problem('frame/not-json'));
    else queue(() => hear(data, came));
  });
  const alive = setInterval(() => {
    say({ alive: place.now().toISOString() });
    // A session may have come to its time; what was ended by somebody was told at the doors.
    for (const { again } of watches.values()) if (again) queue(again);
  }, aliveEvery);
  socket.on('close', () => {
    clearInterval(alive);
    for (const name of [...watches.keys()]) stop(name);
  });
  socket.on('error', () => socket.terminate());
};
