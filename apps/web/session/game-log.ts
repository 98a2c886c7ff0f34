// Games in the device's log: one stream a game, opened by folding what was decided.

import { canonical, type Json } from '@omerta/base/canonical.ts';
import { collected } from '@omerta/base/collected.ts';
import type { Refusal } from '@omerta/base/refusal.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Rulebook, RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Commit, NewEvent, Receipt } from '@omerta/store/append.ts';
import type { Head } from '@omerta/store/chain.ts';
import type { DeviceStore } from '@omerta/store/device.ts';
import type { Envelope } from '@omerta/store/envelope.ts';
import type { StoreRefusal } from '@omerta/store/refusal.ts';
import { advance, type Course, startCourse, withHead, withLine, withNames } from '@omerta/stream/course.ts';
import {
  entriesOf,
  type LineEntry,
  type StreamEntry,
  storedEntry,
  storedOpening,
  type Written,
} from '@omerta/stream/entry.ts';
import type { Beside, Handed } from '@omerta/stream/handed.ts';
import { convertedName, isOldStream } from '@omerta/stream/old-stream.ts';
import type { Opening } from '@omerta/stream/opening.ts';
import type { SheetMark, Trail } from '@omerta/stream/signing.ts';
import { type Desk, deskOf, laidWith } from './desk.ts';
import { type History, moved, noHistory, type Turn } from './history.ts';
import { gamePrefix } from './own-stream.ts';
import {
  handedSeats,
  noServedDesk,
  peopleOf,
  type ServedDesk,
  type ServedSeats,
  servedGame,
  withServed,
} from './served.ts';
import { type GameShelf, shelfOf } from './shelf.ts';

/** What a device brings: its name, its clock, its source of new ids. */
export type Device = { readonly name: string; readonly now: () => number; readonly newId: () => string };

/** Where today's edition of a rulebook comes from; undefined where there is no such rulebook or switch. */
export type RulebookSource = (
  id: RulebookId,
  switches: Readonly<Record<string, string>>,
) => Promise<Rulebook | undefined>;

export type StreamHead = Pick<Head, 'version' | 'hash'>;

export type LoggedGame = {
  readonly id: string;
  readonly course: Course;
  readonly history: History;
  /** The last event of its stream. */
  readonly head: StreamHead;
  readonly trail: Trail;
  readonly openedAt: number;
};

/**
 * Why a game on this device cannot be opened. `newer-program`: it wrote what this one does not know. `refused-line`: an
 * old game that the rules no longer allow.
 */
export type Unreadable =
  | (Refusal<'unknown-rulebook' | 'newer-program' | 'refused-line'> & {
      readonly id: string;
      readonly openedAt: number;
    })
  | Damaged;

/** Its record is not what was written. `sound` is what can be read of it: everything before the damage. */
export type Damaged = Refusal<'damaged'> & {
  readonly id: string;
  readonly openedAt: number;
  readonly sound: LoggedGame | null;
};

export type GameLog = Desk &
  Omit<GameShelf, 'remove'> & {
    /** Deletes a game from this device: its record with the names, and its place on the table. */
    readonly remove: (id: string) => Promise<Receipt | StoreRefusal>;
    /** What was written after a version; null where a newer program wrote it. */
    readonly since: (id: string, version: number) => Promise<readonly Written[] | null>;
    /** The new game lies on the table, under a name of its own unless one is given. */
    readonly create: (
      opening: Opening,
      lines?: readonly LineEntry[],
      name?: string,
    ) => Promise<string | StoreRefusal>;
    readonly load: (id: string) => Promise<LoggedGame | Unreadable | undefined>;
    /** When it came into the log, and when its first line was given: null before it, and where a record brought here tells no time. */
    readonly span: (id: string) => Promise<{ readonly openedAt: number; readonly beganAt: number | null }>;
    /** `at` is when it happened, however much later it is written. */
    readonly append: (
      id: string,
      expected: number,
      entry: StreamEntry,
      at: number,
    ) => Promise<Receipt | StoreRefusal>;
    /** Newest first. */
    readonly list: () => Promise<readonly string[]>;
    /** The last event of its stream: a protocol prints it. */
    readonly head: (id: string) => Promise<Head>;
    /** The game's events as the log has them, damaged ones too. */
    readonly raw: (id: string) => Promise<readonly string[]>;
    /** Everything of the game, for another device to take. */
    readonly hand: (id: string) => Promise<Handed>;
    /** A game that another device handed over lies on the table, under its own name; one that was here before is continued. */
    readonly take: (id: string, handed: Handed) => Promise<Receipt | StoreRefusal>;
    readonly saveAside: (id: string, version: number, saved: Json) => Promise<void>;
    readonly loadAside: (
      id: string,
    ) => Promise<{ readonly version: number; readonly saved: Json } | undefined>;
  };

