// The table of a tournament: each row opens into what it is made of, item by item with its clause.
import { groupBy } from '@omerta/base/group-by.ts';
import { ownColumns } from '@omerta/scoring/report/table-columns.ts';
import type { PublicRow, PublicTournament } from '@omerta/tournament/view/public.ts';
import { clause, type PageContext, player, pointsIn, signed, tableOf } from '../context.ts';
import type { TableMoment } from '../frame/addresses.ts';
import { type Html, html, nothing } from '../frame/html.ts';
import { roundsOf, toldRounds } from './rounds.ts';

type Item = PublicRow['items'][number];

const gameName = (context: PageContext, view: PublicTournament, item: Item): Html => {
  const { words, to } = context;
  if (item.game === null) return html`${words.standings.outside}`;
  const { stage, round, table } = item.game;
  const stageName = view.stages.find((each) => each.stage === stage)?.name ?? stage;
  const name = words.gameShort(stageName, round, table);
  const found = view.games.find(
    (each) => each.stage === stage && each.round === round && each.table === table && each.result !== null,
  );
  return found ? html`<a href="${to.game(found.game)}">${name}</a>` : html`${name}`;
};

const byGame = (items: readonly Item[]): readonly (readonly Item[])[] => [
  ...groupBy(items, ({ game }) => JSON.stringify(game)).values(),
];

const itemText = (context: PageContext, item: Item): Html =>
  html`<span class="item">${context.words.items[item.kind]} <b>${signed(context, item.points)}</b> ${clause(context, item.clause)}</span>`;

export const itemsOf = (context: PageContext, view: PublicTournament, items: readonly Item[]): Html =>
  items.length === 0
    ? html`<p class="quiet">${context.words.standings.noItems}</p>`
    : html`<ul class="items">${byGame(items).map(
        (own) =>
          html`<li>${own[0] ? gameName(context, view, own[0]) : null}${own.map((item) => itemText(context, item))}</li>\n`,
      )}</ul>`;

const bookOf = ({ columns }: PublicTournament) => ({
  hasCi: columns?.compensation ?? true,
  own: columns ? ownColumns(columns) : [],
});
type TableBook = ReturnType<typeof bookOf>;

const sums = (context: PageContext, row: PublicRow, { hasCi }: TableBook): Html => {
  const { columns } = context.words.standings;
  const parts = [
    [columns.main, row.main],
    ...(hasCi ? [[columns.compensation, row.compensation] as const] : []),
    [columns.additional, row.additional],
    [columns.other, row.other],
  ] as const;
  return html`<p class="quiet">${parts.map(([name, points]) => html`${name} ${pointsIn(context, points)} · `)}${context.words.standings.exact(row.exact)}</p>`;
};

const rowOf = (context: PageContext, view: PublicTournament, row: PublicRow, book: TableBook): Html => {
  const { words } = context;
  const wide = (value: string): Html => html`<td class="number wide">${pointsIn(context, value)}</td>`;
  const decided =
    row.decidedBy === null
      ? null
      : html` <small class="quiet">${words.standings.decidedBy[row.decidedBy]}</small>`;
  const awaiting =
    row.awaiting === undefined
      ? null
      : html` <small class="quiet">${words.standings.awaiting(pointsIn(context, row.awaiting))}</small>`;
  return html`<tr id="row-${row.player}"><td class="number">${row.place ?? '—'}</td>
<th scope="row"><details data-open="row-${row.player}"><summary>${context.names[row.player] ?? row.player}${decided}${awaiting}</summary>
<p>${player(context, row.player)}</p>${sums(context, row, book)}${itemsOf(context, view, row.items)}</details></th>
<td class="number"><b>${pointsIn(context, row.total)}</b></td><td class="number">${row.wins}/${row.games}</td>\
${wide(row.main)}${book.hasCi && wide(row.compensation)}${wide(row.additional)}${wide(row.other)}\
${book.own.map(([, tell]) => wide(tell(row.items)))}${wide(String(row.firstKills))}</tr>
`;
};

/** The way to the table after any round; `shown` is the one on the page, null for the newest. */
export const momentsOf = (context: PageContext, view: PublicTournament, shown: TableMoment | null): Html => {
  const { words, to } = context;
  const rounds = toldRounds(roundsOf(view));
  if (rounds.length === 0) return nothing;
  const isShown = (stage: string, after: number): boolean => shown?.stage === stage && shown.after === after;
  const links = rounds.map(({ stage, stageName, round }) => {
    const name = rounds.every((each) => each.stage === stage) ? `${round}` : `${stageName} ${round}`;
    return html`<a href="${to.standings({ stage, after: round })}"${isShown(stage, round) ? html` aria-current="page"` : null}>${name}</a> `;
  });
  const now = html`<a href="${to.standings(null)}"${shown === null ? html` aria-current="page"` : null}>${words.standings.now}</a>`;
  return html`<nav class="moments" aria-label="${words.standings.afterRound}"><span>${words.standings.afterRound}</span> ${links}${now}</nav>`;
};

export const standingsTable = (
  context: PageContext,
  view: PublicTournament,
  rows: readonly PublicRow[] | null,
): Html => {
  const { words } = context;
  const { columns } = words.standings;
  if (rows === null)
    return html`<p>${view.withheld === 'hidden' ? words.standings.hidden : words.standings.none}</p>`;
  const book = bookOf(view);
  const frozen = view.frozenAfter && html`<p>${words.standings.frozen(view.frozenAfter.round)}</p>`;
  return html`${frozen}${tableOf(
    words.standings.title,
    [
      { head: columns.place, kind: 'number' },
      { head: columns.player },
      { head: columns.total, kind: 'number' },
      { head: columns.wins, kind: 'number' },
      { head: columns.main, kind: 'wide' },
      ...(book.hasCi ? [{ head: columns.compensation, kind: 'wide' as const }] : []),
      { head: columns.additional, kind: 'wide' },
      { head: columns.other, kind: 'wide' },
      ...book.own.map(([column]) => ({ head: columns[column], kind: 'wide' as const })),
      { head: columns.firstKills, kind: 'wide' },
    ],
    rows.map((row) => rowOf(context, view, row, book)),
  )}<p class="quiet">${words.standings.how}${book.hasCi && html` ${words.standings.ci}`}</p>`;
};
