// What every part of a page needs: the language with its words, and where the other pages are.
import { decimalIn, type Lang } from '@omerta/base/lang.ts';
import { type Addresses, clauseAnchor } from './frame/addresses.ts';
import { type Html, html, nothing } from './frame/html.ts';
import { type NamesById, nameIn } from './picture.ts';
import type { PageWords } from './texts/page-words.ts';
import { wordsIn } from './texts/words.ts';

export type PageContext = {
  readonly lang: Lang;
  readonly words: PageWords;
  readonly to: Addresses;
  readonly names: NamesById;
};

export const contextOf = (lang: Lang, to: Addresses, names: NamesById): PageContext => ({
  lang,
  words: wordsIn(lang),
  to,
  names,
});

export const player = ({ to, names }: PageContext, person: string): Html =>
  html`<a href="${to.player(person)}">${nameIn(names, person)}</a>`;

/** Points as the language writes them; a fraction as it is. */
export const pointsIn = ({ lang }: PageContext, points: string): string =>
  decimalIn(points, lang).replace('-', '−');

/** As something given or taken. */
export const signed = (context: PageContext, points: string): string =>
  /^[1-9]|^0\.|^\d+\//.test(points) ? `+${pointsIn(context, points)}` : pointsIn(context, points);

/** A clause leads to its words. */
export const clause = ({ to, words }: PageContext, number: string | null): Html =>
  number === null
    ? nothing
    : html`<a class="clause" href="${to.rules}#${clauseAnchor(number)}" title="${words.clause}">${number}</a>`;

type Column = { readonly head: string; readonly kind?: 'number' | 'wide' };

/** A table with its heads; `wide` columns are left out where a screen is narrow. */
export const tableOf = (caption: string, columns: readonly Column[], rows: readonly Html[]): Html => {
  const heads = columns.map(
    ({ head, kind }) => html`<th scope="col"${kind ? html` class="${kind}"` : null}>${head}</th>`,
  );
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${caption}"><table>
<thead><tr>${heads}</tr></thead>
<tbody>
${rows}</tbody>
</table></div>`;
};

export const section = (id: string, title: string, content: Html): Html =>
  html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
${content}
</section>
`;
