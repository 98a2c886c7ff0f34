// The rules in force: the book, what the organiser chose, and every clause in our words, where all other pages lead to.
import type { Lang } from '@omerta/base/lang.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { registerIn } from '@omerta/rules/register/register-in.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { switchWord } from '@omerta/rules/rulebooks/switch-words.ts';
import { switchesOf } from '@omerta/rules/rulebooks/switches.ts';
import { chooseBook } from '@omerta/tournament/rulebooks/choose.ts';
import type { PublicTournament } from '@omerta/tournament/view/public.ts';
import { clause, type PageContext, section, tableOf } from './context.ts';
import { clauseAnchor } from './frame/addresses.ts';
import { type Html, html, nothing } from './frame/html.ts';
import { momentIn } from './times.ts';

export type ClauseText = { readonly clause: string; readonly text: string };

/** The words of a book, fetched by whoever makes the page. */
export const clausesIn = async ({ rules }: PublicTournament, lang: Lang): Promise<readonly ClauseText[]> => {
  const book = chooseBook(rules);
  if (isRefusal(book)) return [];
  return (await registerIn(lang)).filter(({ rulebook }) => rulebook === book.scoring.rulebook.id);
};

const switchesTable = (context: PageContext, rulebook: Rulebook): Html => {
  const { words, lang } = context;
  const { columns } = words.rules;
  const rows = switchesOf(rulebook.id).map(({ name, what, rulebooks }) => {
    const place = rulebooks[rulebook.id];
    const value = rulebook.switches[name] ?? place?.initial ?? '';
    const changed = value !== place?.initial && html` <small>${words.rules.changed}</small>`;
    return html`<tr><th scope="row">${what[lang]}</th><td>${switchWord(name, value, lang)}${changed}</td><td>${clause(context, place?.clause ?? null)}</td></tr>\n`;
  });
  return tableOf(
    words.rules.switches,
    [{ head: columns.what }, { head: columns.value }, { head: columns.clause }],
    rows,
  );
};

const houseChanges = ({ words }: PageContext, { rules }: PublicTournament): Html => {
  const change = typeof rules.rulebook === 'string' ? {} : (rules.rulebook.change ?? {});
  const changed = Object.entries(change);
  return changed.length === 0
    ? nothing
    : html`<h3>${words.rules.house}</h3><ul>${changed.map(([name, value]) => html`<li><code>${name}</code> ${String(value)}</li>`)}</ul>`;
};

export const rulesMain = (
  context: PageContext,
  view: PublicTournament,
  clauses: readonly ClauseText[],
): Html => {
  const { words, lang } = context;
  const book = chooseBook(view.rules);
  if (isRefusal(book)) return html`<h1>${words.rules.title}</h1>`;
  const { rulebook } = book.scoring;
  const published =
    view.published &&
    html`<p class="quiet">${words.rules.published(momentIn(lang, view.zone, view.published.at))} <code>${view.published.hash.slice(0, 16)}</code></p>`;
  return html`<h1>${words.rules.title}</h1>
<p><b>${rulebook.name[lang]}</b></p>${published}${houseChanges(context, view)}
${section('switches', words.rules.switches, switchesTable(context, rulebook))}
${section(
  'clauses',
  words.rules.clauses,
  html`<p class="quiet">${words.rules.ownWords}</p><dl class="clauses">${clauses.map(
    (each) =>
      html`<div id="${clauseAnchor(each.clause)}"><dt>${each.clause}</dt><dd>${each.text}</dd></div>\n`,
  )}</dl>`,
)}`;
};
