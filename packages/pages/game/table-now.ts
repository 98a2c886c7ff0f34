// A table as the public may see it: phase, who speaks, seats, nominations, votes.
import type { Role } from '@omerta/rules/game/role.ts';
import { type PageContext, player, tableOf } from '../context.ts';
import { type Html, html, joinedBy, nothing } from '../frame/html.ts';
import type { TableView } from '../picture.ts';
import { votesOf } from './votes.ts';

const phaseLine = ({ words }: PageContext, { phase, now, paused, result }: TableView): Html => {
  const said = result ? words.winners[result.winner] : words.phasesOfGame(phase.kind, phase.number);
  const by = result && html` · ${words.wonBy[result.by]}`;
  const step =
    now && html` · ${words.steps[now.step]}${now.seat === null ? null : html` ${words.seat(now.seat)}`}`;
  return html`<p class="now"><b${result ? html` class="${result.winner}"` : null}>${said}</b>${by}${step}${paused && html` · ${words.paused}`}</p>`;
};

const most = 4;

/** Fouls as pips, said in words to whoever hears the page. */
const foulsOf = ({ words }: PageContext, { fouls, yellow }: TableView['seats'][number]): Html => {
  const pips = html`<span aria-hidden="true" class="pips">${'●'.repeat(Math.min(fouls, most))}</span>`;
  const cards = yellow > 0 && html` <span class="yellow">${words.yellow(yellow)}</span>`;
  return html`${fouls > 0 && html`${pips}<span class="hidden-text">${fouls}</span>`}${cards}`;
};

/** `roles`: once they may be known. */
export const seatsOf = (context: PageContext, view: TableView, roles: readonly Role[] | null): Html => {
  const { words } = context;
  const rows = view.seats.map((line) => {
    const person = view.players[line.seat - 1];
    const speaks = view.now?.seat === line.seat;
    const role = roles?.[line.seat - 1];
    const left = line.left === null ? nothing : html`<span class="left">${words.leftBy[line.left]}</span>`;
    return html`<tr class="${line.inGame ? 'in' : 'out'}${speaks ? ' speaks' : ''}"><td class="number">${line.seat}</td>\
<th scope="row">${person === undefined ? nothing : player(context, person)}</th>\
${roles && html`<td class="${role ?? ''}">${role ? words.roles[role] : null}</td>`}<td>${foulsOf(context, line)}</td><td>${left}</td></tr>\n`;
  });
  const { columns } = words.game;
  const table = tableOf(
    words.game.seats,
    [
      { head: columns.seat, kind: 'number' },
      { head: columns.player },
      ...(roles ? [{ head: columns.role }] : []),
      { head: columns.fouls },
      { head: columns.left },
    ],
    rows,
  );
  return html`<div class="seats">${table}</div>`;
};

const nominationsNow = ({ words }: PageContext, { nominations, phase, voteCancelled }: TableView): Html => {
  if (phase.kind !== 'day') return nothing;
  const cancelled = voteCancelled && html`<p>${words.game.voteCancelled}</p>`;
  if (nominations.length === 0) return html`${cancelled}`;
  const named = nominations.map(
    ({ by, nominee }) => html`<b>${nominee}</b> <small class="quiet">${words.game.by(by)}</small>`,
  );
  return html`${cancelled}<p>${words.game.nominated} ${joinedBy(html`, `, named)}</p>`;
};

export const bestMoveLine = ({ words }: PageContext, { bestMove }: TableView): Html =>
  bestMove === null
    ? nothing
    : html`<p>${words.game.bestMove(bestMove.by)} ${bestMove.seats.join(', ') || '—'}</p>`;

export const tableNow = (context: PageContext, view: TableView, roles: readonly Role[] | null): Html =>
  html`${phaseLine(context, view)}
${seatsOf(context, view, roles)}
${nominationsNow(context, view)}${bestMoveLine(context, view)}
<section aria-labelledby="votes"><h2 id="votes">${context.words.game.votesTitle}</h2>
${votesOf(context, view)}</section>`;
