// The page of a tournament: what is on now, the table, and the way to everything else.
import { editionNames } from '@omerta/rules/rulebooks/edition-names.ts';
import { isRulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import type { PublicTournament } from '@omerta/tournament/view/public.ts';
import { type PageContext, section } from '../context.ts';
import { type Html, html, nothing } from '../frame/html.ts';
import { daysIn } from '../times.ts';
import { findTable, roundNow, tablesInPlay } from './hall.ts';
import { nominationsOf, teamsOf } from './nominations.ts';
import { currentRound, isPlaying, roundsOf } from './rounds.ts';
import { scheduleOf } from './schedule.ts';
import { momentsOf, standingsTable } from './standings.ts';

/** House rules by the name of their book. */
export const rulesName = ({ lang }: PageContext, { rules }: PublicTournament): string => {
  const { rulebook } = rules;
  if (typeof rulebook !== 'string' && rulebook.name !== undefined) return rulebook.name;
  const base = typeof rulebook === 'string' ? rulebook : rulebook.base;
  return isRulebookId(base) ? editionNames[base].short[lang] : base;
};

const heading = (context: PageContext, view: PublicTournament): Html => {
  const { lang, words, to } = context;
  const days = view.dates && html` · ${daysIn(lang, view.dates.from, view.dates.to)}`;
  const single = view.singleConfirmation && html`<p class="quiet">${words.singleConfirmation}</p>`;
  return html`<h1>${view.name}</h1>
<p><b>${words.phases[view.phase]}</b> · <a href="${to.rules}">${rulesName(context, view)}</a>${days}</p>${single}
`;
};

const ways = ({ words, to }: PageContext): Html => {
  const links = [
    [to.seating, words.seating.title],
    [to.rules, words.rules.title],
    [to.poster, words.poster.title],
  ] as const;
  return html`<ul class="ways">${links.map(([address, name]) => address && html`<li><a href="${address}">${name}</a></li>`)}</ul>`;
};

export const tournamentMain = (context: PageContext, view: PublicTournament): Html => {
  const { words } = context;
  const rounds = roundsOf(view);
  const now = currentRound(rounds);
  const hall = html`${roundNow(context, view, now)}${findTable(context, rounds)}`;
  const table = html`${momentsOf(context, view, null)}${standingsTable(context, view, view.standings)}`;
  return html`${heading(context, view)}
${section('now', now?.games.some(isPlaying) ? words.hall.now : words.hall.title, hall)}
${view.phase === 'running' ? section('play', words.hall.inPlay, tablesInPlay(context, view)) : nothing}
${section('standings', words.standings.title, table)}
${view.teams && view.teams.length > 0 ? section('teams', words.teams, teamsOf(context, view.teams)) : nothing}
${view.nominations ? section('nominations', words.nominations.title, nominationsOf(context, view.nominations)) : nothing}
${section('schedule', words.schedule, scheduleOf(context, view, rounds))}
${section('more', words.more, ways(context))}`;
};
