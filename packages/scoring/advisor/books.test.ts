// The register calls a clause suggested only where the advisor suggests it.
import { register } from '@omerta/rules/register/register.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { expect, it } from 'vitest';
import { books } from './books.ts';
import { recommended } from './criteria.ts';

/** Not suggesting is how an exemption is kept. */
const exemptions = ['fsm-2024 8.5.5.5', 'neft-mmt 19.5.5.5'];

const seen = (id: RulebookId): readonly string[] =>
  [...(books[id]?.detectors ?? []), ...(recommended[id] ?? [])].map(({ clause }) => clause);

it.each(rulebookIds)(
  '%s: the clauses filed as suggested are those with a detector or a ground of their own, and what they stand under',
  (id) => {
    const own = seen(id);
    const clauses = register.filter((entry) => entry.rulebook === id);
    const suggested = clauses.filter(({ clause, kind }) => {
      if (kind !== 'advisor') return false;
      return (
        own.includes(clause) ||
        exemptions.includes(`${id} ${clause}`) ||
        own.some((each) => each.startsWith(`${clause}.`))
      );
    });
    expect(clauses.filter(({ status }) => status === 'advisor').map(({ clause }) => clause)).toEqual(
      suggested.map(({ clause }) => clause),
    );
    expect(own.filter((each) => !suggested.some(({ clause }) => clause === each))).toEqual([]);
  },
);
