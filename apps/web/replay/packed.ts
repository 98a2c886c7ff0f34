// A game in the fragment of an address: a link to a moment needs no server, and no server is sent the game.
import type { Refusal } from '@omerta/base/refusal.ts';

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

export const packed = async (text: string): Promise<string> => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toAddress(new Uint8Array(await new Response(stream).arrayBuffer()));
};

const textOf = async (stream: ReadableStream<Uint8Array>): Promise<string | UnpackRefusal> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for await (const piece of stream) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > mostReplayText) return { code: 'replay/too-large' };
  }
  return text + decoder.decode();
};

export const unpacked = async (address: string): Promise<string | UnpackRefusal> => {
  try {
    const read = await textOf(
      new Blob([fromAddress(address)]).stream().pipeThrough(new DecompressionStream('deflate-raw')),
    );
    return typeof read !== 'string' || read.trim() !== '' ? read : { code: 'replay/link' };
  } catch {
    return { code: 'replay/link' };
  }
};
