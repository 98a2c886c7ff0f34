// The service worker: it keeps the whole product on the device, so that a cold start needs no network.
import { useWatched } from '../device/use-watched.ts';
import { watched } from '../device/watched.ts';

/** Everything is on the device. */
const kept = watched(false);
/** A new version is fetched and waits to be let in; until then every page runs the old one. */
const fresh = watched<(() => Promise<void>) | null>(null);

export const useKeptOffline = (): boolean => useWatched(kept);
export const useFreshVersion = () => useWatched(fresh);

const ask = (worker: ServiceWorker, question: 'is fresh?' | 'let in'): Promise<unknown> => {
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise((answer) => port1.addEventListener('message', ({ data }) => answer(data)));
  port1.start();
  worker.postMessage(question, [port2]);
  return answered;
};

/** The newest worker knows whether its version is the one that is served. */
const look = async ({ waiting, active }: ServiceWorkerRegistration): Promise<void> => {
  const newest = waiting ?? active;
  if (!newest || (await ask(newest, 'is fresh?')) !== true) return;
  fresh.set(async () => {
    await ask(newest, 'let in');
    location.reload();
  });
};

const lookEvery = 600_000;

/** The browser asks for a new version when a page is loaded: one that stays open all day asks by itself. */
const lookAgain = (registration: ServiceWorkerRegistration): void => {
  const ask = (): void => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  };
  setInterval(ask, lookEvery);
  window.addEventListener('focus', ask);
};

const watch = (registration: ServiceWorkerRegistration): void => {
  const awaitNext = (): void => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') void look(registration);
    });
  };
  void look(registration);
  awaitNext();
  lookAgain(registration);
  registration.addEventListener('updatefound', awaitNext);
};

export const registerWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register('/sw.js', { scope: '/' }).catch(() => undefined);
  void navigator.serviceWorker.ready.then((registration) => {
    kept.set(true);
    watch(registration);
  });
};
