// The shape of what one language says of a text that cannot be read, and what its sentences are made with.
import type { ProblemCode } from '@omerta/base/problem.ts';

export type ProblemTexts = {
  /** What is found where the text ends too early. */
  readonly lineEnd: string;
  /** One sentence for each code: a missing one does not compile. */
  readonly say: Readonly<Record<ProblemCode, (found: string, wanted: string) => string>>;
};

export const orElse = (wanted: string, before: string, otherwise: string): string =>
  wanted === '' ? otherwise : `${before}${wanted}`;

/** What is wanted of a tag is either the whole tag, or only its bracket. */
export const isExample = (wanted: string): boolean => wanted.startsWith('[');
