// The way from the second place back into the game: what was not saved is read, decided again and written.
import { canonical, type Json } from '@omerta/base/canonical.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { advance, type Course } from '@omerta/stream/course.ts';
import type { StreamEntry, Written } from '@omerta/stream/entry.ts';
import { isEntry } from '@omerta/stream/reader.ts';
import { savedToJson, withEarlier } from './aside.ts';
import { savedOfJson } from './aside-reader.ts';
import type { GameLog } from './game-log.ts';
import type { Unsaved } from './unsaved.ts';

/**
 * `back`: in the log now, or there all along. `unwritten`: the log still takes nothing. `unfit`: the game is gone, or went on
 * otherwise.
 */
export type BroughtBack = { readonly outcome: 'back' | 'unwritten' | 'unfit'; readonly count: number };

const known = new Set<unknown>([
  'line',
  'head',
  'named',
  'signed',
  'reopened',
] satisfies StreamEntry['kind'][]);

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

/** The second place keeps only the positions that the log did not have yet. */
const withLog = async (log: Pick<GameLog, 'loadAside'>, id: string, aside: Json): Promise<Json> => {
  const found = await log.loadAside(id);
  return found ? savedToJson(withEarlier(savedOfJson(aside), savedOfJson(found.saved))) : aside;
};

export const bringBack = async (
  log: Pick<GameLog, 'load' | 'since' | 'append' | 'saveAside' | 'loadAside'>,
  { game: id, version, waiting, aside }: Unsaved,
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
  if (aside !== null) await log.saveAside(id, at, await withLog(log, id, aside)).catch(() => undefined);
  return { outcome: 'back', count: rest.length };
};
