// Games that earlier programs left on this device, converted once: each gets a stream of today, its old one stays as it is.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Store } from '@omerta/store/store.ts';
import { convertedName, isOldStream } from '@omerta/stream/old-stream.ts';
import type { Opening } from '@omerta/stream/opening.ts';
import { asideSchema, type Device, type RulebookSource } from './game-log.ts';

/** Which games were converted, and how far their streams had come: a window of the old program may have written on. */
const stream = 'converted';
type Converted = { readonly game: string; readonly version: number };

/** What was half entered on the last line is half entered still. */
const carryAside = async (store: Store, old: string, end: number): Promise<void> => {
  const aside = await store.loadSnapshot(old, asideSchema);
  if (!aside) return;
  const { version } = await store.head(convertedName(old));
  await store.saveSnapshot(convertedName(old), { ...aside, version: aside.version === end ? version : 1 });
};

/** The way of old games is fetched where there is one. */
const convertGame = async (store: Store, old: string, rulebooks: RulebookSource): Promise<boolean> => {
  const { convert } = await import('@omerta/stream/convert.ts');
  const events = await store.read(old);
  const opening = events[0]?.data as Opening;
  const rulebook = await rulebooks(opening.rulebook, opening.switches);
  const lines = rulebook ? convert(events, rulebook) : null;
  if (!lines || isRefusal(await store.import(lines))) return false;
  await carryAside(store, old, events.length);
  return true;
};

/** A game that cannot be converted stays in the list, with the reason. */
export const convertGames = async (
  store: Store,
  device: Device,
  rulebooks: RulebookSource,
): Promise<void> => {
  const old = (await store.heads()).filter((head) => isOldStream(head.stream));
  if (old.length === 0) return;
  const done = (await store.read(stream)).map(({ data }) => data as Converted);
  const known = new Map(done.map(({ game, version }) => [game, version]));
  for (const { stream: game, version } of old) {
    if (known.get(game) === version) continue;
    // A home that fails now, its disk full perhaps, is asked again at the next start: nothing else waits for it.
    const isConverted = await convertGame(store, game, rulebooks).catch(() => false);
    if (!isConverted) continue;
    await store.append(stream, (await store.head(stream)).version, {
      command: device.newId(),
      at: device.now(),
      device: device.name,
      person: null,
      events: [{ type: 'GameConverted', data: { game, version } satisfies Converted }],
    });
  }
};
