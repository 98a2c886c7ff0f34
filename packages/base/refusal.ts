// A failure as a value: a stable code, and beside it whatever its sentence needs.

/** Whatever has a `code` was refused: no other value of ours has a key of that name. */
export type Refusal<C extends string = string> = { readonly code: C };

/** The one way to see a failure, whichever package it comes from. Read, not asked for with `in`, which costs twice as much. */
export const isRefusal = <T extends object>(answer: T): answer is Extract<T, Refusal> =>
  (answer as Partial<Refusal>).code !== undefined;
