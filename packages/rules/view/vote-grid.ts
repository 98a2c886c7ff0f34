// Every vote of a game as a grid: a column for each ballot and each lift, a cell for each seat, made of what the viewer may see of them.
import { type BySeat, bySeat, type Seat } from '../game/seat.ts';
import type { BallotOutcome } from '../game/state.ts';
import type { BallotSeen } from './ballots.ts';

export type VoteCell =
  /** Not at the table any more. */
  | { readonly kind: 'out' }
  | { readonly kind: 'hand'; readonly candidate: Seat }
  /** Not cast: the last candidate got it. */
  | { readonly kind: 'fell'; readonly candidate: Seat }
  | { readonly kind: 'lift' }
  | { readonly kind: 'none' }
  /** Counted, but not by name. */
  | { readonly kind: 'unknown' };

export type VoteColumn = {
  readonly kind: 'ballot' | 'lift';
  readonly day: number;
  readonly round: number;
  /** In the order in which they were put; `count` is null for one whom nobody was asked about, and in a lift. */
  readonly candidates: readonly { readonly seat: Seat; readonly count: number | null }[];
  /** Of a lift: the hands for it, where they were counted. */
  readonly count: number | null;
  readonly table: number;
  readonly outcome: BallotOutcome | null;
  readonly leaving: readonly Seat[];
  readonly cells: BySeat<VoteCell>;
};

/** Some hands of it are known by their number alone: then nobody who is not named is known to have kept his down. */
const isCounted = ({ hands, fell }: BallotSeen): boolean => {
  const votes = hands.reduce((sum, { count }) => sum + (count ?? 0), 0);
  const named = hands.reduce((sum, { seats }) => sum + seats.length, 0);
  return votes > named + fell.seats.length;
};

const cellsOf = (ballot: BallotSeen): BySeat<VoteCell> => {
  const { hands, fell, table } = ballot;
  const last = hands.at(-1)?.candidate;
  const isRestUnknown = isCounted(ballot);
  return bySeat((seat): VoteCell => {
    const candidate = hands.find((each) => each.seats.includes(seat))?.candidate;
    if (candidate !== undefined) return { kind: 'hand', candidate };
    if (last !== undefined && fell.seats.includes(seat)) return { kind: 'fell', candidate: last };
    if (!table.includes(seat)) return { kind: 'out' };
    return { kind: isRestUnknown ? 'unknown' : 'none' };
  });
};

const ballotColumn = (ballot: BallotSeen): VoteColumn => {
  const { day, round, hands, lift, outcome, leaving, table } = ballot;
  return {
    kind: 'ballot',
    day,
    round,
    candidates: hands.map(({ candidate, count }) => ({ seat: candidate, count })),
    count: null,
    table: table.length,
    outcome: lift ? 'tie' : outcome,
    leaving: lift ? [] : leaving,
    cells: cellsOf(ballot),
  };
};

const liftColumn = ({ day, round, hands, lift, outcome, leaving }: BallotSeen): readonly VoteColumn[] => {
  if (!lift) return [];
  const { seats, count, table } = lift;
  const cell = (seat: Seat): VoteCell => {
    if (seats.includes(seat)) return { kind: 'lift' };
    if (!table.includes(seat)) return { kind: 'out' };
    return { kind: count === seats.length ? 'none' : 'unknown' };
  };
  return [
    {
      kind: 'lift',
      day,
      round,
      candidates: hands.map(({ candidate }) => ({ seat: candidate, count: null })),
      count,
      table: table.length,
      outcome,
      leaving,
      cells: bySeat(cell),
    },
  ];
};

/** In the order of the game: a lift stands after the ballot that tied. */
export const voteGrid = (ballots: readonly BallotSeen[]): readonly VoteColumn[] =>
  ballots.flatMap((ballot) => [ballotColumn(ballot), ...liftColumn(ballot)]);
