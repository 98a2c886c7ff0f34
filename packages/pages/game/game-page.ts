// The page of a game: while it is played what the public may know, and once it is released all of it.
import type { ReleasedGame } from '@omerta/tournament/view/released.ts';
import { type PageContext, player, section, tableOf } from '../context.ts';
import { type Html, html, nothing } from '../frame/html.ts';
import { nameIn, type PublicGameEntry, type TableView } from '../picture.ts';
import { statusOf } from './game-status.ts';
import { protocolOf } from './protocol.ts';
import { playedRecord, tableOfRecord } from './record.ts';
import { tableNow } from './table-now.ts';
import { timelineOf } from './timeline.ts';

export type ShownGame = {
  readonly entry: PublicGameEntry;
  readonly stageName: string;
  /** Null where the game has no picture of its own, as in an archive. */
  readonly table: TableView | null;
  /** Null until its result is told. */
  readonly released: ReleasedGame | null;
  /** The game packed for the page that steps through it; null where there is none. */
  readonly packed: string | null;
};

export const gameTitle = ({ words }: PageContext, { entry, stageName }: ShownGame): string =>
  words.game.title(words.round(stageName, entry.round), entry.table);

const heading = (context: PageContext, shown: ShownGame): Html => {
  const { words, names } = context;
  const { entry } = shown;
  const referee = entry.referee === null ? null : html` · ${words.referee} ${nameIn(names, entry.referee)}`;
  return html`<h1>${gameTitle(context, shown)}</h1>
<p><span data-status="${entry.status}">${statusOf(context, entry.status, shown.table?.phase ?? null)}</span>${referee}${entry.protested && html` · ${words.protested}`}${entry.ruled && html` · <b data-ruled="${entry.ruled}">${words.ruled[entry.ruled]}</b>`}</p>
`;
};

const links = ({ words, to }: PageContext, { entry, packed, released }: ShownGame): Html => {
  if (!released || released.record === null) return nothing;
  const replay =
    to.replay !== null &&
    packed !== null &&
    html`<li><a href="${to.replay}#${packed}">${words.game.replay}</a></li>`;
  return html`<ul class="ways">${replay}<li><a href="${to.record(entry.game)}" download>${words.game.record}</a></li></ul>`;
};

/** Where only a sheet of paper is known: who sat where, with which card, and who won. */
const fromSheet = (context: PageContext, { result, ruled, seats }: PublicGameEntry): Html => {
  const { words } = context;
  const { columns } = words.game;
  const rows = seats.map((person, i) => {
    const role = result?.roles[i];
    return html`<tr><td class="number">${i + 1}</td><th scope="row">${player(context, person)}</th><td class="${role ?? ''}">${role ? words.roles[role] : null}</td></tr>\n`;
  });
  const heads = [
    { head: columns.seat, kind: 'number' as const },
    { head: columns.player },
    { head: columns.role },
  ];
  const by = ruled === 'result' && html` · ${words.wonBy.ruling}`;
  const won =
    result && html`<p class="now"><b class="${result.winner}">${words.winners[result.winner]}</b>${by}</p>`;
  return html`${won}${tableOf(words.game.seats, heads, rows)}`;
};

/** A record ends as it was played: who won by a ruling, the tournament knows. */
const resultInForce = (table: TableView, { result, ruled }: PublicGameEntry): TableView =>
  result && ruled === 'result' ? { ...table, result: { winner: result.winner, by: 'ruling' } } : table;

export const gameMain = (context: PageContext, shown: ShownGame): Html => {
  const { words } = context;
  const { entry, released } = shown;
  const played = released?.record == null ? null : playedRecord(released.record);
  const table = shown.table ?? (played && tableOfRecord(played, entry.seats));
  const roles = entry.result?.roles ?? null;
  return html`${heading(context, shown)}
${links(context, shown)}
<div data-live>${table ? tableNow(context, resultInForce(table, entry), roles) : fromSheet(context, entry)}</div>
${released ? section('protocol', words.game.protocol, protocolOf(context, released)) : nothing}
${played ? section('timeline', words.game.timeline, timelineOf(context, played)) : nothing}`;
};
