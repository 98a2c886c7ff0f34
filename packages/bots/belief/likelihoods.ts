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
  'nominate/first/red-red': 384,
  'nominate/first/red-black': 400,
  'nominate/first/black-red': 359,
  'nominate/first/black-black': -1140,
  'nominate/later/red-red': 206,
  'nominate/later/red-black': 259,
  'nominate/later/black-red': 495,
  'nominate/later/black-black': -956,
  'hand/first/red-red': 439,
  'hand/first/red-black': 390,
  'hand/first/black-red': 407,
  'hand/first/black-black': -1231,
  'hand/later/red-red': 28,
  'hand/later/red-black': 318,
  'hand/later/black-red': 307,
  'hand/later/black-black': -647,
  'spare/first/red-red': 65,
  'spare/first/red-black': -147,
  'spare/first/black-red': -223,
  'spare/first/black-black': 331,
  'spare/later/red-red': 18,
  'spare/later/red-black': -220,
  'spare/later/black-red': -163,
  'spare/later/black-black': 372,
  'lift/red-red': 272,
  'lift/red-black': 829,
  'lift/black-red': 195,
  'lift/black-black': -1297,
  'claim/sheriff': 1069,
  'claim/black': 850,
  'claim/red': -1919,
  'check/true': 2770,
  'check/false': -1284,
  'fake/red-as-red': -149,
  'fake/red-as-black': 171,
  'fake/black-as-red': 1402,
  'fake/black-as-black': -687,
  'silent/in-turn': -605,
  'silent/beside-a-claim': -1127,
  'silent/in-last-word': -1530,
  'shot/black': -3223,
  'shot/sheriff': -466,
  'shot/sheriff-who-claimed': 125,
  'shot/not-the-sheriff-who-claimed': -1042,
  'best/red-black': -232,
  'best/sheriff-black': -175,
} as const satisfies Readonly<Record<string, number>>;

export type Telling = keyof typeof likelihoods;
export const tellings = Object.keys(likelihoods) as readonly Telling[];
