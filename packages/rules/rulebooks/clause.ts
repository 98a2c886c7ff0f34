// The shape of a register row: what a clause is, how the product honours it and where.

/** What a clause is about, as classified in the analysis of the rulebooks. */
export const kinds = [
  'engine',
  'scoring',
  'advisor',
  'console',
  'tournament',
  'protocol',
  'discipline',
  'physical',
  'definition',
  'repealed',
] as const;
export type Kind = (typeof kinds)[number];

/** How the product honours a clause; `planned` marks what nobody can reach yet, proved in its machine or not. */
export const statuses = [
  'engine',
  'scoring',
  'advisor',
  'console',
  'tournament',
  'protocol',
  'reminder',
  'definition',
  'repealed',
  'planned',
] as const;
export type Status = (typeof statuses)[number];

/**
 * `where` names what a person can reach today: words of the notation (`vote`), steps of the script (`tie-speech`), commands of
 * the program (`omerta score`), screens (`/table`).
 * `planned` names what will honour the clause, or the rest of it: screens to come, and commands of a tournament or a club that
 * only the machine takes yet.
 */
export type ClauseRow = readonly [
  clause: string,
  kind: Kind,
  status: Status,
  where: readonly string[],
  planned?: readonly string[],
];

/** What each clause of a rulebook says in one language, by its number. */
export type ClauseWords = Readonly<Record<string, string>>;
