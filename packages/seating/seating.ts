// A seating: who sits at which table and in which seat in every round; players are numbered from 1.

export const seatingFormat = 'omerta.seating/1';
export const tableSize = 10;

/** The players of a table, seat 1 first. */
export type SeatingTable = readonly number[];
export type Round = readonly SeatingTable[];
export type Seating = { readonly players: number; readonly rounds: readonly Round[] };
export type Pair = readonly [number, number];
