// Who sat and sits where, and the proof of how even it is.
import { check, type SeatingReport } from '@omerta/seating/check.ts';
import { type Seating, seatingFormat } from '@omerta/seating/seating.ts';
import type { PublicTournament } from '@omerta/tournament/view/public.ts';
import { type PageContext, player, pointsIn, section, tableOf } from './context.ts';
import { type Html, html } from './frame/html.ts';
import { type RoundSeen, roundsOf } from './tournament/rounds.ts';

/** Replays have the seats of the game they stand for: each table of a round once. */
const tablesOf = ({ games }: RoundSeen): readonly RoundSeen['games'][number][] =>
  games.filter(({ table }, i) => games.findIndex((other) => other.table === table) === i);

const seatedRounds = (view: PublicTournament, stage: string): readonly RoundSeen[] =>
  roundsOf(view).filter((round) => round.stage === stage && round.games.length > 0);

/** The published rounds of a stage, players numbered as they come in the first of them. */
export const seatingOf = (view: PublicTournament, stage: string): Seating => {
  const rounds = seatedRounds(view, stage).map((round) => tablesOf(round).map(({ seats }) => seats));
  const numbers = new Map([...new Set(rounds.flat(2))].map((person, i) => [person, i + 1]));
  return {
    players: numbers.size,
    rounds: rounds.map((tables) => tables.map((seats) => seats.map((person) => numbers.get(person) ?? 0))),
  };
};

/** For `omerta seating-check`, which says the same of it. */
export const seatingFile = (view: PublicTournament, stage: string): string =>
  `${JSON.stringify({ format: seatingFormat, ...seatingOf(view, stage) })}\n`;

const proofOf = (
  context: PageContext,
  { pairs, seats, tablesPerPlayer, neighbours, spreads }: SeatingReport,
): Html => {
  const { proof } = context.words.seating;
  const bound =
    pairs.bound === null
      ? proof.noBound
      : proof.bound(pairs.S, pairs.bound, pointsIn(context, pairs.excessPercent ?? '0'));
  const rows = [
    [proof.pairs, `${proof.times(pairs.least, pairs.most)} ${bound}`],
    [proof.seats, `${proof.times(seats.least, seats.most)} ${proof.spread(spreads.seats)}`],
    [
      proof.tables,
      `${proof.times(tablesPerPlayer.least, tablesPerPlayer.most)} ${proof.spread(spreads.tables)}`,
    ],
    [proof.neighbours, proof.times(neighbours.least, neighbours.most)],
  ] as const;
  return html`<dl class="facts long">${rows.map(([name, said]) => html`<div><dt>${name}</dt><dd>${said}</dd></div>\n`)}</dl>`;
};

const roundTable = (context: PageContext, round: RoundSeen): Html => {
  const { words, to } = context;
  const tables = tablesOf(round);
  const rows = tables.map(
    ({ game, table, seats }) =>
      html`<tr><th scope="row"><a href="${to.game(game)}">${words.table(table)}</a></th>${seats.map((person) => html`<td>${player(context, person)}</td>`)}</tr>\n`,
  );
  const name = words.round(round.stageName, round.round);
  const heads = [
    { head: words.hall.columns.table },
    ...(tables[0]?.seats ?? []).map((_, i) => ({ head: `${i + 1}` })),
  ];
  return html`<h3>${name}</h3>${tableOf(name, heads, rows)}`;
};

export const seatingMain = (context: PageContext, view: PublicTournament): Html => {
  const { words, to } = context;
  const stages = view.stages.flatMap(({ stage, name }) => {
    const rounds = seatedRounds(view, stage);
    if (rounds.length === 0) return [];
    const proof = proofOf(context, check(seatingOf(view, stage)));
    const file = html`<p><a href="${to.seatingFile(stage)}" download>${words.seating.file}</a> <span class="quiet">${words.seating.checkIt}</span></p>`;
    return [
      section(
        `stage-${stage}`,
        name,
        html`${proof}${file}${rounds.map((round) => roundTable(context, round))}`,
      ),
    ];
  });
  return html`<h1>${words.seating.title}</h1>
<p class="quiet">${words.seating.how}</p>
${stages.length === 0 ? html`<p>${words.hall.notSeated}</p>` : stages}`;
};
