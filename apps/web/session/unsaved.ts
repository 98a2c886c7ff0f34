// What was pressed and is not in the log yet, in a second place as plain text; and the way from there back into the game.
import { canonical } from '@omerta/base/canonical.ts';
import { listOf, raw, read, shape, text, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { parseJson } from '@omerta/store/envelope.ts';
import { advance, type Course } from '@omerta/stream/course.ts';
import type { StreamEntry, Written } from '@omerta/stream/entry.ts';
import { isEntry } from '@omerta/stream/reader.ts';
import type { GameLog } from './game-log.ts';

export type SecondPlace = {
  /** Everything of a game that waits to be written after this version; nothing clears it. */
  readonly keep: (game: string, version: number, waiting: readonly Written[]) => void;
};

export const noSecondPlace: SecondPlace = { keep: () => undefined };

/** `by`: the page that kept it. */
export type Unsaved = {
  readonly game: string;
  readonly by: string;
  readonly version: number;
  readonly waiting: readonly Written[];
};

const prefix = 'omerta.unsaved.';

const kept = shape({
  game: text,
  by: text,
  version: whole(1, Number.MAX_SAFE_INTEGER),
  waiting: listOf(shape({ entry: raw, at: whole(0, Number.MAX_SAFE_INTEGER) })),
});

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = ({ by, game }: Pick<Unsaved, 'by' | 'game'>): string => `${prefix}${by}.${game}`;

/** Refused or full: what is on the screen is then in one place only, and closing the page is asked about. */
export const placeIn = (storage: Storage, by: string): SecondPlace => ({
  keep: (game, version, waiting) => {
    try {
      const key = keyOf({ by, game });
      if (waiting.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify({ game, by, version, waiting } satisfies Unsaved));
    } catch {}
  },
});

/** Whatever stands under our name and is not ours is nothing. */
export const unsavedIn = (storage: Storage, keys: readonly string[]): readonly Unsaved[] =>
  keys
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const given = read(kept, parseJson(storage.getItem(key) ?? ''));
      return isRefusal(given) ? [] : [given as Unsaved];
    });

export const forget = (storage: Storage, unsaved: Pick<Unsaved, 'by' | 'game'>): void =>
  storage.removeItem(keyOf(unsaved));

/**
 * `back`: in the log now, or there all along. `unwritten`: the log still takes nothing. `unfit`: the game is gone, or went on
 * otherwise.
 */
export type BroughtBack = { readonly outcome: 'back' | 'unwritten' | 'unfit'; readonly count: number };

const known = new Set<unknown>(['line', 'head', 'signed', 'reopened'] satisfies StreamEntry['kind'][]);

const isReadable = (entry: unknown): entry is StreamEntry => {
  try {
    return known.has(Reflect.get(entry as object, 'kind')) && isEntry(entry as StreamEntry);
  } catch {
    return false;
  }
};

/** What the rules drew from a line is drawn again. */
const gist = (entry: StreamEntry): string => canonical(entry.kind === 'line' ? entry.command : entry);

const decided = (course: Course, entry: StreamEntry): { course: Course; entry: StreamEntry } | null => {
  if (entry.kind !== 'line') return { course, entry };
  const next = advance(course, entry.command);
  return isRefusal(next) ? null : { course: next.course, entry: next.line };
};

/** A page that died after a line was written and before it knew has kept that line: it is not written twice. */
const stillWaiting = (waiting: readonly Written[], since: readonly Written[]): readonly Written[] | null => {
  const isThere = since.every(({ entry }, i) => {
    const mine = waiting[i]?.entry;
    return mine !== undefined && gist(mine) === gist(entry);
  });
  return isThere ? waiting.slice(since.length) : null;
};

export const bringBack = async (
  log: GameLog,
  { game: id, version, waiting }: Unsaved,
): Promise<BroughtBack> => {
  const count = waiting.length;
  const game = await log.load(id);
  if (!game || isRefusal(game) || !waiting.every(({ entry }) => isReadable(entry)))
    return { outcome: 'unfit', count };
  const since = version <= game.head.version ? await log.since(id, version) : null;
  const rest = since && stillWaiting(waiting, since);
  if (!rest) return { outcome: 'unfit', count };
  let { course } = game;
  let at = game.head.version;
  for (const [i, each] of rest.entries()) {
    const next = decided(course, each.entry);
    if (!next) return { outcome: 'unfit', count: rest.length - i };
    const done = await log.append(id, at, next.entry, each.at).catch(() => null);
    if (done === null || isRefusal(done)) return { outcome: 'unwritten', count: rest.length - i };
    course = next.course;
    at = done.last;
  }
  return { outcome: 'back', count: rest.length };
};
