// What the desk asks before it acts: what it may do now, what a command would change, whom a protest could still move.
import { type Descriptor, listOf, object, orNull, shape, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { denied } from '@omerta/office/orders.ts';
import type { TournamentCommandType } from '@omerta/tournament/command.ts';
import { legal } from '@omerta/tournament/legal.ts';
import { placesAtStake } from '@omerta/tournament/stake.ts';
import { protestOf, type TournamentState } from '@omerta/tournament/state.ts';
import type { Asker } from '../api/asker.ts';
import { type ApiProblem, problem } from '../api/problem.ts';
import { refusedProblem } from '../api/refused.ts';
import { type Route, route } from '../api/route.ts';
import { deskState, isAtDesk, stateIn } from '../live/at-desk.ts';
import type { LiveParts } from '../live/live.ts';
import { givenCommand } from '../orders/order-route.ts';
import { newId } from '../people/kept/ticket.ts';

const named = shape({ tournament: text });

const ofRulings: readonly TournamentCommandType[] = ['propose-ruling', 'agree-ruling', 'apply-ruling'];
const ofTables: readonly TournamentCommandType[] = [
  ...ofRulings,
  'hand-in-sheet',
  'correct-sheet',
  'approve',
  'refuse-approval',
  'fine',
  'expel',
  'decide-charge',
  'show-purple',
];

/** The difference tells of tables that others do not see: it is for the desk, and for whoever judges by a ruling. */
const whyNotShown = (state: TournamentState, asker: Asker, type: unknown): ApiProblem | null => {
  if (!ofTables.some((each) => each === type)) return problem('preview/not-this');
  const judges = ofRulings.some((each) => each === type);
  return judges || isAtDesk(state, asker) ? null : problem('desk/not-yours');
};

/** A row of the standings, as it is and as it would be; null: none. */
const row: Descriptor<object> = object;
const change = shape({ table: orNull(text), player: text, before: orNull(row), after: orNull(row) });

export const deskRoutes = (live: LiveParts): readonly Route[] => [
  route({
    method: 'POST',
    url: '/api/tournaments/:tournament/preview',
    tells: 'What a command would change in the standings, were you to give it now; nothing is written.',
    params: named,
    body: shape({ command: givenCommand }),
    answer: shape({ rows: listOf(change), digest: text, events: listOf(text) }),
    audience: 'signed-in',
    handle: async ({ params: { tournament }, body: { command }, asker }, { office }) => {
      const state = await stateIn(live, tournament);
      if (isRefusal(state)) return state;
      const refused = whyNotShown(state, asker, command['type']);
      if (refused) return refused;
      const seen = await office.preview(tournament, { id: newId(), ...command, by: asker.person });
      return isRefusal(seen) ? refusedProblem(seen) : seen;
    },
  }),
  route({
    method: 'GET',
    url: '/api/tournaments/:tournament/may',
    tells: 'Every command that you may give now, with the thing it would be about.',
    params: named,
    answer: shape({ commands: listOf(shape({ type: text, id: orNull(text) })) }),
    audience: 'signed-in',
    handle: async ({ params: { tournament }, asker: { person } }, { office, now }) => {
      const state = await stateIn(live, tournament);
      if (isRefusal(state)) return state;
      const club = (await office.club()).state;
      const context = { club: club.founded ? club : null };
      const options = legal(state, person ?? '', now().toISOString(), context);
      return {
        commands: options.filter(({ refusal }) => refusal === null).map(({ type, id }) => ({ type, id })),
      };
    },
  }),
  route({
    method: 'GET',
    url: '/api/tournaments/:tournament/protests/:protest/stake',
    tells: 'Whose place an open protest could still change; null where there is no table yet.',
    params: shape({ tournament: text, protest: text }),
    answer: shape({ players: orNull(listOf(text)) }),
    audience: 'signed-in',
    handle: async ({ params: { tournament, protest }, asker }) => {
      const state = await deskState(live, tournament, asker);
      if (isRefusal(state)) return state;
      return protestOf(state, protest)
        ? { players: placesAtStake(state, protest) }
        : refusedProblem(denied('protest/unknown', { protest }));
    },
  }),
];
