// A sheet for the wall: the code that opens the tournament's page on a phone.
import type { PublicTournament } from '@omerta/tournament/view/public.ts';
import type { PageContext } from './context.ts';
import { type Html, html } from './frame/html.ts';

/** A code as squares, with its quiet margin. */
export type Squares = { readonly side: number; readonly dark: (x: number, y: number) => boolean };

const pathOf = ({ side, dark }: Squares): string => {
  const runs: string[] = [];
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (!dark(x, y)) continue;
      const from = x;
      while (x + 1 < side && dark(x + 1, y)) x++;
      runs.push(`M${from} ${y}h${x - from + 1}v1H${from}z`);
    }
  }
  return runs.join('');
};

export const posterMain = (
  { words }: PageContext,
  { name }: PublicTournament,
  address: string,
  code: Squares,
): Html =>
  html`<div class="poster"><h1>${name}</h1>
<p>${words.poster.scan}</p>
<svg viewBox="0 0 ${code.side} ${code.side}" role="img" aria-label="${words.poster.code}"><rect width="${code.side}" height="${code.side}" class="code-paper"/><path d="${pathOf(code)}" class="code-ink"/></svg>
<p class="address">${address}</p>
<p>${words.poster.what}</p></div>`;
