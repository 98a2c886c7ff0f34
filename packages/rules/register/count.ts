// How many clauses are honoured where a person can reach them, how many of these a test proves, and how many wait.
import { type Kind, kinds } from '../rulebooks/clause.ts';
import type { RegisterEntry } from './register.ts';

/** Whether the clause asks for anything: a definition does not, nor does what was repealed. */
export const asks = ({ kind }: Pick<RegisterEntry, 'kind'>): boolean =>
  kind !== 'definition' && kind !== 'repealed';

export const isReachable = (entry: Pick<RegisterEntry, 'kind' | 'status'>): boolean =>
  asks(entry) && entry.status !== 'planned';

type Counted = Pick<RegisterEntry, 'rulebook' | 'kind' | 'status' | 'planned'> & {
  readonly tests: readonly string[];
};

export type Count = {
  readonly clauses: number;
  readonly asksNothing: number;
  /** Honoured, and a person can reach it. */
  readonly reachable: number;
  /** Reachable, and the rest of it is planned. */
  readonly partly: number;
  /** Reachable, and a test carries its number. */
  readonly proven: number;
  readonly planned: number;
  /** Planned, and a test proves it in the machine that nobody can reach yet. */
  readonly machineProven: number;
};

const countOf = (clauses: readonly Counted[]): Count => {
  const reachable = clauses.filter(isReachable);
  const planned = clauses.filter(({ status }) => status === 'planned');
  const proven = (list: readonly Counted[]): number => list.filter(({ tests }) => tests.length > 0).length;
  return {
    clauses: clauses.length,
    asksNothing: clauses.length - clauses.filter(asks).length,
    reachable: reachable.length,
    partly: reachable.filter((clause) => clause.planned.length > 0).length,
    proven: proven(reachable),
    planned: planned.length,
    machineProven: proven(planned),
  };
};

const countBy = <K extends string>(
  clauses: readonly Counted[],
  keyOf: (clause: Counted) => K,
): Readonly<Partial<Record<K, Count>>> => {
  const keys = [...new Set(clauses.map(keyOf))];
  return Object.fromEntries(
    keys.map((key) => [key, countOf(clauses.filter((clause) => keyOf(clause) === key))]),
  ) as Partial<Record<K, Count>>;
};

export type Counts = {
  readonly all: Count;
  readonly byRulebook: Readonly<Partial<Record<RegisterEntry['rulebook'], Count>>>;
  readonly byKind: Readonly<Partial<Record<Kind, Count>>>;
};

/** Only the rulebooks and kinds that these clauses have, kinds in their own order. */
export const countClauses = (clauses: readonly Counted[]): Counts => ({
  all: countOf(clauses),
  byRulebook: countBy(clauses, ({ rulebook }) => rulebook),
  byKind: countBy(
    clauses.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind)),
    ({ kind }) => kind,
  ),
});
