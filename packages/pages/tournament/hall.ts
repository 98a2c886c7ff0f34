// The hall now: the next round, who sits where in it, and the tables in play.
import { groupBy } from '@omerta/base/group-by.ts';
import type { PublicTournament } from '@omerta/tournament/view/public.ts';
import { type PageContext, player, tableOf } from '../context.ts';
import { type Html, html, nothing } from '../frame/html.ts';
import { nameIn, type PublicGameEntry } from '../picture.ts';
import { momentIn } from '../times.ts';
import { isInPlay, isPlaying, isToCome, type RoundSeen, replaysLeft } from './rounds.ts';

const when = ({ lang, words }: PageContext, { zone }: PublicTournament, { at, called }: RoundSeen): Html => {
  if (at === null) return nothing;
  const time = html`<time datetime="${at}">${momentIn(lang, zone, at)}</time>`;
  return html` · ${called ? words.hall.calledAt : words.hall.plannedAt} ${time}`;
};

const noRoundNow = ({ phase, games }: PublicTournament): 'over' | 'allPlayed' | 'nothingPlanned' => {
  if (phase === 'finished') return 'over';
  return games.length > 0 ? 'allPlayed' : 'nothingPlanned';
};

export const roundNow = (context: PageContext, view: PublicTournament, round: RoundSeen | null): Html => {
  const { words } = context;
  if (round === null) return html`<p>${words.hall[noRoundNow(view)]}</p>`;
  const replays = replaysLeft(round).map(({ table, status }) => {
    const waits = status === 'scheduled' ? words.hall.notCalled : words.statuses[status];
    return html` · ${words.hall.replay(table)}, ${waits}`;
  });
  const then = replays.length > 0 ? replays : when(context, view, round);
  return html`<p class="now">${words.round(round.stageName, round.round)}${then}</p>`;
};

type Sat = {
  readonly person: string;
  readonly name: string;
  readonly seat: number;
  readonly game: PublicGameEntry;
  readonly round: string;
};

/** Everybody who is still to play, each at his next table. */
const nextSeats = ({ names, words }: PageContext, rounds: readonly RoundSeen[]): readonly Sat[] => {
  const next = new Map<string, Sat>();
  for (const { stageName, round, games } of rounds)
    for (const game of games.filter(isToCome))
      for (const [i, person] of game.seats.entries())
        if (!next.has(person))
          next.set(person, {
            person,
            name: nameIn(names, person),
            seat: i + 1,
            game,
            round: words.round(stageName, round),
          });
  return [...next.values()];
};

/** By name: the script adds a field that narrows it, without it the list is there to be read. */
export const findTable = (context: PageContext, rounds: readonly RoundSeen[]): Html => {
  const { words, lang, to } = context;
  const sorting = new Intl.Collator(lang);
  const rows = nextSeats(context, rounds)
    .toSorted((a, b) => sorting.compare(a.name, b.name))
    .map(
      ({ person, name, seat, game, round }) =>
        html`<tr data-name="${name}"><th scope="row">${player(context, person)}</th>\
<td><a href="${to.game(game.game)}">${words.table(game.table)}</a> <small class="quiet">${round}</small></td><td class="number">${seat}</td></tr>\n`,
    );
  if (rows.length === 0) return nothing;
  const { columns } = words.hall;
  const table = tableOf(
    words.hall.find,
    [{ head: columns.player }, { head: columns.table }, { head: columns.seat, kind: 'number' }],
    rows,
  );
  return html`<details data-open="find" data-find="${words.hall.nickname}" data-find-none="${words.hall.notFound}"><summary>${words.hall.everybody(rows.length)}</summary>${table}</details>`;
};

const inPlay = (context: PageContext, game: PublicGameEntry): Html => {
  const { words, to } = context;
  const referee =
    game.referee === null
      ? null
      : html` <small class="quiet">${words.referee} ${nameIn(context.names, game.referee)}</small>`;
  return html`<li><a href="${to.game(game.game)}">${words.table(game.table)}</a> <span>${words.statuses[game.status]}</span> <small class="quiet">${words.round('', game.round)}</small>${referee}</li>\n`;
};

/** A game that was called to a table at which another still plays waits its turn. */
const atTables = (games: readonly PublicGameEntry[]): readonly PublicGameEntry[] =>
  [...groupBy(games.filter(isInPlay), ({ table }) => table).values()].flatMap((own) => {
    const playing = own.filter(isPlaying);
    return playing.length > 0 ? playing : own.slice(0, 1);
  });

export const tablesInPlay = (context: PageContext, { games }: PublicTournament): Html => {
  const playing = atTables(games).toSorted((a, b) => a.table - b.table);
  return playing.length === 0
    ? html`<p class="quiet">${context.words.hall.nobodyPlays}</p>`
    : html`<ul class="tables">${playing.map((game) => inPlay(context, game))}</ul>`;
};
