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
  'nominate/first/red-red': 401,
  'nominate/first/red-black': 875,
  'nominate/first/black-red': 292,
  'nominate/first/black-black': -1566,
  'nominate/later/red-red': 272,
  'nominate/later/red-black': 307,
  'nominate/later/black-red': 164,
  'nominate/later/black-black': -740,
  'hand/first/red-red': 994,
  'hand/first/red-black': 1337,
  'hand/first/black-red': 540,
  'hand/first/black-black': -2867,
  'hand/later/red-red': -130,
  'hand/later/red-black': 203,
  'hand/later/black-red': 393,
  'hand/later/black-black': -460,
  'spare/first/red-red': 84,
  'spare/first/red-black': -53,
  'spare/first/black-red': -92,
  'spare/first/black-black': 73,
  'spare/later/red-red': 24,
  'spare/later/red-black': -61,
  'spare/later/black-red': 24,
  'spare/later/black-black': 23,
  'lift/red-red': 0,
  'lift/red-black': 0,
  'lift/black-red': 0,
  'lift/black-black': 0,
  'claim/sheriff': 1222,
  'claim/black': 559,
  'claim/red': -1781,
  'check/true': 2419,
  'check/false': -1352,
  'fake/red-as-red': -304,
  'fake/red-as-black': 371,
  'fake/black-as-red': 1507,
  'fake/black-as-black': -574,
  'silent/in-turn': -337,
  'silent/beside-a-claim': -1074,
  'silent/in-last-word': -1294,
  'shot/black': -3087,
  'shot/sheriff': -324,
  'shot/sheriff-who-claimed': 169,
  'shot/not-the-sheriff-who-claimed': -966,
  'best/red-black': 107,
  'best/sheriff-black': 47,
} as const satisfies Readonly<Record<string, number>>;

export type Telling = keyof typeof likelihoods;
export const tellings = Object.keys(likelihoods) as readonly Telling[];
