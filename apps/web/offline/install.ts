// The browser's offer to install the product, kept until the referee takes it.
import { useWatched } from '../device/use-watched.ts';
import { watched } from '../device/watched.ts';

type Offer = Event & { readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }> };

const offer = watched<(() => void) | null>(null);

export const useInstall = () => useWatched(offer);

export const awaitInstallOffer = (): void => {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    const { prompt } = event as Offer;
    offer.set(() => {
      offer.set(null);
      void prompt.call(event);
    });
  });
  window.addEventListener('appinstalled', () => offer.set(null));
};
