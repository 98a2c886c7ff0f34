// The one socket: who watches what, the newest picture at once and the next ones as they come; a slow watcher is given the newest.
import { readJson } from '@omerta/base/json.ts';
import type { Lang } from '@omerta/base/lang.ts';
import { either, oneOf, optional, read, shape, text, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { WebSocket } from 'ws';
import type { Asker } from '../api/asker.ts';
import type { Place } from '../api/place.ts';
import { type Problem, problem, problemDocument } from '../api/problem.ts';
import type { Watched } from './broadcast.ts';
import type { Shown, Watcher } from './hub.ts';
import type { Live } from './live.ts';
import { askedAs, watchGame, watchTournament } from './watch.ts';
import { watchAskerOf } from './watch-asker.ts';

const asked = either(
  shape({
    watch: text,
    as: optional(oneOf(askedAs)),
    after: optional(whole(0, Number.MAX_SAFE_INTEGER)),
  }),
  shape({ unwatch: text }),
);

type WatchPlace = { readonly tournament: string; readonly game: string | null };

/** `tournament/T`, or `game/T/` and everything after it. */
const placeIn = (watch: string): WatchPlace | null => {
  const [, kind, tournament = '', game] = /^(tournament|game)\/([^/]+)(?:\/(.+))?$/s.exec(watch) ?? [];
  if (kind === 'tournament') return game === undefined ? { tournament, game: null } : null;
  return kind === 'game' && game !== undefined ? { tournament, game } : null;
};

/** More than any screen shows at once. */
const mostWatches = 64;

/** What may wait to be sent to one watcher before he is given only the newest, in bytes. */
const mostWaiting = 256 * 1024;

const aliveEvery = 15_000;

/** One thing watched over one connection: never more than the newest picture waits. */
const watcherOn = (socket: WebSocket, watched: Watched, isOfficial: boolean, after: number) => {
  let sent = after;
  let waiting: Shown | null = null;
  let isSending = false;
  const send = (picture: Shown): void => {
    sent = picture.n;
    isSending = socket.bufferedAmount > mostWaiting;
    socket.send(picture.bytes, { binary: false }, () => {
      isSending = false;
      const next = waiting;
      waiting = null;
      if (next && next.n > sent) send(next);
    });
  };
  const show = (picture: Shown): void => {
    if (picture.n <= sent) return;
    if (isSending) waiting = picture;
    else send(picture);
  };
  return { watched, isOfficial, show } satisfies Watcher;
};

export type LiveSocket = {
  readonly socket: WebSocket;
  readonly asker: Asker;
  readonly lang: Lang;
  readonly isSafe: boolean;
};

export const liveSocket = (place: Place, live: Live, { socket, asker, lang, isSafe }: LiveSocket): void => {
  const watches = new Map<string, () => void>();
  const say = (said: object): void => {
    if (socket.bufferedAmount <= mostWaiting) socket.send(JSON.stringify(said));
  };
  const refuse = (found: Problem, watch?: string): void =>
    say({ ...(watch !== undefined && { watch }), problem: problemDocument(found, lang) });

  const findPicture = async (watch: string, as: (typeof askedAs)[number] | undefined) => {
    const found = placeIn(watch);
    if (!found) return problem('watch/unknown', { watch });
    const { tournament, game } = found;
    const state = (await live.hub.newest(tournament)).state();
    const watcher = await watchAskerOf(place, tournament, game, asker);
    const watched = game === null ? watchTournament(state, watcher, as) : watchGame(state, game, watcher, as);
    if (isRefusal(watched)) return problem(watched.code, { watch });
    const carriesRoles =
      watched.what === 'game' && (watched.audience === 'referee' || watched.audience === 'overlay');
    return carriesRoles && !isSafe ? problem('roles/unsafe') : { tournament, watched };
  };

  const watch = async (
    name: string,
    as: (typeof askedAs)[number] | undefined,
    after: number,
  ): Promise<void> => {
    if (!watches.has(name) && watches.size >= mostWatches) return refuse(problem('watch/too-many'), name);
    const found = await findPicture(name, as);
    if ('code' in found) return refuse(found, name);
    const { tournament, watched } = found;
    const isOfficial =
      watched.what === 'game' ? watched.audience === 'referee' : watched.audience.kind !== 'public';
    const watcher = watcherOn(socket, watched, isOfficial, after);
    watches.get(name)?.();
    watches.set(name, live.hub.watch(tournament, watcher));
    const picture = await live.hub.draw(tournament, watched);
    if (picture) watcher.show(picture);
  };

  let turn = Promise.resolve();
  const hear = async (data: Buffer): Promise<void> => {
    const json = readJson(data.toString());
    if (isRefusal(json)) return refuse(problem('frame/not-json'));
    const given = read(asked, json.value);
    if (isRefusal(given)) return refuse(problem('frame/unreadable', { path: given.path }));
    if ('watch' in given) return watch(given.watch, given.as, given.after ?? 0);
    watches.get(given.unwatch)?.();
    watches.delete(given.unwatch);
  };

  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (isBinary) return refuse(problem('frame/not-json'));
    turn = turn.then(() => hear(data)).catch(() => refuse(problem('store/unreachable')));
  });
  const alive = setInterval(() => say({ alive: place.now().toISOString() }), aliveEvery);
  socket.on('close', () => {
    clearInterval(alive);
    for (const stop of watches.values()) stop();
    watches.clear();
  });
  socket.on('error', () => socket.terminate());
};
