// Every tournament of the club.
import type { Lang } from '@omerta/base/lang.ts';
import type { Phase } from '@omerta/tournament/state.ts';
import { serverAddresses } from './frame/addresses.ts';
import { type Html, html } from './frame/html.ts';
import { wordsIn } from './texts/words.ts';

export type ListedTournament = { readonly tournament: string; readonly name: string; readonly phase: Phase };

const order: readonly Phase[] = ['running', 'preparing', 'finished', 'none'];

export const listMain = (lang: Lang, tournaments: readonly ListedTournament[]): Html => {
  const words = wordsIn(lang);
  const sorted = tournaments.toSorted((a, b) => order.indexOf(a.phase) - order.indexOf(b.phase));
  const items = sorted.map(
    ({ tournament, name, phase }) =>
      html`<li><a href="${serverAddresses(tournament, lang).tournament}">${name}</a> <span class="quiet">${words.phases[phase]}</span></li>\n`,
  );
  return html`<h1>${words.list.title}</h1>
${items.length === 0 ? html`<p>${words.list.none}</p>` : html`<ul class="tournaments">${items}</ul>`}`;
};

/** What is said where there is nothing at an address. */
export const missingMain = (lang: Lang): Html => {
  const { missing, list } = wordsIn(lang);
  return html`<h1>${missing.title}</h1>
<p>${missing.why}</p><p><a href="/live?lang=${lang}">${list.title}</a></p>`;
};
