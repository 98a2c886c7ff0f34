// The words of the grid of votes that every language has.
import type { VoteCell, VoteColumn } from './vote-grid.ts';

/** Marks that need a word beside the grid. */
export type Explained = Exclude<VoteCell['kind'], 'hand'>;

export type VoteWords = {
  readonly title: string;
  readonly seat: string;
  readonly player: string;
  readonly day: (day: number) => string;
  readonly ballot: string;
  /** `round` from 2 on. */
  readonly again: (round: number) => string;
  readonly lift: string;
  readonly liftOf: (count: number, table: number) => string;
  readonly outcome: string;
  readonly outcomes: Readonly<Record<NonNullable<VoteColumn['outcome']>, string>>;
  readonly leaves: (seats: readonly number[]) => string;
  readonly handFor: (seat: number) => string;
  readonly marks: Readonly<Record<Explained, string>>;
};