/** All that a session needs of where its game lies. */
export type SessionLog = Pick<GameLog, 'append' | 'saveAside' | 'loadAside'>;

/** Another shape of what stands beside the record gets another number, and what was saved under the old one is left. */
export const asideSchema = 5;

const firstLineAt = (events: readonly Envelope[]): number | null => {
  const line = entriesOf(events.slice(1))?.find(({ entry }) => entry.kind === 'line')?.entry;
  return line?.kind === 'line' ? (line.command.at ?? null) : null;
};

/** A damage may lie in the middle of what one line wrote: such a line is not told at all. */
const wholeLines = (written: readonly Written[], begun: Course): readonly Written[] => {
  const lines = written.flatMap(({ entry }) => (entry.kind === 'line' ? [entry] : []));
  const last = lines.at(-1);
  if (!last) return written;
  const next = advance(lines.slice(0, -1).reduce(withLine, begun), last.command);
  const isCut = isRefusal(next) || canonical(next.line.events) !== canonical(last.events);
  return isCut ? written.filter(({ entry }) => entry !== last) : written;
};

const fold = async (
  id: string,
  [first, ...rest]: readonly Envelope[],
  rulebooks: RulebookSource,
  whole: (written: readonly Written[], begun: Course) => readonly Written[] = (written) => written,
): Promise<LoggedGame | Unreadable> => {
  const opening = first?.data as Opening;
  const openedAt = first?.at ?? 0;
  if (isOldStream(id)) return { code: 'refused-line', id, openedAt };
  const rulebook = await rulebooks(opening.rulebook, opening.switches);
  if (!rulebook) return { code: 'unknown-rulebook', id, openedAt };
  const written = entriesOf(rest);
  if (!written) return { code: 'newer-program', id, openedAt };
  let course = startCourse(opening, rulebook);
  let history = noHistory;
  const trail: SheetMark[] = [];
  for (const { entry, at } of whole(written, course)) {
    if (entry.kind === 'head') course = withHead(course, entry.tags);
    if (entry.kind === 'named') course = withNames(course, entry.names);
    if (entry.kind === 'signed') trail.push({ kind: 'signed', at, mark: entry.mark });
    if (entry.kind === 'reopened') trail.push({ kind: 'reopened', at, mark: entry.mark });
    if (entry.kind !== 'line') continue;
    const next = withLine(course, entry);
    history = moved(history, course, entry.command, next);
    course = next;
  }
  const { version, hash } = rest.at(-1) ?? (first as Envelope);
  return { id, course, history, head: { version, hash }, trail, openedAt };
};

/** Also in the positions that undo and redo lead to: they are compared with each other. */
const named = (game: LoggedGame, seats: ServedSeats | null): LoggedGame => {
  if (!seats) return game;
  const turn = ({ course, command }: Turn): Turn => ({ course: withServed(course, seats), command });
  const { past, future } = game.history;
  return {
    ...game,
    course: withServed(game.course, seats),
    history: { past: past.map(turn), future: future.map(turn) },
  };
};

/** A name of a stream begins with the moment it was made. */
const madeAt = (id: string): number => Number(/^game[/:](\d{15}):/.exec(id)?.[1] ?? 0);

