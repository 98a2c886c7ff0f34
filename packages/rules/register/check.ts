// The register checked both ways: every clause honoured and proved, every test about a known clause, every refusal with its clause.
import { clauseBehind, ruleRefusalCodes } from '../game/refusal.ts';
import { rulebook } from '../rulebooks/choose.ts';
import { kinds, type Status, statuses } from '../rulebooks/clause.ts';
import { rulebookIds } from '../rulebooks/rulebook.ts';
import { asks, isReachable } from './count.ts';
import { type ClauseTests, keyOfClause, type RegisterEntry, register } from './register.ts';

/** Status follows kind, or is `planned`; an act that no detector sees is still penalised by the sheet. */
const statusOfKind = ({ kind }: RegisterEntry): readonly Status[] => {
  switch (kind) {
    case 'discipline':
      return ['engine', 'tournament', 'planned'];
    case 'physical':
      return ['reminder', 'planned'];
    case 'advisor':
      return ['advisor', 'scoring', 'planned'];
    case 'definition':
    case 'repealed':
    case 'engine':
      return [kind];
    default:
      return [kind, 'planned'];
  }
};

/** What is honoured can be reached, what is planned cannot. */
const placesOf = (entry: RegisterEntry, name: string): string[] => {
  const { status, where, planned } = entry;
  if (!asks(entry))
    return planned.length > 0 ? [`${name}: ${status}, but planned for ${planned.join(', ')}`] : [];
  if (status !== 'planned') return where.length > 0 ? [] : [`${name}: nowhere honoured`];
  if (planned.length === 0) return [`${name}: planned for nothing`];
  return where.length > 0 ? [`${name}: planned, but honoured at ${where.join(', ')}`] : [];
};

export const clauseCount = 1_122;

export const entryProblems = (entry: RegisterEntry, tests: ClauseTests): readonly string[] => {
  const name = keyOfClause(entry);
  const problems: string[] = [];
  if (!kinds.includes(entry.kind)) problems.push(`${name}: no such kind: ${entry.kind}`);
  if (!statuses.includes(entry.status)) problems.push(`${name}: no status`);
  if (!statusOfKind(entry).includes(entry.status))
    problems.push(`${name}: kind ${entry.kind} cannot have status ${entry.status}`);
  if (entry.text === '') problems.push(`${name}: no text`);
  problems.push(...placesOf(entry, name));
  if (isReachable(entry) && !tests[name]) problems.push(`${name}: ${entry.status}, but no test cites it`);
  return problems;
};

const ofTests = (tests: ClauseTests): string[] => {
  const known = new Set(register.map(keyOfClause));
  return Object.entries(tests).flatMap(([name, files]) =>
    known.has(name) ? [] : [`${name}: unknown, but cited in ${files.join(', ')}`],
  );
};

const ofRefusals = (): string[] =>
  rulebookIds.flatMap((id) => {
    const book = rulebook(id);
    return ruleRefusalCodes.flatMap((code) =>
      book.knownClauses.has(clauseBehind(book, code))
        ? []
        : [`${id}: refusal ${code} has no clause of the register`],
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
  const count =
    register.length === clauseCount
      ? []
      : [`the register has ${register.length} clauses, not ${clauseCount}`];
  return [
    ...count,
    ...register.flatMap((entry) => entryProblems(entry, tests)),
    ...ofTests(tests),
    ...ofRefusals(),
    ...ofRules(),
  ];
};
