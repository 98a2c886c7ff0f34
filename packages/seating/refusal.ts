// Why no seating can be made of what was asked: a stable code and the numbers its sentence needs.

export const refusalCodes = [
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
export type RefusalCode = (typeof refusalCodes)[number];

/** Numbers are as people say them: players, tables and rounds from 1. */
export type Refusal = { readonly code: RefusalCode; readonly numbers: readonly number[] };

export const refuse = (code: RefusalCode, ...numbers: readonly number[]): Refusal => ({ code, numbers });

export const isRefusal = (answer: object): answer is Refusal => 'code' in answer && 'numbers' in answer;
