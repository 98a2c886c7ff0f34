// Whether the device says it has a network; the table works the same without.
import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void): (() => void) => {
  for (const each of ['online', 'offline'] as const) window.addEventListener(each, changed);
  return () => {
    for (const each of ['online', 'offline'] as const) window.removeEventListener(each, changed);
  };
};

export const useNetwork = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
