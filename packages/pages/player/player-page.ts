// The page of a player: what he did in the tournament's released games, in numbers and game by game.
import { add, type Fraction, makeRounded, multiply, whole, zero } from '@omerta/base/fraction.ts';
import { roles } from '@omerta/rules/game/role.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import type { PlayedPart } from '@omerta/scoring/statistics/part.ts';
import {
  averageOf,
  type PlayerStatistics,
  type Results,
  shareOf,
  statisticsOf,
} from '@omerta/scoring/statistics/statistics.ts';
import type { PublicTournament } from '@omerta/tournament/view/public.ts';
import { type PageContext, pointsIn, section, signed, tableOf } from '../context.ts';
import { type Html, html, nothing } from '../frame/html.ts';
import { nameIn } from '../picture.ts';
import { isPlaying, isToCome } from '../tournament/rounds.ts';
import { itemsOf } from '../tournament/standings.ts';
import { chartOf } from './charts.ts';
import type { PlayersGame } from './games.ts';

const rounded = (context: PageContext, value: Fraction | null): string =>
  value === null ? '—' : pointsIn(context, makeRounded(value));

const percent = (context: PageContext, value: Fraction | null): string =>
  value === null ? '—' : `${pointsIn(context, makeRounded(multiply(value, whole(100))))} %`;

const of = (context: PageContext, count: number, all: number): string =>
  `${count}/${all} · ${percent(context, shareOf(count, all))}`;

const factsOf = (context: PageContext, found: PlayerStatistics): Html => {
  const { facts } = context.words.player;
  const { bestMoves, votes, recorded } = found;
  const rows = [
    [facts.games, String(found.games)],
    [facts.wins, of(context, found.wins, found.games)],
    [facts.points, rounded(context, averageOf(found.points, found.games))],
    [facts.firstKills, of(context, found.firstKills, found.games)],
    [facts.bestMoves, `${bestMoves.said} · ${facts.hits(bestMoves.blacks, bestMoves.named)}`],
    [facts.votesAsRed, of(context, votes.red.atRivals, votes.red.cast)],
    [facts.votesAsBlack, of(context, votes.black.atRivals, votes.black.cast)],
    [
      facts.fouls,
      `${found.fouls} · ${facts.aGame(rounded(context, averageOf(whole(found.fouls), recorded)))}`,
    ],
    [facts.removals, String(found.removals)],
  ] as const;
  const how =
    recorded < found.games &&
    html`<p class="quiet">${context.words.player.recorded(recorded, found.games)}</p>`;
  return html`<dl class="facts">${rows.map(([name, said]) => html`<div><dt>${name}</dt><dd>${said}</dd></div>\n`)}</dl>${how}
<p class="quiet">${context.words.player.how}</p>`;
};

type Line = readonly [name: string, results: Results];

const resultsTable = (context: PageContext, title: string, lines: readonly Line[]): Html => {
  const { columns } = context.words.player;
  const played = lines.filter(([, { games }]) => games > 0);
  const heads = [
    { head: title },
    { head: columns.games, kind: 'number' },
    { head: columns.wins, kind: 'number' },
    { head: columns.share, kind: 'number' },
  ] as const;
  const rows = played.map(
    ([name, { games, wins }]) =>
      html`<tr><th scope="row">${name}</th><td class="number">${games}</td><td class="number">${wins}</td><td class="number">${percent(context, shareOf(wins, games))}</td></tr>\n`,
  );
  const chart = chartOf(title, {
    kind: 'columns',
    labels: lines.map(([name]) => name),
    series: [
      { name: columns.games, values: lines.map(([, { games }]) => games) },
      { name: columns.wins, values: lines.map(([, { wins }]) => wins) },
    ],
  });
  return html`<div>${tableOf(title, heads, rows)}${chart}</div>`;
};

type Own = { readonly game: PlayersGame['game']; readonly part: PlayedPart };

const gamesTable = (context: PageContext, view: PublicTournament, own: readonly Own[]): Html => {
  const { words, to } = context;
  const { columns } = words.player;
  const rows = own.map(({ game, part }) => {
    const stage = view.stages.find((each) => each.stage === game.stage)?.name ?? game.stage;
    const marks = [
      ...(part.firstKilled ? [words.player.firstKilled] : []),
      ...(part.bestMove ? [words.player.bestMove(part.bestMove.blacks, part.bestMove.named)] : []),
      ...(part.removed ? [words.player.removed] : []),
      ...(game.ruled === 'result' ? [words.ruled.result] : []),
    ];
    return html`<tr><th scope="row"><a href="${to.game(game.game)}">${words.gameShort(stage, game.round, game.table)}</a></th>\
<td class="number">${part.seat}</td><td class="${part.role}">${words.roles[part.role]}</td><td>${words.outcomes[part.outcome]}${marks.map((mark) => html`<br><small class="quiet">${mark}</small>`)}</td>\
<td class="number">${signed(context, makeRounded(part.points))}</td></tr>\n`;
  });
  return tableOf(
    words.player.games,
    [
      { head: columns.game },
      { head: columns.seat, kind: 'number' },
      { head: columns.role },
      { head: columns.outcome },
      { head: columns.points, kind: 'number' },
    ],
    rows,
  );
};

/** The sum after each game: a drawing is no sum, so here points may become binary numbers. */
const courseOf = (context: PageContext, own: readonly Own[]): Html => {
  if (own.length < 2) return nothing;
  let total = zero;
  const values = own.map(({ part }) => {
    total = add(total, part.points);
    return Number(makeRounded(total));
  });
  const { words } = context;
  return chartOf(words.player.course, {
    kind: 'line',
    labels: own.map(({ game }) => `${game.stage} ${game.round}`),
    series: [{ name: words.player.columns.points, values }],
  });
};

export const playerMain = (
  context: PageContext,
  view: PublicTournament,
  person: string,
  games: readonly PlayersGame[],
): Html => {
  const { words, to } = context;
  const parts = games.flatMap((each) => each.parts);
  const own = games.flatMap(({ game, parts: all }) =>
    all.filter((part) => part.player === person).map((part) => ({ game, part })),
  );
  const found = statisticsOf(person, parts);
  const row = view.standings?.find((each) => each.player === person);
  const place =
    row &&
    html`<p class="now"><a href="${to.standings(null)}">${words.player.place(row.place)}</a> · <b>${pointsIn(context, row.total)}</b></p>`;
  const toPlay = view.games.filter((game) => isToCome(game) && game.seats.includes(person));
  const next = toPlay.find(isPlaying) ?? toPlay[0];
  const nextLine =
    next &&
    html`<p>${isPlaying(next) ? words.player.now : words.player.next} <a href="${to.game(next.game)}">${words.game.title(words.round('', next.round), next.table)}</a>, ${words.seat(next.seats.indexOf(person) + 1)}</p>`;
  return html`<h1>${nameIn(context.names, person)}</h1>
${place ?? null}${nextLine ?? null}
${
  own.length === 0
    ? html`<p class="quiet">${words.player.none}</p>`
    : html`${section('numbers', words.player.numbers, factsOf(context, found))}
${section('games', words.player.games, html`${courseOf(context, own)}${gamesTable(context, view, own)}`)}
${section(
  'results',
  words.player.results,
  html`<div class="cards">${resultsTable(
    context,
    words.player.byRole,
    roles.map((role) => [words.roles[role], found.byRole[role]]),
  )}${resultsTable(
    context,
    words.player.bySeat,
    seats.map((seat) => [String(seat), found.bySeat[seat]]),
  )}</div>`,
)}`
}
${row ? section('items', words.player.items, itemsOf(context, view, row.items)) : nothing}`;
};
