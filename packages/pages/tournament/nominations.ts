// Who leads in each nomination, and the table of teams.
import { isByWins, nominationNames } from '@omerta/scoring/standings/standing-row.ts';
import type { PublicTournament } from '@omerta/tournament/view/public.ts';
import { type PageContext, player, pointsIn, tableOf } from '../context.ts';
import { type Html, html, joinedBy } from '../frame/html.ts';

export const nominationsOf = (
  context: PageContext,
  nominations: NonNullable<PublicTournament['nominations']>,
): Html => {
  const { words } = context;
  const lists = nominationNames.map((kind) => {
    const said = isByWins(kind) ? words.nominations.byWins : words.nominations.award;
    const awards = nominations[kind].map(
      (award) =>
        html`<li value="${award.place}">${player(context, award.player)} <span class="quiet">${said(pointsIn(context, award.value), award.wins, award.games)}</span></li>`,
    );
    const list =
      awards.length === 0 ? html`<p class="quiet">${words.nominations.nobody}</p>` : html`<ol>${awards}</ol>`;
    return html`<div><h3>${words.nominations.kinds[kind]}</h3>${list}</div>\n`;
  });
  return html`<div class="cards">${lists}</div>`;
};

export const teamsOf = (context: PageContext, teams: NonNullable<PublicTournament['teams']>): Html => {
  const { columns } = context.words.standings;
  return tableOf(
    context.words.teams,
    [
      { head: columns.place, kind: 'number' },
      { head: columns.team },
      { head: columns.total, kind: 'number' },
    ],
    teams.map(
      ({ place, team, members, total }) =>
        html`<tr><td class="number">${place}</td><th scope="row">${team}<br><small>${joinedBy(
          html`, `,
          members.map((person) => player(context, person)),
        )}</small></th><td class="number"><b>${pointsIn(context, total)}</b></td></tr>\n`,
    ),
  );
};
