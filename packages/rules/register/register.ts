// The clause register of all five rulebooks, and which clauses a test title cites.

import type { Kind, Status } from '../rulebooks/clause.ts';
import { editions } from '../rulebooks/editions.ts';
import { isRulebookId, type RulebookId, rulebookIds } from '../rulebooks/rulebook.ts';
import { clauses } from '../texts/en/clauses.ts';
import type { RegisterWords } from './register-words.ts';

export type RegisterEntry = {
  readonly rulebook: RulebookId;
  readonly clause: string;
  readonly kind: Kind;
  readonly status: Status;
  readonly where: readonly string[];
  readonly planned: readonly string[];
  readonly text: string;
};

export const register: readonly RegisterEntry[] = rulebookIds.flatMap((rulebook) =>
  editions[rulebook].clauses.map(([clause, kind, status, where, planned = []]) => ({
    rulebook,
    clause,
    kind,
    status,
    where,
    planned,
    text: clauses[rulebook][clause] ?? '',
  })),
);

/** The same clauses in the words of another language. */
export const registerWith = (words: RegisterWords): readonly RegisterEntry[] =>
  register.map((entry) => ({ ...entry, text: words[entry.rulebook][entry.clause] ?? '' }));

export type Citation = { readonly rulebook: string; readonly clause: string };

/** A title cites as `[fsm-2024 7.1, 7.2; neft-mmt 18.1] what it proves`; other square brackets cite nothing. */
export const citationsIn = (title: string): readonly Citation[] => {
  const inside = /^\[([^\]]+)\]/.exec(title)?.[1];
  if (inside === undefined) return [];
  return inside.split(';').flatMap((part) => {
    const [, rulebook = '', clauses = ''] = /^\s*(\S+)\s+(.+)$/.exec(part) ?? [];
    return isRulebookId(rulebook)
      ? clauses.split(',').map((clause) => ({ rulebook, clause: clause.trim() }))
      : [];
  });
};

/** The files of the tests that cite a clause, by `rulebook clause`. */
export type ClauseTests = Readonly<Record<string, readonly string[]>>;

export type TitledTest = { readonly file: string; readonly title: string };

export const keyOfClause = (citation: Citation): string => `${citation.rulebook} ${citation.clause}`;

export const clauseTestsOf = (tests: readonly TitledTest[]): ClauseTests => {
  const found = new Map<string, Set<string>>();
  for (const { file, title } of tests) {
    for (const citation of citationsIn(title)) {
      const key = keyOfClause(citation);
      found.set(key, (found.get(key) ?? new Set()).add(file));
    }
  }
  return Object.fromEntries(
    [...found].map(([key, files]) => [key, [...files].sort()] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
};
