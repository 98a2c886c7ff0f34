// Prints a laid out document in Node, with the fonts that pdfmake brings.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts/Roboto');

pdfmake.setFonts({
  Roboto: { normal: join(fonts, 'Roboto-Regular.ttf'), bold: join(fonts, 'Roboto-Medium.ttf') },
});
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith(fonts));

/** How far it has come, from 0 to 1. */
export type OnPrinted = (part: number) => void;

export const printInNode = async (
  definition: TDocumentDefinitions,
  onPrinted: OnPrinted = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> => {
  pdfmake.setProgressCallback(onPrinted);
  return new Uint8Array(await pdfmake.createPdf(definition).getBuffer());
};
