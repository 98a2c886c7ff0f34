// A rulebook in force at a table: its rules with the switches applied, its script, violations, reminders and register.
import type { Text } from '@omerta/base/lang.ts';
import { sha256 } from '@omerta/base/sha256.ts';
import type { ClauseRow } from './clause.ts';
import type { Reminder } from './reminder.ts';
import type { Rules } from './rules.ts';
import type { Script } from './script.ts';
import type { Terms } from './terms.ts';
import type { Violation } from './violation.ts';

export const rulebookIds = ['fsm-2024', 'fiim-2018', 'neft-mmt', 'bel-canto', 'fiim-2025'] as const;
export type RulebookId = (typeof rulebookIds)[number];

export const isRulebookId = (text: string): text is RulebookId =>
  (rulebookIds as readonly string[]).includes(text);

export type EditionName = Text & { readonly short: Text };

/** A printed rulebook as it stands in its folder. */
export type Edition = {
  readonly id: RulebookId;
  readonly version: string;
  readonly name: EditionName;
  readonly terms: Terms;
  readonly rules: Rules;
  readonly script: Script;
  readonly violations: readonly Violation[];
  readonly reminders: readonly Reminder[];
  readonly clauses: readonly ClauseRow[];
};

export type Rulebook = Edition & {
  /** The printed one, or the name of the house rules built on it. */
  readonly title: string;
  readonly switches: Readonly<Record<string, string>>;
  readonly knownClauses: ReadonlySet<string>;
};

export const rulebookOf = (
  edition: Edition,
  rules: Rules,
  switches: Readonly<Record<string, string>>,
  title: string = edition.id,
): Rulebook => ({
  ...edition,
  rules,
  switches,
  title,
  knownClauses: new Set(edition.clauses.map(([clause]) => clause)),
});

const hashes = new WeakMap<Rulebook, string>();

/** The same hash means the same play: a game keeps it, so a later edition never changes an old game. */
export const hashOf = (rulebook: Rulebook): string => {
  const known = hashes.get(rulebook);
  if (known !== undefined) return known;
  const sorted = (values: object): [string, unknown][] =>
    Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = sha256(
    JSON.stringify([rulebook.id, rulebook.version, sorted(rulebook.rules), sorted(rulebook.switches)]),
  );
  hashes.set(rulebook, hash);
  return hash;
};
