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
  'nominate/first/red-red': 60,
  'nominate/first/red-black': 702,
  'nominate/first/black-red': 305,
  'nominate/first/black-black': -1062,
  'nominate/later/red-red': 208,
  'nominate/later/red-black': 176,
  'nominate/later/black-red': 236,
  'nominate/later/black-black': -601,
  'hand/first/red-red': 87,
  'hand/first/red-black': 273,
  'hand/first/black-red': 568,
  'hand/first/black-black': -919,
  'hand/later/red-red': 1,
  'hand/later/red-black': 204,
  'hand/later/black-red': 298,
  'hand/later/black-black': -471,
  'spare/first/red-red': -20,
  'spare/first/red-black': -15,
  'spare/first/black-red': 181,
  'spare/first/black-black': -121,
  'spare/later/red-red': -19,
  'spare/later/red-black': -97,
  'spare/later/black-red': -8,
  'spare/later/black-black': 197,
  'lift/red-red': -30,
  'lift/red-black': -12,
  'lift/black-red': 4,
  'lift/black-black': 38,
  'claim/sheriff': 1864,
  'claim/black': 820,
  'claim/red': -2679,
  'check/true': 3479,
  'check/false': -2111,
  'fake/red-as-red': 397,
  'fake/red-as-black': 743,
  'fake/black-as-red': 2166,
  'fake/black-as-black': -1568,
  'silent/in-turn': -518,
  'silent/beside-a-claim': -1795,
  'silent/in-last-word': -1825,
  'shot/black': -4627,
  'shot/sheriff': -157,
  'shot/sheriff-who-claimed': 256,
  'shot/not-the-sheriff-who-claimed': -2769,
  'best/red-black': 103,
  'best/sheriff-black': -147,
} as const satisfies Readonly<Record<string, number>>;

export type TellingSign = keyof typeof likelihoods;
export const tellings = Object.keys(likelihoods) as readonly TellingSign[];
