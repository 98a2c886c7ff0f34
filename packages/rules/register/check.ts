// The register checked both ways: every clause honoured and proved, every test about a known clause, every refusal with its clause.
import { clauseBehind, refusalCodes } from '../game/refusal.ts';
import { rulebook } from '../rulebooks/choose.ts';
import { rulebookIds } from '../rulebooks/rulebook.ts';
import { kinds, type Status, statuses } from './clause.ts';
import { type ClauseTests, type Entry, keyOfClause, register } from './register.ts';

/** What is implemented must be proved. */
const provedStatuses: ReadonlySet<Status> = new Set(['engine', 'scoring', 'advisor', 'console', 'tournament', 'protocol'] satisfies Status[]);

/** A reminder too, once its screen exists; those of the desk wait for it. */
const mustBeProved = ({ status, where }: Entry): boolean => provedStatuses.has(status) || (status === 'reminder' && where.includes('/table'));

/** Status follows kind; `planned` may stand for any that later work honours. */
const statusOfKind = (entry: Entry): readonly Status[] => {
  switch (entry.kind) {
    case 'discipline':
      return ['engine', 'tournament', 'planned'];
    case 'physical':
      return ['reminder'];
    case 'definition':
    case 'repealed':
      return [entry.kind];
    case 'engine':
      return ['engine'];
    default:
      return [entry.kind, 'planned'];
  }
};

export const clauseCount = 1_122;

const ofEntries = (tests: ClauseTests): string[] =>
  register.flatMap((entry) => {
    const name = keyOfClause(entry);
    const problems: string[] = [];
    if (!kinds.includes(entry.kind)) problems.push(`${name}: no such kind: ${entry.kind}`);
    if (!statuses.includes(entry.status)) problems.push(`${name}: no status`);
    if (!statusOfKind(entry).includes(entry.status)) problems.push(`${name}: kind ${entry.kind} cannot have status ${entry.status}`);
    if (entry.text === '') problems.push(`${name}: no text`);
    if (entry.where.length === 0 && entry.kind !== 'definition' && entry.kind !== 'repealed') problems.push(`${name}: nowhere honoured`);
    if (mustBeProved(entry) && !tests[name]) problems.push(`${name}: ${entry.status}, but no test cites it`);
    return problems;
  });

const ofTests = (tests: ClauseTests): string[] => {
  const known = new Set(register.map(keyOfClause));
  return Object.entries(tests).flatMap(([name, titles]) => (known.has(name) ? [] : [`${name}: unknown, but cited by "${titles[0]}"`]));
};

const ofRefusals = (): string[] =>
  rulebookIds.flatMap((id) => {
    const book = rulebook(id);
    return refusalCodes.flatMap((code) =>
      book.knownClauses.has(clauseBehind(book, code)) ? [] : [`${id}: refusal ${code} has no clause of the register`],
    );
  });

/** Every rule that a rulebook states carries a clause that exists. */
const ofRules = (): string[] =>
  rulebookIds.flatMap((id) => {
    const book = rulebook(id);
    return Object.entries(book.rules).flatMap(([name, rule]) =>
      book.knownClauses.has(rule.clause) ? [] : [`${id}: rule ${name} names ${rule.clause}`],
    );
  });

export const registerProblems = (tests: ClauseTests): readonly string[] => {
  const count = register.length === clauseCount ? [] : [`the register has ${register.length} clauses, not ${clauseCount}`];
  return [...count, ...ofEntries(tests), ...ofTests(tests), ...ofRefusals(), ...ofRules()];
};
