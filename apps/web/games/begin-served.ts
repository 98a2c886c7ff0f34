// A game that the server offers becomes a game of this device: begun with its opening, or taken over with all that was written.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { StoreRefusal } from '@omerta/store/refusal.ts';
import type { Opening } from '@omerta/stream/opening.ts';
import { isOpening } from '@omerta/stream/reader.ts';
import { loadRulebook } from '../rulebooks/load.ts';
import type { AskRefusal } from '../server/ask.ts';
import { servedStream } from '../session/served.ts';
import { type OfferedGame, offeredOpening } from '../sync/table-questions.ts';
import { localDate } from './file-name.ts';
import { followed } from './follow-server.ts';
import { device, type Ground, ground, letGoHere } from './ground.ts';
import { isReseated, reseat } from './reseat.ts';
import { servedOpening, servedSeats } from './served-head.ts';

export const isHeldElsewhere = ({ holder }: OfferedGame): boolean =>
  holder !== null && holder.device !== device.name;

/**
 * `other-version`: the rules there are not those of this program. `unsent`: what is here of the game has not reached the server.
 * `not-fetched`: the server has lines, and they did not come.
 */
export type BegunServed = 'begun' | 'other-version' | 'unsent' | 'not-fetched' | AskRefusal | StoreRefusal;

const isPlayable = async (offer: OfferedGame): Promise<boolean> => {
  const { rulebook, switches } = offeredOpening(offer) ?? {};
  const today = await loadRulebook(rulebook, switches).catch(() => undefined);
  return today !== undefined && isOpening(offer.opening, today);
};

/** Whatever was written there is here afterwards, and this device writes on. */
const takeIn = async (offer: OfferedGame, stream: string): Promise<Exclude<BegunServed, StoreRefusal>> => {
  const follower = await followed(stream);
  if (!follower) return 'not-fetched';
  await follower.driver.connected();
  if (!isHeldElsewhere(offer)) return 'begun';
  const took = await follower.driver.takeOver();
  return took === 'taken' ? 'begun' : took;
};

const withHead = (offer: OfferedGame): Opening => servedOpening(offer, localDate(device.now()));

const bring = async (opened: Ground, offer: OfferedGame, stream: string): Promise<BegunServed> => {
  const { log, store } = opened;
  const isHere = (await store.head(stream)).version > 0;
  if (!isHere && offer.version === 0) {
    const made = await log.create(withHead(offer), [], stream);
    if (typeof made !== 'string') return made;
  }
  if (isHere && offer.version === 0 && (await isReseated(opened, offeredOpening(offer), stream))) {
    const done = await reseat(opened, withHead(offer), stream);
    if (done) return done;
  }
  const taken = await takeIn(offer, stream);
  if (taken !== 'begun') return taken;
  if ((await store.head(stream)).version === 0) return 'not-fetched';
  const laid = await log.lay(stream);
  return isRefusal(laid) ? laid : 'begun';
};

export const beginServed = async (offer: OfferedGame, person: string): Promise<BegunServed> => {
  const opened = await ground();
  if (isRefusal(opened)) return opened;
  if (!(await isPlayable(offer))) return 'other-version';
  const stream = servedStream(offer);
  const before = opened.served.of(stream);
  opened.served.keep(stream, servedSeats(offer, person));
  const begun = await bring(opened, offer, stream);
  // Nothing half-made: where no game came of it, nothing is known of it.
  if (begun !== 'begun' && (await opened.store.head(stream)).version === 0) opened.served.forget(stream);
  // What came by hand is on this page already, as it was called there.
  if (begun === 'begun' && (!before || before.handed)) await letGoHere(stream, 'anew');
  return begun;
};
