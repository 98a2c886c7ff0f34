// The machine's own poppler, for what only another program's reading of a PDF can prove.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onPath } from './on-path.ts';

export const hasPoppler = (): boolean =>
  ['pdftotext', 'pdftoppm'].every((program) => onPath([program]) !== undefined);

const run = promisify(execFile);
const mostOutput = 256 * 1024 * 1024;

const withFile = async <T>(
  pdf: Uint8Array,
  work: (file: string, folder: string) => Promise<T>,
): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'omerta-pdf-'));
  try {
    const file = join(folder, 'paper.pdf');
    writeFileSync(file, pdf);
    return await work(file, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The text of each page, in the order in which people read it. */
export const pdfTexts = (pdf: Uint8Array): Promise<readonly string[]> =>
  withFile(pdf, async (file) => {
    const { stdout } = await run('pdftotext', ['-layout', file, '-'], { maxBuffer: mostOutput });
    return stdout.split('\f').slice(0, -1);
  });

export type PdfPage = {
  readonly width: number;
  readonly height: number;
  /** Grey, 0 is black; row after row. */
  readonly pixels: Uint8Array;
};

const pageIn = (bytes: Buffer): PdfPage => {
  const [head = '', width = '0', height = '0'] =
    /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 64)) ?? [];
  return { width: Number(width), height: Number(height), pixels: bytes.subarray(head.length) };
};

export type RenderAs = { readonly dpi: number; readonly first?: number; readonly last?: number };

export const pdfPages = (
  pdf: Uint8Array,
  { dpi, first = 1, last = 100_000 }: RenderAs,
): Promise<readonly PdfPage[]> =>
  withFile(pdf, async (file, folder) => {
    const pages = ['-f', String(first), '-l', String(last)];
    await run('pdftoppm', ['-r', String(dpi), '-gray', ...pages, file, join(folder, 'page')]);
    return readdirSync(folder)
      .filter((name) => name.endsWith('.pgm'))
      .toSorted()
      .map((name) => pageIn(readFileSync(join(folder, name))));
  });