export const gameLog = (
  store: DeviceStore,
  device: Device,
  rulebooks: RulebookSource,
  served: ServedDesk = noServedDesk,
): GameLog => {
  const commitAt = (at: number, events: readonly NewEvent[], person: string | null = null): Commit => ({
    command: device.newId(),
    at,
    device: device.name,
    person,
    events,
  });
  /** A game that was handed over goes on under whoever wrote it last. */
  const writerOf = async (id: string): Promise<string | null> => {
    if (!servedGame(id)) return null;
    const [last] = await store.read(id, (await store.head(id)).version || 1);
    return served.of(id)?.person ?? last?.person ?? null;
  };
  const commit = (events: readonly NewEvent[]): Commit => commitAt(device.now(), events);
  const desk = deskOf(store, commit);
  /** The desk may know a game by the name it had before it was converted. */
  const nameNow = async (id: string): Promise<string> =>
    isOldStream(id) && (await store.head(convertedName(id))).version > 0 ? convertedName(id) : id;
  const current = async (): Promise<string | undefined> => {
    const id = await desk.current();
    return id === undefined ? undefined : nameNow(id);
  };
  const saveBeside = async (id: string, beside: Beside): Promise<void> =>
    void (await store.saveSnapshot(id, beside));
  const shelf = shelfOf(store, commit);
  const raw = async (id: string): Promise<readonly string[]> =>
    store.damageOf(id) ? store.scraps(id) : collected(store.export([id]));
  const damaged = async (id: string, until: number): Promise<Damaged> => {
    const events = (await store.salvage(id)).filter(({ version }) => version < until);
    const sound = events.length === 0 ? null : await fold(id, events, rulebooks, wholeLines);
    return {
      code: 'damaged',
      id,
      openedAt: events[0]?.at ?? madeAt(id),
      sound: sound && !isRefusal(sound) ? named(sound, served.of(id)) : null,
    };
  };
  const load = async (id: string): Promise<LoggedGame | Unreadable | undefined> => {
    const damage = store.damageOf(id);
    if (damage) return damaged(id, damage.version);
    const events = await store.read(id);
    if (events.length === 0) return undefined;
    const game = await fold(id, events, rulebooks);
    return isRefusal(game) ? game : named(game, served.of(id));
  };
  /** Ids of this device's own sort by time; what a server named is as old as its first event. */
  const timeOf = async (stream: string): Promise<string> =>
    servedGame(stream)
      ? String((await store.read(stream))[0]?.at ?? 0).padStart(15, '0')
      : stream.slice(gamePrefix.length);
  return {
    ...desk,
    current,
    handedOver: async () => new Set(await Promise.all([...(await desk.handedOver())].map(nameNow))),
    create: async (opening, lines = [], name) => {
      // Ids sort by time: the newest game is the last stream.
      const id = name ?? `${gamePrefix}${String(device.now()).padStart(15, '0')}:${device.newId()}`;
      const events = [storedOpening(opening), ...lines.flatMap(storedEntry)];
      const game = commitAt(device.now(), events, await writerOf(id));
      const done = await laidWith(store, commit, id, (along) => store.append(id, 0, game, along));
      return isRefusal(done) ? done : id;
    },
    ...shelf,
    remove: async (id) => {
      const isLaid = (await current()) === id;
      const done = await shelf.remove(id, (await load(id))?.openedAt ?? madeAt(id));
      return isRefusal(done) || !isLaid ? done : desk.putAway(id, 'closed');
    },
    load,
    since: async (id, version) => entriesOf(await store.read(id, version + 1)),
    span: async (id) => {
      const events = await store.read(id);
      return { openedAt: events[0]?.at ?? 0, beganAt: firstLineAt(events) };
    },
    append: async (id, expected, entry, at) =>
      store.append(id, expected, commitAt(at, storedEntry(entry), await writerOf(id))),
    list: async () => {
      const streams = (await store.heads()).map(({ stream }) => stream);
      const own = streams.filter((stream) => stream.startsWith(gamePrefix));
      const left = streams.filter((stream) => isOldStream(stream) && !own.includes(convertedName(stream)));
      const timed = await Promise.all(
        [...own, ...left].map(async (stream) => ({ stream, time: await timeOf(stream) })),
      );
      return timed.sort((a, b) => (a.time < b.time ? 1 : -1)).map(({ stream }) => stream);
    },
    head: store.head,
    raw,
    hand: async (id) => ({
      lines: await raw(id),
      beside: (await store.loadSnapshot(id, asideSchema)) ?? null,
      people: peopleOf(served.of(id)),
    }),
    take: async (id, { lines, beside, people }) => {
      const damage = store.damageOf(id);
      if (damage) return { code: 'store/damaged', home: '', damage };
      const done = await store.import(lines);
      if (isRefusal(done)) return done;
      if (beside?.schema === asideSchema) await saveBeside(id, beside);
      const [[first], writer] = [await store.read(id, 1), await writerOf(id)];
      if (writer !== null)
        served.keep(id, handedSeats(served.of(id), people, first?.data as Opening, writer));
      return desk.lay(id);
    },
    saveAside: (id, version, saved) => saveBeside(id, { version, schema: asideSchema, state: saved }),
    loadAside: async (id) => {
      const found = await store.loadSnapshot(id, asideSchema);
      return found && { version: found.version, saved: found.state };
    },
  };
};
