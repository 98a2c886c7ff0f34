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

/** How the product honours a clause; `planned` marks what a later part will honour. */
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
 * `where` names what honours the clause: words of the notation (`vote`), steps of the script
 * (`tie-speech`), commands of a tournament or a club (`seat-substitute`), screens (`/table`) or commands of the program (`omerta score`).
 */
export type ClauseRow = readonly [clause: string, kind: Kind, status: Status, where: readonly string[]];

/** What each clause of a rulebook says in another language than the row's, by its number. */
export type ClauseWords = Readonly<Record<string, string>>;
