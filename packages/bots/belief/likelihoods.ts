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
  'nominate/first/red-red': 136,
  'nominate/first/red-black': 287,
  'nominate/first/black-red': 407,
  'nominate/first/black-black': -825,
  'nominate/later/red-red': 185,
  'nominate/later/red-black': 219,
  'nominate/later/black-red': 225,
  'nominate/later/black-black': -614,
  'hand/first/red-red': 61,
  'hand/first/red-black': 374,
  'hand/first/black-red': 740,
  'hand/first/black-black': -1164,
  'hand/later/red-red': -38,
  'hand/later/red-black': 159,
  'hand/later/black-red': 329,
  'hand/later/black-black': -426,
  'spare/first/red-red': -53,
  'spare/first/red-black': 195,
  'spare/first/black-red': 216,
  'spare/first/black-black': -324,
  'spare/later/red-red': 1,
  'spare/later/red-black': -95,
  'spare/later/black-red': -19,
  'spare/later/black-black': 176,
  'lift/red-red': 101,
  'lift/red-black': -101,
  'lift/black-red': -15,
  'lift/black-black': 16,
  'claim/sheriff': 1747,
  'claim/black': 801,
  'claim/red': -2545,
  'check/true': 3256,
  'check/false': -1980,
  'fake/red-as-red': 370,
  'fake/red-as-black': 596,
  'fake/black-as-red': 2110,
  'fake/black-as-black': -1410,
  'silent/in-turn': -414,
  'silent/beside-a-claim': -1679,
  'silent/in-last-word': -1679,
  'shot/black': -4097,
  'shot/sheriff': -59,
  'shot/sheriff-who-claimed': 248,
  'shot/not-the-sheriff-who-claimed': -2470,
  'best/red-black': 129,
  'best/sheriff-black': -281,
} as const satisfies Readonly<Record<string, number>>;

export type TellingSign = keyof typeof likelihoods;
export const tellings = Object.keys(likelihoods) as readonly TellingSign[];
