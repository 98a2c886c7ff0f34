// What was decided on a protest, in English.

export const outcomes = {
  rejected: 'rejected',
  upheld: 'upheld',
  penalties: 'upheld: penalties changed',
  points: 'upheld: points changed',
  result: 'upheld: result changed',
  replay: 'upheld: replay',
  withdrawn: 'withdrawn',
} as const;
