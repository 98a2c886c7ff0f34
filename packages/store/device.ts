// The log of one device: each stream stands for itself, so a damaged one harms no other, and one can be taken out.
import { isRefusal } from '@omerta/base/refusal.ts';
import { emptyHead } from './chain.ts';
import type { Damage } from './damage.ts';
import type { Envelope } from './envelope.ts';
import type { Home } from './home.ts';
import type { StoreRefusal } from './refusal.ts';
import { type Store, storeOver } from './store.ts';
import { isWhole, type Lying, survey } from './survey.ts';
import { envelopeOf, type Upcasters } from './upcast.ts';

export type DeviceHome = Home & {
  readonly lying: Lying;
  /** New rows find their place also where the record of the end was damaged. */
  readonly mendEnd: () => Promise<void>;
  /** Rows, head and saved state of a stream, all or nothing. */
  readonly drop: (stream: string) => Promise<void>;
};

export type DeviceStore = Store & {
  /** Found when it was opened. Nothing is added to a damaged stream. */
  readonly damageOf: (stream: string) => Damage | undefined;
  /** The events of a damaged stream that are whole in themselves, wherever the others are. */
  readonly salvage: (stream: string) => Promise<readonly Envelope[]>;
  /** The rows of a stream as they lie, one a line: for a file. */
  readonly scraps: (stream: string) => Promise<readonly string[]>;
  /** Takes a stream out, with what was saved beside it. */
  readonly drop: (stream: string) => Promise<void>;
};

/** An IndexedDB counts no further. */
const mostRows = 2 ** 31;

const deviceStoreOver = (
  home: DeviceHome,
  upcasters: Upcasters,
  damages: Map<string, Damage>,
): DeviceStore => {
  const store = storeOver(home, upcasters);
  const refused = (streams: readonly string[]): StoreRefusal | undefined => {
    const damage = streams.map((stream) => damages.get(stream)).find((each) => each !== undefined);
    return damage && { code: 'store/damaged', home: home.name, damage };
  };
  const rowsOf = (stream: string) => home.readStream(stream, 0, mostRows);
  return {
    ...store,
    append: async (stream, expected, commit, along = []) =>
      refused([stream, ...along.map((part) => part.stream)]) ?? store.append(stream, expected, commit, along),
    heads: async () => {
      const heads = new Map((await store.heads()).map((head) => [head.stream, head]));
      const lost = [...damages.keys()].filter((stream) => !heads.has(stream));
      return [...heads.values(), ...lost.map(emptyHead)];
    },
    // A damaged row may bear the name of a stream that it is not of.
    read: async (stream, from) => (await store.read(stream, from)).filter((event) => event.stream === stream),
    damageOf: (stream) => damages.get(stream),
    salvage: async (stream) =>
      (await rowsOf(stream)).flatMap((row) =>
        isWhole(home.sha256, row) ? [envelopeOf(upcasters, row)] : [],
      ),
    scraps: async (stream) => (await rowsOf(stream)).map((row) => JSON.stringify(row)),
    drop: async (stream) => {
      await home.drop(stream);
      damages.delete(stream);
    },
  };
};

/** Opens also where streams are damaged: they are named, and every other is as good as ever. */
export const openDeviceStore = async (
  home: DeviceHome | StoreRefusal,
  upcasters: Upcasters = {},
): Promise<DeviceStore | StoreRefusal> => {
  if (isRefusal(home)) return home;
  await home.mendEnd();
  return deviceStoreOver(home, upcasters, await survey(home.sha256, home.lying));
};
