// The table as the desk counts it, with everything handed in; and the tournament as one file for other programs.
import { object, oneOf, optional, shape, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { namesFrom, peopleOf } from '@omerta/office/archive/people-file.ts';
import { reportStandings } from '@omerta/scoring/report/standings-report.ts';
import { standingsOfState } from '@omerta/tournament/standings.ts';
import { tournamentFiles } from '@omerta/tournament/tournament-file.ts';
import { withoutItems } from '@omerta/tournament/view/officials.ts';
import { problem } from '../api/problem.ts';
import { type Route, route } from '../api/route.ts';
import { deskState } from '../live/at-desk.ts';
import type { LiveParts } from '../live/live.ts';
import { standingsAsked } from '../read/standings-asked.ts';

const named = shape({ tournament: text });

export const standingsRoutes = (live: LiveParts): readonly Route[] => [
  route({
    method: 'GET',
    url: '/api/tournaments/:tournament/desk-standings',
    tells:
      'The standings with everything handed in, withheld or not, of a stage and after a round; of a player his row alone; with `items=none` no row says what it is made of.',
    params: named,
    query: shape({
      stage: optional(text),
      after: optional(text),
      player: optional(text),
      items: optional(oneOf(['none'])),
    }),
    answer: object,
    audience: 'signed-in',
    handle: async ({ params: { tournament }, query: { player, items, ...query }, asker }) => {
      const state = await deskState(live, tournament, asker);
      if (isRefusal(state)) return state;
      const options = standingsAsked(query);
      if (isRefusal(options)) return options;
      const table = standingsOfState(state, options);
      if (isRefusal(table)) return problem('standings/none', { tournament });
      const { rows, ...report } = reportStandings(table);
      const asked = rows.filter((row) => player === undefined || row.player === player);
      return { ...report, rows: items === 'none' ? asked.map(withoutItems) : asked };
    },
  }),
  route({
    method: 'GET',
    url: '/api/tournaments/:tournament/file',
    tells: 'The tournament as the contract’s file, every game by its sheet; for the desk.',
    params: named,
    answer: object,
    audience: 'signed-in',
    handle: async ({ params: { tournament }, asker }, { store }) => {
      const state = await deskState(live, tournament, asker);
      if (isRefusal(state)) return state;
      const people = await peopleOf(
        store.people,
        state.entries.map(({ person }) => person).concat(state.standIns),
      );
      return tournamentFiles(state, { names: namesFrom(people), isAlone: true }).file;
    },
  }),
];
