// Why no seating can be made of what was asked: a stable code and the numbers its sentence needs.

export const seatingRefusalCodes = [
  'size/tables',
  'size/rounds',
  'size/players',
  'size/too-few',
  'wish/player',
  'wish/table',
  'wish/round',
  'apart/himself',
  'apart/crowd',
  'apart/impossible',
  'referee/impossible',
  'fixed/twice',
  'fixed/full',
  'fixed/apart',
  'fixed/referee',
  'referee/everywhere',
  'absence/never',
  'absence/round',
  'final/none',
  'final/size',
  'final/twice',
  'final/apart',
  'final/away',
  'final/referee',
  'search/no-time',
  'balance/wishes',
  'balance/apart',
  'repair/rounds',
  'repair/player',
  'repair/known',
  'repair/late',
  'repair/short',
  'repair/illegal',
  'repair/apart',
  'swiss/illegal',
  'swiss/players',
  'swiss/tier',
  'swiss/apart',
] as const;
export type SeatingRefusalCode = (typeof seatingRefusalCodes)[number];

/** Numbers are as people say them: players, tables and rounds from 1. */
export type SeatingRefusal = { readonly code: SeatingRefusalCode; readonly numbers: readonly number[] };

export const refuse = (code: SeatingRefusalCode, ...numbers: readonly number[]): SeatingRefusal => ({
  code,
  numbers,
});
