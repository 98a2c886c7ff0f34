// The key of an overlay as its address carries it: in the fragment, which no server and no log is sent.
import { type OverlayLook, overlayLooks } from '@omerta/tournament/overlay-scene.ts';
import { useSyncExternalStore } from 'react';

export type InFragment = {
  readonly key: string;
  /** Whoever names a look in the address wants that one, whatever the control page says. */
  readonly look: OverlayLook | null;
};

export const inFragment = (hash: string): InFragment => {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  return {
    key: given.get('key') ?? '',
    look: overlayLooks.find((look) => look === given.get('look')) ?? null,
  };
};

const watch = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

export const useFragment = (): InFragment => inFragment(useSyncExternalStore(watch, () => location.hash));
