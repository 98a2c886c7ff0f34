// What a ruling, or any other command, would change in the standings, row by row, before it is done.
import { isRefusal } from '@omerta/base/refusal.ts';
import { sha256 } from '@omerta/base/sha256.ts';
import { reportStandings } from '@omerta/scoring/report/standings-report.ts';
import { standings } from '@omerta/scoring/standings/standings.ts';
import type { TournamentEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { type PersonId, system } from './meta.ts';
import { type Applicable, effectsOf } from './ruling-events.ts';
import type { NoStandings } from './standings.ts';
import { rulingOf, type TournamentState } from './state.ts';
import { tournamentOf } from './tournament-of.ts';

type Row = ReturnType<typeof reportStandings>['rows'][number];

/** `table` is a stage, or null for the table of the whole tournament. */
type RowChange = {
  readonly table: string | null;
  readonly player: PersonId;
  readonly before: Row | null;
  readonly after: Row | null;
};

/** `digest` names this very difference: a ruling is applied only by whoever has seen it. */
export type Preview = { readonly rows: readonly RowChange[]; readonly digest: string };

type Tables = readonly { readonly table: string | null; readonly rows: readonly Row[] }[];

const tablesOf = (state: TournamentState): Tables | NoStandings => {
  const ids = state.stages.length > 1 ? [null, ...state.stages.map((each) => each.stage)] : [null];
  const tournament = tournamentOf(state);
  if (isRefusal(tournament)) return tournament;
  const tables: { table: string | null; rows: readonly Row[] }[] = [];
  for (const table of ids) {
    const found = standings(tournament, table === null ? {} : { stage: table });
    if (isRefusal(found)) return found;
    tables.push({ table, rows: reportStandings(found).rows });
  }
  return tables;
};

const changesBetween = (before: Tables, after: Tables): RowChange[] =>
  before.flatMap(({ table, rows }, i) => {
    const old = new Map(rows.map((row) => [row.player, row]));
    const now = new Map((after[i]?.rows ?? []).map((row) => [row.player, row]));
    return [...new Set([...old.keys(), ...now.keys()])]
      .map((player) => ({ table, player, before: old.get(player) ?? null, after: now.get(player) ?? null }))
      .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
  });

/** Row by row, in every table of the tournament. */
const differenceOf = (
  before: TournamentState,
  after: TournamentState,
): readonly RowChange[] | NoStandings => {
  const [old, now] = [tablesOf(before), tablesOf(after)];
  if (isRefusal(old)) return old;
  return isRefusal(now) ? now : changesBetween(old, now);
};

const meta = { command: 'preview', by: system, at: '1970-01-01T00:00:00Z' };

const previewBetween = (before: TournamentState, after: TournamentState): Preview | NoStandings => {
  const rows = differenceOf(before, after);
  return isRefusal(rows) ? rows : { rows, digest: sha256(JSON.stringify(rows)) };
};

export const preview = (state: TournamentState, ruling: Applicable): Preview | NoStandings =>
  previewBetween(
    state,
    effectsOf(state, ruling).reduce((folded, body) => evolve(folded, { ...body, ...meta }), state),
  );

/** Of what was decided: a ruling that was only proposed or agreed to is shown as if it were applied. */
export const previewOf = (
  state: TournamentState,
  events: readonly TournamentEvent[],
): Preview | NoStandings => {
  const proposed = events.find((event) => event.type === 'RulingProposed');
  const agreed = events.find((event) => event.type === 'RulingAgreed');
  const ruling = proposed ?? (agreed && rulingOf(state, agreed.ruling));
  return ruling ? preview(state, ruling) : previewBetween(state, events.reduce(evolve, state));
};
