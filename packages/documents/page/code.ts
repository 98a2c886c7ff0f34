// A QR code as black bars: as many squares in a row as are dark become one.

import type { Content } from 'pdfmake/interfaces.js';
import encodeQR from 'qr';

type Bar = {
  readonly type: 'rect';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly color: string;
};

const black = '#000000';
/** Readers want four squares of quiet around it. */
const border = 4;

/** `side` in points, the quiet border included. */
export const codeOf = (text: string, side: number): Content => {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', encoding: 'byte', border });
  const unit = side / rows.length;
  const bars: Bar[] = [];
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      bars.push({
        type: 'rect',
        x: start * unit,
        y: y * unit,
        w: (x - start + 1) * unit,
        // A hair more: no white line between two rows of a rendered page.
        h: unit * 1.02,
        color: black,
      });
    }
  }
  return { canvas: bars };
};
