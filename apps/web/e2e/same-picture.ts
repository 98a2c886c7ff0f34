// Whether a picture looks as the approved one: by the mean colour of small blocks, so that the edge of a letter may fall a shade apart.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from 'playwright-core';

/** Pixels of a block, how far its mean may be off, and how many blocks may be further. */
const block = 6;
const shade = 36;
const mostBlocks = 3;

const decoded = async ([one, other]: readonly [string, string], side: number): Promise<number[][]> => {
  const read = async (png: string): Promise<ImageData> => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  };
  const [a, b] = [await read(one), await read(other)];
  if (a.width !== b.width || a.height !== b.height) return [[Number.POSITIVE_INFINITY]];
  const rows: number[][] = [];
  for (let top = 0; top < a.height; top += side) {
    const row: number[] = [];
    for (let across = 0; across < a.width; across += side) {
      const off = [0, 0, 0, 0];
      for (let y = top; y < Math.min(a.height, top + side); y++)
        for (let x = across; x < Math.min(a.width, across + side); x++)
          for (let c = 0; c < 4; c++) {
            const at = (y * a.width + x) * 4 + c;
            off[c] = (off[c] ?? 0) + (a.data[at] ?? 0) - (b.data[at] ?? 0);
          }
      row.push(Math.max(...off.map(Math.abs)) / (side * side));
    }
    rows.push(row);
  }
  return rows;
};

/**
 * Null where it looks the same; else where it does not. With `OMERTA_APPROVE` set, and where there is none yet, it is
 * written down as approved: whoever commits it has looked at it.
 */
export const difference = async (page: Page, picture: Buffer, approved: string): Promise<string | null> => {
  if (process.env['OMERTA_APPROVE'] !== undefined) {
    mkdirSync(dirname(approved), { recursive: true });
    writeFileSync(approved, picture);
    return null;
  }
  if (!existsSync(approved)) return `${approved} is not approved yet`;
  const pair = [readFileSync(approved).toString('base64'), picture.toString('base64')] as const;
  const rows = await page.evaluate(`(${decoded.toString()})(${JSON.stringify(pair)}, ${block})`);
  const off = (rows as number[][]).flatMap((row, y) =>
    row.flatMap((by, x) => (by > shade ? [`${x * block},${y * block}`] : [])),
  );
  return off.length > mostBlocks ? `${approved}: ${off.length} blocks are off, at ${off.slice(0, 8)}` : null;
};
