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
  'nominate/first/red-red': 319,
  'nominate/first/red-black': 370,
  'nominate/first/black-red': 339,
  'nominate/first/black-black': -1020,
  'nominate/later/red-red': 196,
  'nominate/later/red-black': 241,
  'nominate/later/black-red': 206,
  'nominate/later/black-black': -634,
  'hand/first/red-red': 107,
  'hand/first/red-black': 267,
  'hand/first/black-red': 516,
  'hand/first/black-black': -874,
  'hand/later/red-red': -42,
  'hand/later/red-black': 120,
  'hand/later/black-red': 313,
  'hand/later/black-black': -374,
  'spare/first/red-red': -29,
  'spare/first/red-black': -34,
  'spare/first/black-red': 42,
  'spare/first/black-black': 75,
  'spare/later/red-red': 39,
  'spare/later/red-black': -120,
  'spare/later/black-red': -124,
  'spare/later/black-black': 238,
  'lift/red-red': 93,
  'lift/red-black': 22,
  'lift/black-red': -33,
  'lift/black-black': -81,
  'claim/sheriff': 1115,
  'claim/black': 1197,
  'claim/red': -2309,
  'check/true': 3370,
  'check/false': -1756,
  'fake/red-as-red': 183,
  'fake/red-as-black': 255,
  'fake/black-as-red': 2045,
  'fake/black-as-black': -1378,
  'silent/in-turn': -534,
  'silent/beside-a-claim': -1723,
  'silent/in-last-word': -2217,
  'shot/black': -4138,
  'shot/sheriff': -435,
  'shot/sheriff-who-claimed': 195,
  'shot/not-the-sheriff-who-claimed': -2369,
  'best/red-black': -29,
  'best/sheriff-black': -62,
} as const satisfies Readonly<Record<string, number>>;

export type TellingSign = keyof typeof likelihoods;
export const tellings = Object.keys(likelihoods) as readonly TellingSign[];
