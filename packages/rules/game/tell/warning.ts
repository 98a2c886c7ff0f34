// What speaks against a line that is accepted all the same: a sanction under a clause whose own sanction is another.
import type { Rulebook } from '../../rulebooks/rulebook.ts';
import type { Sanction, Violation } from '../../rulebooks/violation.ts';
import type { Command } from '../command.ts';
import { isSanction, type WordsOf } from '../line-kinds.ts';
import type { Seat } from '../seat.ts';

export const warningKinds = ['sanction/not-of-clause'] as const;
export type WarningKind = (typeof warningKinds)[number];

export type Warning = {
  readonly kind: WarningKind;
  /** The clause that stands after the line. */
  readonly clause: string;
  readonly seat: Seat;
  readonly given: Sanction;
  /** What the clause gives, as the rulebook lists it. */
  readonly own: readonly [Sanction, ...Sanction[]];
  /** The clauses under which the same act has the sanction that was given: of a leaving player, of one in a version. */
  readonly instead: readonly string[];
};

/**
 * A verbal warning has no clause of its own in any list: the scale of sanctions (6.3, neft-mmt 13.3) lets it stand under each of them. A
 * removal under the clause of its act is no slip where a leaving player's act would be a forfeit: the word is the referee's.
 */
const sanctionOf: Readonly<Record<WordsOf<'sanction'>, Sanction | null>> = {
  warn: null,
  foul: 'foul',
  yellow: 'yellow',
  purple: 'purple',
  remove: 'removal',
  forfeit: 'forfeit',
};

/** The clause gives the sanction of its own act; one that only names the act has whatever the act may cost. */
const byViolation = (
  { clause, also, sanctions, worse = [] }: Violation,
  wanted: string,
): readonly Sanction[] => [
  ...(clause === wanted ? sanctions : []),
  ...(also?.includes(wanted) ? [...sanctions, ...worse.map((each) => each.sanction)] : []),
  ...worse.filter((each) => each.clause === wanted).map((each) => each.sanction),
];

/** The head of a list gives what its items give: 6.7, neft-mmt 16. */
const byList = ({ clause, sanctions, worse = [] }: Violation, head: string): readonly Sanction[] => [
  ...(clause.startsWith(`${head}.`) ? sanctions : []),
  ...worse.filter((each) => each.clause.startsWith(`${head}.`)).map((each) => each.sanction),
];

/** Clauses about a number of fouls or cards: the third foul, the fourth that removes, the second yellow that is red. */
const byCount = ({ rules }: Rulebook, clause: string): readonly Sanction[] => [
  ...(clause === rules.silencedAtFouls.clause ? (['foul'] as const) : []),
  ...(clause === rules.removedAtFouls.clause ? (['foul', 'removal'] as const) : []),
  ...(rules.cards.value && [rules.redCardAtYellows.clause, rules.redCardLeaves.clause].includes(clause)
    ? (['yellow'] as const)
    : []),
];

/** The sanctions that a clause gives, each once; none where it is no clause of sanctions. */
export const sanctionsUnder = (rulebook: Rulebook, clause: string): readonly Sanction[] => {
  const named = [
    ...rulebook.violations.flatMap((each) => byViolation(each, clause)),
    ...byCount(rulebook, clause),
  ];
  return [...new Set(named.length > 0 ? named : rulebook.violations.flatMap((each) => byList(each, clause)))];
};

export const warningOf = (rulebook: Rulebook, command: Command): Warning | null => {
  if (!isSanction(command) || command.clause === undefined) return null;
  const given = sanctionOf[command.type];
  if (given === null) return null;
  const { clause, seat } = command;
  const [first, ...others] = sanctionsUnder(rulebook, clause);
  if (first === undefined || first === given || others.includes(given)) return null;
  // A clause that names no more than a word of warning leaves the sanction to the referee: fsm-2024 4.3.6.
  if (first === 'warning' && others.length === 0) return null;
  const instead = rulebook.violations.flatMap(({ clause: own, worse = [] }) =>
    own === clause ? worse.filter(({ sanction }) => sanction === given).map((each) => each.clause) : [],
  );
  return {
    kind: 'sanction/not-of-clause',
    clause,
    seat,
    given,
    own: [first, ...others],
    instead: [...new Set(instead)],
  };
};
