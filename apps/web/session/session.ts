// A live game on this device: decides at once, shows at once, and says `saved` only when the log has it.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Command, Correction } from '@omerta/rules/game/command.ts';
import { type Replaced, replayWith } from '@omerta/rules/game/decide/correction.ts';
import type { RuleRefusal } from '@omerta/rules/game/refusal.ts';
import type { Tag } from '@omerta/rules/notation/record.ts';
import type { StoreRefusal } from '@omerta/store/refusal.ts';
import { advance, type Course, withHead, withNames } from '@omerta/stream/course.ts';
import type { StreamEntry } from '@omerta/stream/entry.ts';
import {
  isClosedTo,
  type SheetReopened,
  type Signature,
  signatureOf,
  type Trail,
} from '@omerta/stream/signing.ts';
import { type Aside, afterLine, emptyAside, type Kept, type Saved, savedToJson, undoneAt } from './aside.ts';
import { type Away, type Lost, lostAt } from './away.ts';
import type { Device, LoggedGame, SessionLog, StreamHead } from './game-log.ts';
import { backward, type History, moved, type Turn } from './history.ts';
import { keptWith } from './kept.ts';
import { restored } from './restored.ts';
import { servedGame } from './served.ts';
import { asideAt, asideBeside } from './take-up.ts';
import { noSecondPlace, type SecondPlace } from './unsaved.ts';

/** `elsewhere`: another page or device wrote to this game; this one must read it anew before it goes on. */
export type Saving = 'saved' | 'saving' | 'failed' | 'elsewhere';

export type Live = {
  readonly id: string;
  readonly course: Course;
  readonly history: History;
  readonly aside: Aside;
  readonly saving: Saving;
  readonly trail: Trail;
  /** The last event that is written: what the protocol prints. */
  readonly head: StreamHead;
  /** What was pressed here and could not be written, because another page had written first: it is taken off the screen again. */
  readonly lost: readonly Lost[];
  /** Why it is `elsewhere`. */
  readonly away: Away;
};

/** `signed`: the sheet is signed, and only an explicit correction opens it. */
export type Outcome = 'done' | 'stale' | 'signed' | RuleRefusal;

export type Session = {
  readonly now: () => number;
  readonly live: () => Live;
  readonly subscribe: (changed: () => void) => () => void;
  /** `seen` is the version on the screen that was pressed: a press made for another turn does nothing. */
  readonly perform: (command: Command, seen: number) => Outcome;
  /** Back to the position before the last line or correction, with its clock and what was entered there. */
  readonly undo: (seen: number) => Outcome;
  /** On again to the position that was left last; there is none once something new is written. */
  readonly redo: (seen: number) => Outcome;
  /** How many times redo leads on from here. */
  readonly redoCount: () => number;
  /** What a correction would do, before it is done. */
  readonly preview: (correction: Correction) => Replaced;
  readonly setAside: (change: Partial<Aside>) => void;
  readonly writeHead: (tags: readonly Tag[]) => void;
  /** The nicknames of seats 1 to 10, until the signature; of a served game they come from its tournament. */
  readonly writeNames: (names: readonly string[]) => void;
  readonly sign: (signature: Signature, seen: number) => Outcome;
  /** An explicit correction of a signed sheet: it stays in the trail with its reason. */
  readonly reopen: (reopened: SheetReopened) => void;
  /** Resolves when everything given so far is on the disk, or could not be. */
  readonly settled: () => Promise<void>;
  /** Tries again what could not be written. */
  readonly retry: () => void;
  /** Another page acts on this game: this one stops when what it has given so far is written or refused. */
  readonly letGo: (why?: Away) => Promise<void>;
};

type Opened = { readonly game: LoggedGame; readonly saved: Saved; readonly second: SecondPlace };

