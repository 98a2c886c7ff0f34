// A code as squares, with the quiet margin that readers need.
import encodeQR from 'qr';

export type Squares = { readonly side: number; readonly dark: (x: number, y: number) => boolean };

/** The smaller alphabet makes smaller codes, where it is enough; an address needs every letter. */
export type CodeLetters = 'alphanumeric' | 'byte';

const margin = 4;

export const drawCode = (code: string, encoding: CodeLetters = 'alphanumeric'): Squares => {
  const rows = encodeQR(code, 'raw', { ecc: 'medium', encoding, border: margin });
  return { side: rows.length, dark: (x, y) => rows[y]?.[x] ?? false };
};
