// What lies beside a game because two devices wrote it: the chief referee sees every course, and chooses which stands.
import { listOf, oneOf, optional, orNull, raw, shape, text, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { refusedByRules } from '@omerta/office/answer.ts';
import { denied } from '@omerta/office/orders.ts';
import { recordText } from '@omerta/office/play.ts';
import type { RuleRefusal } from '@omerta/rules/game/refusal.ts';
import type { SyncRefusal } from '@omerta/sync/answer.ts';
import { courseChoices } from '@omerta/sync/holding.ts';
import { choose, courses } from '@omerta/sync/take-over.ts';
import { longestText } from '@omerta/tournament/meta.ts';
import { holds, isGameOver } from '@omerta/tournament/state.ts';
import type { Place } from '../api/place.ts';
import type { ApiProblem } from '../api/problem.ts';
import { refusedProblem } from '../api/refused.ts';
import { type Route, route } from '../api/route.ts';
import { syncProblem } from './sync-problem.ts';
import { type Asks, type FoundTable, type Named, tableOf } from './table-of.ts';

const version = whole(0, Number.MAX_SAFE_INTEGER);
const named = { tournament: text, game: text } as const;

/** The chief referee, unless he is a party to the game. */
const chiefsTable = async (place: Place, asks: Asks, asked: Named): Promise<FoundTable | ApiProblem> => {
  const found = await tableOf(place, asks, asked);
  if (isRefusal(found) || holds(found.state, found.person, 'chief')) return found;
  return refusedProblem(denied('office/not-yours', { command: 'play' }));
};

const branch = shape({
  branch: text,
  device: text,
  person: text,
  at: text,
  fork: version,
  version,
  record: text,
  choice: raw,
});

const branchesRoute = route({
  method: 'GET',
  url: '/api/sync/branches',
  tells: 'The record of a game and of every branch beside it, for the chief referee.',
  query: shape(named),
  answer: shape({ version, head: text, holder: raw, record: orNull(text), branches: listOf(branch) }),
  audience: 'signed-in',
  handle: async ({ query, asker, request }, place) => {
    const found = await chiefsTable(place, { asker, request }, query);
    if (isRefusal(found)) return found;
    const { table, game, today } = found;
    const { state } = await table.play();
    const { holder, head, branches } = await courses(table);
    if (!isGameOver(game) && (state.opening || branches.length > 0))
      await place.sightings.note({ person: found.person, device: asker.device }, query, 'branches');
    return {
      version: head.version,
      head: head.hash,
      holder,
      record: state.opening ? recordText(today, game, state) : null,
      branches: branches.map(({ id, device, person, at, fork, tip, played, choice }) => ({
        branch: id,
        device,
        person,
        at: new Date(at).toISOString(),
        fork: fork.version,
        version: tip.version,
        record: recordText(today, game, played),
        choice,
      })),
    };
  },
});

/** Either by the table, or by the rules of the game against the correction. */
const chosenProblem = (refusal: SyncRefusal | RuleRefusal): ApiProblem =>
  'clause' in refusal ? refusedProblem(refusedByRules(refusal, 1)) : syncProblem(refusal);

const chooseRoute = route({
  method: 'POST',
  url: '/api/sync/choose',
  tells: 'The chief referee says which course of a game stands; a chosen branch comes in as a correction.',
  body: shape({
    ...named,
    id: text,
    branch: text,
    stands: oneOf(courseChoices),
    expected: version,
    reason: optional(text),
  }),
  answer: shape({ version, head: text }),
  audience: 'signed-in',
  handle: async ({ body: { tournament, game, ...choice }, asker, request }, place) => {
    const found = await chiefsTable(place, { asker, request }, { tournament, game });
    if (isRefusal(found)) return found;
    if (found.closed && choice.stands === 'branch') return refusedProblem(found.closed);
    if ((choice.reason?.length ?? 0) > longestText)
      return refusedProblem(denied('text/missing', { field: 'reason' }));
    const by = { person: found.person, device: asker.device, at: place.now().getTime() };
    const chosen = await choose(found.table, { ...choice, by });
    if (!isRefusal(chosen)) return { version: chosen.head.version, head: chosen.head.hash };
    return chosenProblem(chosen);
  },
});

export const branchRoutes: readonly Route[] = [branchesRoute, chooseRoute];
