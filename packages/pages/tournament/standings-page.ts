// The table by itself: now, or as it stood after a round.
import type { PublicRow, PublicTournament } from '@omerta/tournament/view/public.ts';
import type { PageContext } from '../context.ts';
import type { TableMoment } from '../frame/addresses.ts';
import { type Html, html } from '../frame/html.ts';
import { momentsOf, standingsTable } from './standings.ts';

type Shown = { readonly moment: TableMoment | null; readonly rows: readonly PublicRow[] | null };

export const standingsTitle = (
  { words }: PageContext,
  view: PublicTournament,
  moment: TableMoment | null,
): string => {
  if (moment === null) return words.standings.title;
  const stage = view.stages.find((each) => each.stage === moment.stage)?.name ?? moment.stage;
  return words.standings.titleAfter(words.round(stage, moment.after));
};

export const standingsMain = (context: PageContext, view: PublicTournament, { moment, rows }: Shown): Html =>
  html`<h1>${standingsTitle(context, view, moment)}</h1>
${momentsOf(context, view, moment)}${standingsTable(context, view, rows)}`;
