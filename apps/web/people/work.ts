// Where somebody's work is: in each tournament that is not over the place of his office, and how many decisions wait there for him.
import { optional, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { ask, saying } from '../server/ask.ts';
import {
  decidesIn,
  type Me,
  questions,
  runsTournaments,
  type Tournaments,
  tableOffices,
} from './questions.ts';

export type OfficialWork = {
  readonly tournament: string;
  readonly name: string;
  readonly at: 'desk' | 'judging' | (typeof tableOffices)[number];
  readonly waits: number;
};

const judged = saying({ view: saying({ court: optional(saying({ waits: optional(whole(0)) })) }) });

/** The desk sees all that waits on its own screens. */
const waitsIn = async (tournament: string): Promise<number> => {
  const seen = await ask({ path: `/api/tournaments/${encodeURIComponent(tournament)}`, reads: judged });
  return isRefusal(seen) ? 0 : (seen.answer.view.court?.waits ?? 0);
};

/** One at a table may be asked for his word too: then both places are named. */
export const placesOf = (me: Me, tournament: string, waits: number): readonly OfficialWork['at'][] => {
  if (runsTournaments(me, tournament)) return ['desk'];
  const decides = waits > 0 || decidesIn(me).includes(tournament);
  const tables = tableOffices.filter((office) =>
    me.offices?.some((each) => each.tournament === tournament && each.office === office),
  );
  return [...(decides ? (['judging'] as const) : []), ...tables];
};

const inTournament = async (
  me: Me,
  { tournament, name }: Tournaments['tournaments'][number],
): Promise<readonly OfficialWork[]> => {
  const waits = runsTournaments(me, tournament) ? 0 : await waitsIn(tournament);
  return placesOf(me, tournament, waits).map((at) => ({ tournament, name, at, waits }));
};

/** A session for one game has no other work. */
export const askWork = async (me: Me): Promise<readonly OfficialWork[]> => {
  const held = new Set((me.offices ?? []).map(({ tournament }) => tournament));
  if (held.size === 0 || me.only) return [];
  const list = await questions.tournaments();
  if (isRefusal(list)) return [];
  const open = list.answer.tournaments.filter(
    ({ tournament, phase }) => held.has(tournament) && phase !== 'finished',
  );
  return (await Promise.all(open.toReversed().map((each) => inTournament(me, each)))).flat();
};
