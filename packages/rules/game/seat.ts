// Seats 1 to 10, and sets of seats as the bits of one number.

export const seats = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Seat = (typeof seats)[number];

/** Something for each seat. */
export type BySeat<T> = Readonly<Record<Seat, T>>;

export const bySeat = <T>(of: (seat: Seat) => T): BySeat<T> => ({
  1: of(1),
  2: of(2),
  3: of(3),
  4: of(4),
  5: of(5),
  6: of(6),
  7: of(7),
  8: of(8),
  9: of(9),
  10: of(10),
});

export const withSeat = <T>(values: BySeat<T>, seat: Seat, value: T): BySeat<T> => ({
  ...values,
  [seat]: value,
});

/** Bit n stands for seat n. */
export type SeatSet = number;

export const nobody: SeatSet = 0;
export const everybody: SeatSet = 0b111_1111_1110;

export const isSeat = (value: number): value is Seat => Number.isInteger(value) && value >= 1 && value <= 10;
export const has = (set: SeatSet, seat: Seat): boolean => (set & (1 << seat)) !== 0;
export const plus = (set: SeatSet, seat: Seat): SeatSet => set | (1 << seat);
export const minus = (set: SeatSet, seat: Seat): SeatSet => set & ~(1 << seat);

export const size = (set: SeatSet): number => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
};

export const setOf = (list: readonly Seat[]): SeatSet => {
  let set = nobody;
  for (const seat of list) set |= 1 << seat;
  return set;
};

/** The seats of a set in seat order. */
export const listOf = (set: SeatSet): Seat[] => {
  const list: Seat[] = [];
  for (const seat of seats) if ((set & (1 << seat)) !== 0) list.push(seat);
  return list;
};

/** How many seats clockwise from `opener` to `seat`: 0 for the opener himself, 9 for the last. */
export const distance = (opener: Seat, seat: Seat): number => (seat - opener + 10) % 10;

/** The first seat of the set clockwise strictly after `seat`, wrapping round; null for an empty set. */
export const nextAfter = (set: SeatSet, seat: Seat): Seat | null => {
  for (let step = 1; step <= 10; step++) {
    const candidate = (((seat - 1 + step) % 10) + 1) as Seat;
    if (has(set, candidate)) return candidate;
  }
  return null;
};
