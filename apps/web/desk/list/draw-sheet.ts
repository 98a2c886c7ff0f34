// A list drawn as a picture, in the colours of the page.
import { isNumeric, type ListFile, written } from '@omerta/documents/exports/list-file.ts';

const [line, edge, gap, size] = [36, 24, 28, 16];
/** A canvas of some devices is blank beyond this. */
const tallest = 16_000;

const colour = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

export const drawSheet = async ({ title, heads, cells }: ListFile): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  const family = getComputedStyle(document.body).fontFamily;
  const font = (weight: number, of = size): string => `${weight} ${of}px ${family}`;
  pen.font = font(600);
  const widths = heads.map((head, i) =>
    Math.max(
      ...[head, ...cells.map((each) => written(each[i] ?? null))].map((said) => pen.measureText(said).width),
    ),
  );
  pen.font = font(650, 20);
  const width = Math.max(
    widths.reduce((sum, each) => sum + each + gap, -gap),
    pen.measureText(title).width,
  );
  const height = Math.min(tallest, edge * 2 + line * (cells.length + 2));
  const scale = Math.min(2, tallest / height);
  canvas.width = Math.ceil((width + edge * 2) * scale);
  canvas.height = Math.ceil(height * scale);
  pen.scale(scale, scale);
  pen.fillStyle = colour('--surface');
  pen.fillRect(0, 0, width + edge * 2, height);
  pen.textBaseline = 'middle';
  const write = (said: string, at: { readonly x: number; readonly y: number }, style: string): void => {
    pen.fillStyle = colour(style);
    pen.fillText(said, at.x, at.y);
  };
  const writeLine = (said: readonly string[], y: number, style: string): void => {
    let x = edge;
    for (const [i, each] of said.entries()) {
      const column = widths[i] ?? 0;
      const isRight = isNumeric(cells[0]?.[i] ?? null);
      write(each, { x: isRight ? x + column - pen.measureText(each).width : x, y }, style);
      x += column + gap;
    }
  };
  pen.font = font(650, 20);
  write(title, { x: edge, y: edge + line / 2 }, '--ink');
  pen.font = font(600);
  writeLine(heads, edge + line * 1.5, '--muted');
  pen.font = font(450);
  for (const [i, cell] of cells.entries()) {
    const y = edge + line * (i + 2);
    pen.fillStyle = colour('--line');
    pen.fillRect(edge, y, width, 1);
    writeLine(cell.map(written), y + line / 2, '--ink');
  }
  return new Promise((give, fail) =>
    canvas.toBlob((blob) => (blob ? give(blob) : fail(new Error('this browser draws no pictures')))),
  );
};
