// The keys of streams: made, listed and revoked; and where each is opened.
import { ask } from '../../../server/ask.ts';
import { keysPath, madeKey } from './screen-keys.ts';

export const makeOverlayKey = (tournament: string, name: string) =>
  ask({ method: 'POST', path: keysPath(tournament), body: { kind: 'overlay', name }, reads: madeKey });

/** The key stands in the fragment: no server, proxy or log is sent it with the address. */
export const overlayAddress = (key: string): string => `${location.origin}/overlay#key=${key}`;
export const controlAddress = (key: string): string => `${location.origin}/overlay/control#key=${key}`;
