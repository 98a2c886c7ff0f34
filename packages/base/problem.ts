// Why a text cannot be read as a game: where, and which sentence says it.

export const problemCodes = [
  'file-empty',
  'file-binary',
  'file-not-utf8',
  'file-too-large',
  'character',
  'quote-open',
  'bracket-open',
  'tag-after-action',
  'tag-twice',
  'tag-wrong',
  'date-wrong',
  'rulebook-missing',
  'rulebook-unknown',
  'switch-unknown',
  'switch-value',
  'seat-missing',
  'seat-range',
  'role-unknown',
  'roles-wrong',
  'word-unknown',
  'expected',
  'left-over',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

export type Problem = {
  readonly line: number;
  readonly column: number;
  readonly code: ProblemCode;
  /** What was found, what was expected or what there is to choose from. */
  readonly found?: string;
  readonly wanted?: string;
};
