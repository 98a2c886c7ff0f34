// How much each thing heard speaks for the worlds in which it is true: natural logarithms in thousandths.

/**
 * Two colours in a name: whose act it is, and whom it concerns. A hand is raised or kept down (`spare`) for a candidate.
 *
 * Fitted by `scripts/likelihoods.ts` on games of these bots under all rulebooks, and the real games where they are given:
 * together, so that the cards really dealt are likeliest among all 840 cases before each ballot, each night and in the end.
 * A number is not the logarithm of a frequency: things that are heard together share what they tell, and beliefs need no
 * tempering. Bots play by the table, so it was fitted again on the games that it made, until it changed little.
 */
export const likelihoods = {
  'nominate/first/red-red': 270,
  'nominate/first/red-black': 403,
  'nominate/first/black-red': 301,
  'nominate/first/black-black': -972,
  'nominate/later/red-red': 137,
  'nominate/later/red-black': 253,
  'nominate/later/black-red': 183,
  'nominate/later/black-black': -570,
  'hand/first/red-red': -16,
  'hand/first/red-black': 68,
  'hand/first/black-red': 488,
  'hand/first/black-black': -534,
  'hand/later/red-red': -103,
  'hand/later/red-black': 76,
  'hand/later/black-red': 293,
  'hand/later/black-black': -258,
  'spare/first/red-red': -82,
  'spare/first/red-black': -121,
  'spare/first/black-red': 32,
  'spare/first/black-black': 190,
  'spare/later/red-red': 28,
  'spare/later/red-black': -146,
  'spare/later/black-red': -107,
  'spare/later/black-black': 239,
  'lift/red-red': -42,
  'lift/red-black': 28,
  'lift/black-red': 42,
  'lift/black-black': -28,
  'claim/sheriff': 1250,
  'claim/black': 690,
  'claim/red': -1939,
  'check/true': 2643,
  'check/false': -1475,
  'fake/red-as-red': 58,
  'fake/red-as-black': 327,
  'fake/black-as-red': 1668,
  'fake/black-as-black': -802,
  'silent/in-turn': -498,
  'silent/beside-a-claim': -1133,
  'silent/in-last-word': -1602,
  'shot/black': -3182,
  'shot/sheriff': -445,
  'shot/sheriff-who-claimed': 217,
  'shot/not-the-sheriff-who-claimed': -1252,
  'best/red-black': -66,
  'best/sheriff-black': -60,
} as const satisfies Readonly<Record<string, number>>;

export type TellingSign = keyof typeof likelihoods;
export const tellings = Object.keys(likelihoods) as readonly TellingSign[];
