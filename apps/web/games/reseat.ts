// A game begun here before the desk put somebody else on a seat, and of which the server has nothing: its lines go on with those who sit there now.
import { canonical } from '@omerta/base/canonical.ts';
import type { StoreRefusal } from '@omerta/store/refusal.ts';
import type { LineEntry } from '@omerta/stream/entry.ts';
import type { Opening } from '@omerta/stream/opening.ts';
import { freshTalk } from '../sync/kept.ts';
import { talks } from './follow-server.ts';
import { device, type Ground, letGoHere } from './ground.ts';

const rulesOf = ({ players: _, tags: __, ...rules }: Opening): string => canonical(rules);
const seatsOf = ({ players }: Opening): string => canonical(players.map(({ name }) => name));

/** Undefined where the game is not on this device. */
export const openingHere = async ({ store }: Ground, stream: string): Promise<Opening | undefined> =>
  (await store.read(stream, 1))[0]?.data as Opening | undefined;

const linesHere = async ({ log }: Ground, stream: string): Promise<readonly LineEntry[] | null> =>
  (await log.since(stream, 1))?.flatMap(({ entry }) => (entry.kind === 'line' ? [entry] : [])) ?? null;

/** Under the same rules, with somebody else on a seat: whatever was written is as true of him. */
export const isReseated = async (opened: Ground, offered: Opening, stream: string): Promise<boolean> => {
  const here = await openingHere(opened, stream);
  return here !== undefined && rulesOf(here) === rulesOf(offered) && seatsOf(here) !== seatsOf(offered);
};

/** A copy stands under another name meanwhile: a page that dies in between loses nothing. A signature was of the other seats. */
export const reseat = async (
  opened: Ground,
  offered: Opening,
  stream: string,
): Promise<StoreRefusal | null> => {
  const { log, store } = opened;
  await letGoHere(stream, 'following');
  const [before, lines] = [await openingHere(opened, stream), await linesHere(opened, stream)];
  const beside = await log.loadAside(stream);
  if (!before || !lines) return null;
  const copy = await log.create(before, lines);
  if (typeof copy !== 'string') return copy;
  await store.drop(stream);
  const made = await log.create(offered, lines, stream);
  if (typeof made !== 'string') return made;
  // The running clock is as true of him.
  if (beside) await log.saveAside(stream, (await log.head(stream)).version, beside.saved);
  await store.drop(copy);
  talks.keep(stream, freshTalk(device.name));
  await letGoHere(stream, 'anew');
  return null;
};
