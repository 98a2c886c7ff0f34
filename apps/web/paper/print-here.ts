// Prints a laid out document inside a worker of the page: pdfmake and its two fonts are fetched with the first one.
import pdfmake from 'pdfmake/build/pdfmake.min.js';
import medium from 'pdfmake/fonts/Roboto/Roboto-Medium.ttf?url';
import regular from 'pdfmake/fonts/Roboto/Roboto-Regular.ttf?url';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { Unfetched } from './paper-port.ts';

const [normal, bold] = ['regular.ttf', 'medium.ttf'];

/** So many numbers become one text at once: more would be too many arguments. */
const inPieces = 0x8000;

/** The library takes a font as base64. */
const fontAt = async (address: string): Promise<string> => {
  const came = await fetch(address).catch(() => null);
  const body = came?.ok ? await came.arrayBuffer().catch(() => null) : null;
  if (body === null) throw new Unfetched(address);
  const bytes = new Uint8Array(body);
  let text = '';
  for (let at = 0; at < bytes.length; at += inPieces)
    text += String.fromCharCode(...bytes.subarray(at, at + inPieces));
  return btoa(text);
};

let fonts: Promise<void> | undefined;

const bringFonts = async (): Promise<void> => {
  const [one, other] = await Promise.all([fontAt(regular), fontAt(medium)]);
  pdfmake.addVirtualFileSystem({ [normal]: one, [bold]: other });
  pdfmake.setFonts({ Roboto: { normal, bold } });
};

export const printHere = async (
  definition: TDocumentDefinitions,
  onPrinted: (part: number) => void,
): Promise<Uint8Array> => {
  fonts ??= bringFonts();
  await fonts;
  pdfmake.setProgressCallback(onPrinted);
  return pdfmake.createPdf(definition).getBuffer();
};
