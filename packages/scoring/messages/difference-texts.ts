// How facts of a game and differences between stream and sheet are told: what there must be in each language.
import type { FactKind } from '../sheet/fact.ts';

export type DifferenceTexts = {
  readonly facts: Readonly<Record<FactKind, string>>;
  readonly seat: (seat: number) => string;
  readonly moments: Readonly<Record<'dealing' | 'night' | 'day', (number: number) => string>>;
  /** What a fact says where nothing happened. */
  readonly none: string;
  /** The contract's words by the fact that says them; numbers and clauses stand as they are. */
  readonly words: Readonly<Partial<Record<FactKind, Readonly<Record<string, string>>>>>;
  /** `about` names the fact and where it belongs. */
  readonly difference: (about: string, stream: string, sheet: string) => string;
};
