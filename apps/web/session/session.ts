// A live game on this device: decides at once, shows at once, and says `saved` only when the log has it.
import type { Command, Correction } from '@omerta/rules/game/command.ts';
import { type Replaced, replayWith } from '@omerta/rules/game/decide.ts';
import type { Refusal } from '@omerta/rules/game/refusal.ts';
import type { Tag } from '@omerta/rules/notation/record.ts';
import { isRefusal, type Refusal as StoreRefusal } from '@omerta/store/refusal.ts';
import { type Aside, asideOfJson, asideToJson, emptyAside, emptyDraft } from './aside.ts';
import { advance, type Course, withHead } from './course.ts';
import type { Device, GameLog, Logged, LoggedGame } from './game-log.ts';
import { isClosedTo, type SheetReopened, type Signature, signatureOf, type Trail } from './signing.ts';

/** `elsewhere`: another page or device wrote to this game; this one must read it anew before it goes on. */
export type Saving = 'saved' | 'saving' | 'failed' | 'elsewhere';

export type Live = {
  readonly id: string;
  readonly course: Course;
  readonly aside: Aside;
  readonly saving: Saving;
  readonly trail: Trail;
};

/** `signed`: the sheet is signed, and only an explicit correction opens it. */
export type Outcome = 'done' | 'stale' | 'signed' | { readonly refusal: Refusal };

export type Session = {
  readonly now: () => number;
  readonly live: () => Live;
  readonly subscribe: (changed: () => void) => () => void;
  /** `seen` is the version on the screen that was pressed: a press made for another turn does nothing. */
  readonly perform: (command: Command, seen: number) => Outcome;
  /** What a correction would do, before it is done. */
  readonly preview: (correction: Correction) => Replaced;
  readonly setAside: (change: Partial<Aside>) => void;
  readonly writeHead: (tags: readonly Tag[]) => void;
  readonly sign: (signature: Signature, seen: number) => Outcome;
  /** An explicit correction of a signed sheet: it stays in the trail with its reason. */
  readonly reopen: (reopened: SheetReopened) => void;
  /** Resolves when everything given so far is on the disk, or could not be. */
  readonly settled: () => Promise<void>;
  /** Tries again what could not be written. */
  readonly retry: () => void;
};

/** Appended after the opening, one by one. */
type Waiting = Exclude<Logged, { readonly type: 'GameOpened' }>;

/** A new line ends what was being entered; the queue waits on. */
const afterLine = (aside: Aside): Aside => ({ ...aside, draft: emptyDraft });

const liveSession = (log: GameLog, device: Device, game: LoggedGame, aside: Aside): Session => {
  let live: Live = { id: game.id, course: game.course, aside, saving: 'saved', trail: game.trail };
  let version = game.version;
  const waiting: Waiting[] = [];
  const watchers = new Set<() => void>();
  let writing: Promise<void> = Promise.resolve();
  let asideChanged = false;

  const show = (change: Partial<Live>): void => {
    live = { ...live, ...change };
    for (const changed of watchers) changed();
  };

  const write = async (): Promise<void> => {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const done = await log.append(live.id, version, next).catch((): StoreRefusal => ({ code: 'store/unreachable', home: '', reason: '' }));
      if (isRefusal(done)) {
        show({ saving: done.code === 'append/stale' ? 'elsewhere' : 'failed' });
        return;
      }
      version = done.last;
      waiting.shift();
    }
    while (asideChanged) {
      asideChanged = false;
      await log.saveAside(live.id, version, asideToJson(live.aside)).catch(() => undefined);
    }
    if (live.saving !== 'saved' && waiting.length === 0) show({ saving: 'saved' });
  };

  const enqueue = (): void => {
    writing = writing.then(write);
  };

  const isStale = (seen: number): boolean => seen !== live.course.version || live.saving === 'elsewhere';

  const remember = (logged: Waiting, change: Partial<Live>): void => {
    waiting.push(logged);
    show({ ...change, saving: 'saving' });
    enqueue();
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
      if (isClosedTo(live.trail, command)) return 'signed';
      const given = { ...command, at: device.now() };
      const next = advance(live.course, given);
      if ('refusal' in next) return next;
      asideChanged = true;
      remember({ type: 'CommandGiven', data: given }, { course: next, aside: afterLine(live.aside) });
      return 'done';
    },
    preview: (correction) => replayWith(live.course.rulebook, live.course.state, correction),
    setAside: (change) => {
      asideChanged = true;
      show({ aside: { ...live.aside, ...change }, saving: live.saving === 'saved' ? 'saving' : live.saving });
      enqueue();
    },
    writeHead: (tags) => {
      if (!signatureOf(live.trail)) remember({ type: 'HeadWritten', data: { tags } }, { course: withHead(live.course, tags) });
    },
    sign: (signature, seen) => {
      if (isStale(seen)) return 'stale';
      if (signatureOf(live.trail)) return 'signed';
      const mark = { ...signature, version: seen };
      remember({ type: 'SheetSigned', data: mark }, { trail: [...live.trail, { kind: 'signed', at: device.now(), mark }] });
      return 'done';
    },
    reopen: (mark) => remember({ type: 'SheetReopened', data: mark }, { trail: [...live.trail, { kind: 'reopened', at: device.now(), mark }] }),
    settled: () => writing,
    retry: () => {
      if (live.saving === 'failed') show({ saving: 'saving' });
      enqueue();
    },
  };
};

/** What was being entered belongs to the version it was entered on; the clock and the queue to the game. */
const restored = async (log: GameLog, game: LoggedGame): Promise<Aside> => {
  const saved = await log.loadAside(game.id);
  if (!saved) return emptyAside;
  const aside = asideOfJson(saved.aside);
  return saved.version === game.version ? aside : afterLine(aside);
};

export const openSession = async (log: GameLog, device: Device, game: LoggedGame): Promise<Session> =>
  liveSession(log, device, game, await restored(log, game));
