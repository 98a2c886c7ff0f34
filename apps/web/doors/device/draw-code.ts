// A code as squares, with the quiet margin that readers need.
import encodeQR from 'qr';

export type Squares = { readonly side: number; readonly dark: (x: number, y: number) => boolean };

const margin = 4;

export const drawCode = (code: string): Squares => {
  const rows = encodeQR(code, 'raw', { ecc: 'medium', encoding: 'alphanumeric', border: margin });
  return { side: rows.length, dark: (x, y) => rows[y]?.[x] ?? false };
};
