// A grid of terminal columns to put texts on, each with a style of its own.
import type { Paint, Style } from './paint.ts';
import { graphemesOf, widthOf, widthOfOne } from './text-width.ts';

type Cell = { readonly text: string; readonly style: Style | null };
const blank: Cell = { text: ' ', style: null };
/** The second column of a wide character. */
const covered: Cell = { text: '', style: null };

export class Canvas {
  readonly #rows: Cell[][] = [];

  #row(y: number): Cell[] {
    while (this.#rows.length <= y) this.#rows.push([]);
    return this.#rows[y] ?? [];
  }

  put(y: number, x: number, text: string, style: Style | null = null): void {
    const row = this.#row(y);
    let at = x;
    while (row.length < at) row.push(blank);
    for (const grapheme of graphemesOf(text)) {
      row[at++] = { text: grapheme, style };
      if (widthOfOne(grapheme) === 2) row[at++] = covered;
    }
  }

  putBefore(y: number, end: number, text: string, style: Style | null = null): void {
    this.put(y, end - widthOf(text), text, style);
  }

  putAround(y: number, middle: number, text: string, style: Style | null = null): void {
    this.put(y, middle - Math.floor(widthOf(text) / 2), text, style);
  }

  lines(paint: Paint): string[] {
    return this.#rows.map((row) => {
      let line = '';
      for (let from = 0; from < row.length; ) {
        const style = row[from]?.style ?? null;
        let to = from;
        while (to < row.length && (row[to]?.style ?? null) === style) to++;
        const run = row.slice(from, to).map((cell) => cell.text);
        line += style === null ? run.join('') : paint(style, run.join(''));
        from = to;
      }
      return line.trimEnd();
    });
  }
}
