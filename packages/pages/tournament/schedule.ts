// Every round with when it begins and how its games ended.
import type { PublicTournament } from '@omerta/tournament/view/public.ts';
import type { PageContext } from '../context.ts';
import { type Html, html } from '../frame/html.ts';
import type { PublicGameEntry } from '../picture.ts';
import { momentIn } from '../times.ts';
import type { RoundSeen } from './rounds.ts';

const gameLine = ({ words, to }: PageContext, game: PublicGameEntry): Html => {
  const said = game.result ? words.winners[game.result.winner] : words.statuses[game.status];
  const protested = game.protested && html` <small>${words.protested}</small>`;
  const ruled = game.ruled === 'result' && html` <small>${words.ruled.result}</small>`;
  const team = game.result ? html` class="${game.result.winner}"` : null;
  return html`<li><a href="${to.game(game.game)}">${words.table(game.table)}</a> <span${team}>${said}</span>${protested}${ruled}</li>\n`;
};

export const scheduleOf = (
  context: PageContext,
  view: PublicTournament,
  rounds: readonly RoundSeen[],
): Html => {
  const { lang, words } = context;
  const lines = rounds.map((round) => {
    const at =
      round.at &&
      html` <time class="quiet" datetime="${round.at}">${momentIn(lang, view.zone, round.at)}</time>`;
    const games =
      round.games.length === 0
        ? html`<p class="quiet">${words.hall.notSeated}</p>`
        : html`<ul class="tables">${round.games.map((game) => gameLine(context, game))}</ul>`;
    const key = `round-${round.stage}-${round.round}`;
    return html`<li><details data-open="${key}"><summary>${words.round(round.stageName, round.round)}${at}</summary>${games}</details></li>\n`;
  });
  return lines.length === 0
    ? html`<p class="quiet">${words.hall.nothingPlanned}</p>`
    : html`<ol class="rounds">${lines}</ol>`;
};
