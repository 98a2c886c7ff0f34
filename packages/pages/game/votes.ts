// All votes of a game so far: a row for each seat, a column for each ballot and each lift.
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { type VoteColumn, voteGrid } from '@omerta/rules/view/vote-grid.ts';
import {
  columnLines,
  columnName,
  columnOutcome,
  voteDays,
  voteLegend,
  voteMark,
  voteSaid,
  voteWords,
} from '@omerta/rules/view/vote-words.ts';
import type { PageContext } from '../context.ts';
import { type Html, html, joinedBy } from '../frame/html.ts';
import { nameIn, type TableView } from '../picture.ts';

const headOf = ({ lang }: PageContext, column: VoteColumn): Html => {
  const lines = columnLines(column, lang).map(
    ({ name, votes }) => html`<span><b>${name}</b>${votes && html` ${votes}`}</span>`,
  );
  return html`<th scope="col">${columnName(column, lang)}${lines}</th>`;
};

const rowOf = (
  context: PageContext,
  columns: readonly VoteColumn[],
  seat: Seat,
  person: string | undefined,
): Html => {
  const cells = columns.map(({ cells: { [seat]: cell } }) => {
    const said = html`<span class="hidden-text">${voteSaid(cell, context.lang)}</span>`;
    return html`<td class="${cell.kind}"><span aria-hidden="true">${voteMark(cell)}</span>${said}</td>`;
  });
  const name = person === undefined ? '' : nameIn(context.names, person);
  return html`<tr><th scope="row"><b>${seat}</b> ${name}</th>${cells}</tr>\n`;
};

export const votesOf = (context: PageContext, { ballots, players }: TableView): Html => {
  const { lang } = context;
  const columns = voteGrid(ballots);
  if (columns.length === 0) return html`<p class="quiet">${context.words.game.noVotes}</p>`;
  const words = voteWords(lang);
  const days = voteDays(columns).map(
    ({ day, span }) => html`<th scope="colgroup" colspan="${span}">${words.day(day)}</th>`,
  );
  const legend = voteLegend(columns, lang).map(({ mark, word }) => html`<b>${mark}</b> ${word}`);
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${words.title}"><table class="vote-grid">
<thead><tr><th scope="col" rowspan="2">${words.player}</th>${days}</tr>
<tr>${columns.map((column) => headOf(context, column))}</tr></thead>
<tbody>
${seats.map((seat) => rowOf(context, columns, seat, players[seat - 1]))}</tbody>
<tfoot><tr><th scope="row">${words.outcome}</th>${columns.map((column) => html`<td>${columnOutcome(column, lang)}</td>`)}</tr></tfoot>
</table></div>
<p class="quiet">${joinedBy(html` · `, legend)}</p>`;
};
