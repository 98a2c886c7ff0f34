// What must be in the hall before the first game, as the rulebook in force says.
import type { ClauseRow } from '../rulebooks/clause.ts';

/** The clauses about the room that the register sends to the desk. */
export const hallClauses = (clauses: readonly ClauseRow[]): readonly string[] =>
  clauses
    .filter(([, kind, , where]) => kind === 'physical' && where.includes('/desk'))
    .map(([clause]) => clause);
