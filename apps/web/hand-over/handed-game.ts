// A game brought from another device or a file: checked line by line before it is shown, and kept as it came.
import { isRefusal, type Refusal } from '@omerta/base/refusal.ts';
import { openDeviceStore } from '@omerta/store/device.ts';
import { memoryHome } from '@omerta/store/memory.ts';
import type { Course } from '@omerta/stream/course.ts';
import type { LineEntry, Stored } from '@omerta/stream/entry.ts';
import { firstStray } from '@omerta/stream/follows.ts';
import { type Handed, handedText, readHanded } from '@omerta/stream/handed.ts';
import { upcasters } from '@omerta/stream/upcasters.ts';
import { anyRulebook, rulebookOf } from '../rulebooks/all.ts';
import { asideSchema, type GameLog, gameLog } from '../session/game-log.ts';
import { gamePrefix } from '../session/own-stream.ts';
import { readNotation } from '../session/read-notation.ts';
import { servedDeskIn, servedGame } from '../session/served.ts';
import { mostBytes, type Reading, textOf, toCodes } from './codes.ts';

/** `course` is what its lines lead to: shown before it is taken. */
export type BroughtGame =
  | {
      readonly kind: 'handed';
      readonly id: string;
      readonly course: Course;
      readonly handed: Handed;
      /** What was half entered has another shape there: it stays behind. */
      readonly withoutAside: boolean;
    }
  | { readonly kind: 'record'; readonly course: Course; readonly lines: readonly LineEntry[] };

/** Why what was brought cannot be taken. */
export type Unfit = Refusal<
  | 'damaged'
  | 'too-large'
  | 'other-version'
  | 'unknown-rulebook'
  | 'bad-opening'
  | 'refused-line'
  | 'not-a-record'
> & { readonly line?: number };

export const handedCodes = async (log: GameLog, id: string): Promise<readonly string[]> =>
  toCodes(handedText(await log.hand(id)));

/** Nobody writes there: it holds the one game as long as it is looked at. */
const reader = { name: 'reader', now: () => 0, newId: () => '' };

/** The lines of the stream before this version. */
const linesBefore = (course: Course, version: number): number => Math.min(course.version, version - 1);

const hasOpening = ([first]: readonly Stored[]): boolean =>
  first?.type === 'GameOpened' && typeof Reflect.get(Object(first.data), 'rulebook') === 'string';

const look = async (handed: Handed): Promise<BroughtGame | Unfit> => {
  const store = await openDeviceStore(memoryHome(), upcasters);
  if (isRefusal(store) || isRefusal(await store.import(handed.lines))) return { code: 'damaged' };
  const [head] = await store.heads();
  // The device keeps its own things beside the games: nobody brings those.
  if (!head?.stream.startsWith(gamePrefix)) return { code: 'damaged' };
  if (!hasOpening(await store.read(head.stream))) return { code: 'damaged' };
  const served = servedDeskIn(null);
  if (handed.people) served.keep(head.stream, { person: '', ...handed.people });
  const game = await gameLog(store, reader, anyRulebook, served).load(head.stream);
  if (!game) return { code: 'damaged' };
  if (isRefusal(game)) return { code: game.code === 'newer-program' ? 'other-version' : game.code };
  const { course, id } = game;
  const today = rulebookOf(course.opening);
  const stray = today ? firstStray(await store.read(id), today, { renames: servedGame(id) === null }) : 1;
  if (stray === 1) return { code: 'bad-opening' };
  if (stray !== null) return { code: 'refused-line', line: linesBefore(course, stray) };
  const { beside } = handed;
  return { kind: 'handed', id, course, handed, withoutAside: !!beside && beside.schema !== asideSchema };
};

/** Sealed by the device that sent it; another program's text under the same seal is damaged, whatever it does here. */
export const ofHandedText = async (text: string): Promise<BroughtGame | Unfit> => {
  if (text.length > mostBytes) return { code: 'too-large' };
  const handed = readHanded(text);
  if (isRefusal(handed))
    return { code: handed.code === 'handed/other-version' ? 'other-version' : 'damaged' };
  try {
    return await look(handed);
  } catch {
    return { code: 'damaged' };
  }
};

export const ofCodes = async (reading: Reading): Promise<BroughtGame | Unfit> => {
  const text = await textOf(reading);
  return typeof text === 'string' ? ofHandedText(text) : text;
};

/** A written game goes on from its last line. */
export const ofRecord = (text: string): BroughtGame | Unfit => {
  if (text.length > mostBytes) return { code: 'too-large' };
  const read = readNotation(text);
  if (isRefusal(read)) return read;
  return { kind: 'record', course: read.course, lines: read.lines };
};

/** `diverged`: the game was here before and went on differently. `damaged`: it is here, and not what was written. */
export type BroughtKept = 'kept' | 'diverged' | 'damaged' | 'failed';

export const keepBrought = async (log: GameLog, game: BroughtGame): Promise<BroughtKept> => {
  if (game.kind === 'record')
    return typeof (await log.create(game.course.opening, game.lines)) === 'string' ? 'kept' : 'failed';
  const done = await log.take(game.id, game.handed);
  if (!isRefusal(done)) return 'kept';
  if (done.code === 'store/damaged') return 'damaged';
  return done.code === 'import/diverged' ? 'diverged' : 'failed';
};
