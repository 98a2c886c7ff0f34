// Games in the device's log: one stream a game, its opening first, then each command the referee's device accepted.
import type { Json } from '@omerta/base/canonical.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Command } from '@omerta/rules/game/command.ts';
import type { Tag } from '@omerta/rules/notation/record.ts';
import type { Rulebook, RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Commit, NewEvent, Receipt } from '@omerta/store/append.ts';
import type { StoreRefusal } from '@omerta/store/refusal.ts';
import type { Store } from '@omerta/store/store.ts';
import { advance, type Course, startCourse, withHead } from './course.ts';
import { type Desk, deskOf, laidWith } from './desk.ts';
import { type History, moved, noHistory } from './history.ts';
import type { Opening } from './opening.ts';
import type { SheetMark, SheetReopened, SheetSigned, Trail } from './signing.ts';

/** What a device brings: its name, its clock, its source of new ids. */
export type Device = { readonly name: string; readonly now: () => number; readonly newId: () => string };

/** Where the rules in force come from; undefined where there is no such rulebook or switch. */
export type RulebookSource = (
  id: RulebookId,
  switches: Readonly<Record<string, string>>,
) => Promise<Rulebook | undefined>;

export type Logged =
  | { readonly type: 'GameOpened'; readonly data: Opening }
  | { readonly type: 'CommandGiven'; readonly data: Command }
  | { readonly type: 'HeadWritten'; readonly data: { readonly tags: readonly Tag[] } }
  | { readonly type: 'SheetSigned'; readonly data: SheetSigned }
  | { readonly type: 'SheetReopened'; readonly data: SheetReopened };

const prefix = 'game:';

export type LoggedGame = {
  readonly id: string;
  readonly course: Course;
  readonly history: History;
  /** The last version of its stream. */
  readonly version: number;
  readonly trail: Trail;
  readonly openedAt: number;
};

/** Why a game on this device cannot be opened: its rulebook is not here, or no longer allows a line. */
export type Unreadable = {
  readonly id: string;
  readonly code: 'unknown-rulebook' | 'refused-line';
  readonly openedAt: number;
};

export type GameLog = Desk & {
  /** The new game lies on the table. */
  readonly create: (opening: Opening, commands?: readonly Command[]) => Promise<string | StoreRefusal>;
  readonly load: (id: string) => Promise<LoggedGame | Unreadable | undefined>;
  /** Everything the referee's device accepted, corrections too. */
  readonly commands: (id: string) => Promise<readonly Command[]>;
  /** When it came into the log, and when its first line was given: null before it, and where a record brought here tells no time. */
  readonly span: (id: string) => Promise<{ readonly openedAt: number; readonly beganAt: number | null }>;
  /** `at` is when it happened, however much later it is written. */
  readonly append: (
    id: string,
    expected: number,
    logged: Logged,
    at: number,
  ) => Promise<Receipt | StoreRefusal>;
  /** Newest first. */
  readonly list: () => Promise<readonly string[]>;
  /** The game's events as the log has them: what is left of one that cannot be opened. */
  readonly raw: (id: string) => Promise<string>;
  readonly saveAside: (id: string, version: number, saved: Json) => Promise<void>;
  readonly loadAside: (id: string) => Promise<{ readonly version: number; readonly saved: Json } | undefined>;
};

/** Another shape of what stands beside the record gets another number, and what was saved under the old one is left. */
const asideSchema = 5;

type Recorded = { readonly type: string; readonly data: unknown; readonly at: number };

/** A newer program's line may be of a kind that these rules have never heard of. */
const follow = (course: Course, command: Command): Course | null => {
  try {
    const next = advance(course, command);
    return isRefusal(next) ? null : next;
  } catch {
    return null;
  }
};

const commandsIn = (events: readonly Recorded[]): readonly Command[] =>
  events.flatMap(({ type, data }) => (type === 'CommandGiven' ? [data as Command] : []));

const fold = async (
  id: string,
  events: readonly Recorded[],
  rulebooks: RulebookSource,
): Promise<LoggedGame | Unreadable> => {
  const [first, ...rest] = events;
  const opening = first?.data as Opening;
  const openedAt = first?.at ?? 0;
  const rulebook = await rulebooks(opening.rulebook, opening.switches);
  if (!rulebook) return { id, code: 'unknown-rulebook', openedAt };
  let course = startCourse(opening, rulebook);
  let history = noHistory;
  const trail: SheetMark[] = [];
  for (const event of rest) {
    const logged = event as Logged;
    if (logged.type === 'HeadWritten') course = withHead(course, logged.data.tags);
    if (logged.type === 'SheetSigned') trail.push({ kind: 'signed', at: event.at, mark: logged.data });
    if (logged.type === 'SheetReopened') trail.push({ kind: 'reopened', at: event.at, mark: logged.data });
    if (logged.type !== 'CommandGiven') continue;
    const next = follow(course, logged.data);
    if (!next) return { id, code: 'refused-line', openedAt };
    history = moved(history, course, logged.data, next);
    course = next;
  }
  return { id, course, history, version: events.length, trail, openedAt };
};

export const gameLog = (store: Store, device: Device, rulebooks: RulebookSource): GameLog => {
  const commitAt = (at: number, events: readonly NewEvent[]): Commit => ({
    command: device.newId(),
    at,
    device: device.name,
    person: null,
    events,
  });
  const commit = (events: readonly NewEvent[]): Commit => commitAt(device.now(), events);
  return {
    ...deskOf(store, commit),
    create: async (opening, commands = []) => {
      // Ids sort by time: the newest game is the last stream.
      const id = `${prefix}${String(device.now()).padStart(15, '0')}:${device.newId()}`;
      const events: Logged[] = [
        { type: 'GameOpened', data: opening },
        ...commands.map((data) => ({ type: 'CommandGiven', data }) as const),
      ];
      const game = commit(events);
      const done = await laidWith(store, commit, id, (along) => store.append(id, 0, game, along));
      return isRefusal(done) ? done : id;
    },
    load: async (id) => {
      const events = await store.read(id);
      return events.length === 0 ? undefined : fold(id, events, rulebooks);
    },
    commands: async (id) => commandsIn(await store.read(id)),
    span: async (id) => {
      const events = await store.read(id);
      return { openedAt: events[0]?.at ?? 0, beganAt: commandsIn(events)[0]?.at ?? null };
    },
    append: (id, expected, logged, at) => store.append(id, expected, commitAt(at, [logged])),
    list: async () => {
      const heads = await store.heads();
      const ids = heads.map(({ stream }) => stream).filter((stream) => stream.startsWith(prefix));
      return ids.sort().reverse();
    },
    raw: async (id) => (await Array.fromAsync(store.export([id]))).join('\n'),
    saveAside: async (id, version, saved) =>
      void (await store.saveSnapshot(id, { version, schema: asideSchema, state: saved })),
    loadAside: async (id) => {
      const found = await store.loadSnapshot(id, asideSchema);
      return found && { version: found.version, saved: found.state };
    },
  };
};
