// The device's own streams put right by themselves when damaged: no game waits for them.
import type { DeviceStore } from '@omerta/store/device.ts';
import type { Device } from './game-log.ts';
import { isGameStream } from './own-stream.ts';

/** Every event that is whole is written anew: the table and the marks of deleted games outlive a damaged one among them. */
export const mendOwnStreams = async (store: DeviceStore, device: Device): Promise<void> => {
  const damaged = (await store.heads()).filter(
    ({ stream }) => store.damageOf(stream) !== undefined && !isGameStream(stream),
  );
  for (const { stream } of damaged) {
    const events = (await store.salvage(stream)).map(({ type, data }) => ({ type, data }));
    await store.drop(stream);
    if (events.length === 0) continue;
    await store.append(stream, 0, {
      command: device.newId(),
      at: device.now(),
      device: device.name,
      person: null,
      events,
    });
  }
};
