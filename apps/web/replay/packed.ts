// A game in the fragment of an address: a link to a moment needs no server, and no server is sent the game.
import type { Refusal } from '@omerta/base/refusal.ts';
import { deflated, inflated } from '../device/deflate.ts';

/** Longer than any game: what comes out of a link is counted while it comes. */
export const mostReplayText = 1_000_000;

export type UnpackRefusal = Refusal<'replay/link' | 'replay/too-large'>;

const inPieces = 0x8000;

const toAddress = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += inPieces)
    text += String.fromCharCode(...bytes.subarray(at, at + inPieces));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

const fromAddress = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

export const packed = async (text: string): Promise<string> => toAddress(await deflated(text));

export const unpacked = async (address: string): Promise<string | UnpackRefusal> => {
  try {
    const text = await inflated(fromAddress(address), mostReplayText);
    if (text === 'too-large') return { code: 'replay/too-large' };
    return text.trim() === '' ? { code: 'replay/link' } : text;
  } catch {
    return { code: 'replay/link' };
  }
};
