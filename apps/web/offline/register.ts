// The service worker: it keeps the whole product on the device, so that a cold start needs no network.
import { registerSW } from 'virtual:pwa-register';
import { useWatched } from '../device/use-watched.ts';
import { watched } from '../device/watched.ts';

/** Everything is on the device. */
const kept = watched(false);
/** A new version is fetched and waits to be let in; until then every page runs the old one. */
const fresh = watched<(() => void) | null>(null);

export const useKeptOffline = (): boolean => useWatched(kept);
export const useFreshVersion = () => useWatched(fresh);

export const registerWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const letIn = registerSW({ immediate: true, onNeedRefresh: () => fresh.set(() => void letIn(true)) });
  void navigator.serviceWorker.ready.then(() => kept.set(true));
};
