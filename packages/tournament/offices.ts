// The offices of a tournament, and who may stand in a rule as its judge.

export const offices = [
  'organiser',
  'administrator',
  'chief',
  'referee',
  'side-referee',
  'duty',
  'committee',
  'discipline',
  'appeals',
] as const;
export type Post = (typeof offices)[number];

/** An office, or whoever referees the game in question. */
export type Judge = Post | 'table-referee';