const liveSession = (log: SessionLog, device: Device, { game, saved, second }: Opened): Session => {
  const { id, course: begun, history: been, trail, head } = game;
  let live: Live = {
    id,
    course: begun,
    history: been,
    aside: saved.aside,
    saving: 'saved',
    trail,
    head,
    lost: [],
    away: 'window',
  };
  let kept: readonly Kept[] = saved.kept;
  const waiting: { readonly entry: StreamEntry; readonly at: number; readonly before: Live }[] = [];
  const watchers = new Set<() => void>();
  let writing: Promise<void> = Promise.resolve();
  let asideChanged = false;
  /** Positions that the log knows: the second place need not have them too. */
  let safe: ReadonlySet<Kept> = new Set(kept);

  const show = (change: Partial<Live>): void => {
    live = { ...live, ...change };
    for (const changed of watchers) changed();
  };

  /** Before the log is asked, and again after each answer. It comes before the picture: it is short. */
  const keepBeside = (): void => {
    const unsafe = { aside: live.aside, kept: kept.filter((each) => !safe.has(each)) };
    second.keep(id, live.head.version, {
      waiting: waiting.map(({ entry, at }) => ({ entry, at })),
      aside: waiting.length > 0 || asideChanged ? savedToJson(unsafe) : null,
    });
  };

  const lose = (from: Live, away: Away): void => {
    const lost = waiting.splice(0).map(({ entry, before }) => lostAt(entry, before.course));
    asideChanged = false;
    keepBeside();
    show({ ...from, saving: 'elsewhere', lost, away });
  };

  const write = async (): Promise<void> => {
    if (live.saving === 'elsewhere') return;
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const done = await log
        .append(live.id, live.head.version, next.entry, next.at)
        .catch((): StoreRefusal => ({ code: 'store/unreachable', home: '', reason: '' }));
      if (isRefusal(done))
        return done.code === 'append/stale'
          ? lose(next.before, done.actual === 0 ? 'deleted' : 'window')
          : show({ saving: 'failed' });
      waiting.shift();
      live = { ...live, head: { version: done.last, hash: done.hash } };
      keepBeside();
    }
    // What stands beside a line that is not written yet is saved after it, under its version.
    while (asideChanged && waiting.length === 0) {
      asideChanged = false;
      const saving = kept;
      await log
        .saveAside(live.id, live.head.version, savedToJson({ aside: live.aside, kept }))
        .then(() => {
          safe = new Set(saving);
        })
        .catch(() => undefined);
      keepBeside();
    }
    if (live.saving !== 'saved' && waiting.length === 0) show({ saving: 'saved' });
  };

  const enqueue = (): void => {
    keepBeside();
    writing = writing.then(write);
  };

  const isStale = (seen: number): boolean => seen !== live.course.version || live.saving === 'elsewhere';

  /** The moment of the press is the one that is shown and the one that is stored. */
  const remember = (entry: StreamEntry, at: number, change: Partial<Live>): void => {
    if (live.saving === 'elsewhere') return;
    waiting.push({ entry, at, before: live });
    show({ ...change, saving: 'saving' });
    enqueue();
  };

  const changeAside = (change: Partial<Aside>): void => {
    if (live.saving === 'elsewhere') return;
    asideChanged = true;
    show({ aside: { ...live.aside, ...change }, saving: live.saving === 'saved' ? 'saving' : live.saving });
    enqueue();
  };

  const give = (command: Command, now: number, asideIn: (next: Course) => Aside): Outcome => {
    if (isClosedTo(live.trail, command)) return 'signed';
    const next = advance(live.course, command);
    if (isRefusal(next)) return next;
    const { course, line } = next;
    const history = moved(live.history, live.course, command, course);
    const aside = asideIn(course);
    kept = keptWith(kept, live, history, now);
    asideChanged = true;
    remember(line, now, { course, history, aside });
    return 'done';
  };

  /** Above the record: what is half-entered stands beside the new event as it stood beside the last. */
  const writeAbove = (entry: StreamEntry, course: Course): void => {
    if (signatureOf(live.trail) || live.saving === 'elsewhere') return;
    asideChanged = true;
    remember(entry, device.now(), { course });
  };

  /** Over a press that wrote no line: the way back is kept. */
  const stepTo = (back: 'before' | 'after', to: Kept, seen: number, now: number): Outcome => {
    if (isStale(seen)) return 'stale';
    // Each side of the step knows the other one, not what the other knew of it.
    const aside = { ...live.aside, [back === 'before' ? 'after' : 'before']: null };
    changeAside({ ...asideBeside(live, to, now), [back]: { version: live.course.version, aside, at: now } });
    return 'done';
  };

  /** To a position that was here before: what stood beside it then stands beside it again. */
  const move = (command: Command, to: Turn | undefined, seen: number, now: number): Outcome => {
    if (isStale(seen)) return 'stale';
    const there = kept.find((each) => each.version === to?.course.version);
    return give(command, now, (next) => asideAt(live, next, there, now));
  };

  return {
    now: device.now,
    live: () => live,
    subscribe: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    perform: (command, seen) => {
      if (isStale(seen)) return 'stale';
      const now = device.now();
      return give({ ...command, at: now }, now, () => afterLine(live.aside));
    },
    undo: (seen) => {
      const { history, course, aside } = live;
      const now = device.now();
      if (aside.before) return stepTo('after', aside.before, seen, now);
      return move(
        { ...(backward(history, course) ?? { type: 'undo' }), at: now },
        history.past.at(-1),
        seen,
        now,
      );
    },
    redo: (seen) => {
      const { after } = live.aside;
      const now = device.now();
      if (after) return stepTo('before', after, seen, now);
      const [turn] = live.history.future;
      return turn ? move(turn.command, turn, seen, now) : 'stale';
    },
    redoCount: () => {
      const asideOf = (version: number): Aside =>
        kept.find((each) => each.version === version)?.aside ?? emptyAside;
      return live.history.future.reduce(
        (sum, { course }) => sum + 1 + undoneAt(asideOf(course.version)),
        undoneAt(live.aside),
      );
    },
    preview: (correction) => replayWith(live.course.rulebook, live.course.state, correction),
    setAside: changeAside,
    writeHead: (tags) => writeAbove({ kind: 'head', tags }, withHead(live.course, tags)),
    writeNames: (names) => {
      if (!servedGame(live.id)) writeAbove({ kind: 'named', names }, withNames(live.course, names));
    },
    sign: (signature, seen) => {
      if (isStale(seen)) return 'stale';
      if (signatureOf(live.trail)) return 'signed';
      const [mark, at] = [{ ...signature, version: seen }, device.now()];
      remember({ kind: 'signed', mark }, at, {
        trail: [...live.trail, { kind: 'signed', at, mark }],
      });
      return 'done';
    },
    reopen: (mark) => {
      const at = device.now();
      remember({ kind: 'reopened', mark }, at, {
        trail: [...live.trail, { kind: 'reopened', at, mark }],
      });
    },
    settled: () => writing,
    retry: () => {
      if (live.saving === 'failed') show({ saving: 'saving' });
      enqueue();
    },
    letGo: async (why = 'window') => {
      await writing;
      if (live.saving !== 'elsewhere') lose(waiting[0]?.before ?? live, why);
      else if (why !== 'window') show({ away: why });
    },
  };
};

export const openSession = async (
  log: SessionLog,
  device: Device,
  game: LoggedGame,
  second: SecondPlace = noSecondPlace,
): Promise<Session> => liveSession(log, device, { game, saved: await restored(log, game), second });
