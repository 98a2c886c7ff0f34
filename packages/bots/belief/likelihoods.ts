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
  'nominate/first/red-red': 400,
  'nominate/first/red-black': 520,
  'nominate/first/black-red': 713,
  'nominate/first/black-black': -1627,
  'nominate/later/red-red': 327,
  'nominate/later/red-black': 141,
  'nominate/later/black-red': 367,
  'nominate/later/black-black': -800,
  'hand/first/red-red': -543,
  'hand/first/red-black': -29,
  'hand/first/black-red': 1155,
  'hand/first/black-black': -576,
  'hand/later/red-red': 45,
  'hand/later/red-black': 280,
  'hand/later/black-red': 309,
  'hand/later/black-black': -580,
  'spare/first/red-red': -558,
  'spare/first/red-black': -449,
  'spare/first/black-red': 595,
  'spare/first/black-black': 419,
  'spare/later/red-red': 11,
  'spare/later/red-black': 6,
  'spare/later/black-red': 84,
  'spare/later/black-black': 33,
  'lift/red-red': -315,
  'lift/red-black': -450,
  'lift/black-red': 535,
  'lift/black-black': 232,
  'claim/first/sheriff': 1526,
  'claim/first/black': -578,
  'claim/accused/sheriff': -418,
  'claim/accused/black': 430,
  'claim/beside/sheriff': 1644,
  'claim/beside/black': -250,
  'claim/last/sheriff': 582,
  'claim/last/black': 676,
  'claim/red': -3606,
  'check/true': 3865,
  'check/false': -2707,
  'fake/red-as-red': 522,
  'fake/red-as-black': 1428,
  'fake/black-as-red': 2538,
  'fake/black-as-black': -1513,
  'silent/in-turn': -534,
  'silent/beside-a-claim': -1927,
  'silent/in-last-word': -1971,
  'silent/black-accused': -340,
  'shot/black': -5535,
  'shot/sheriff': -265,
  'shot/sheriff-who-claimed': 569,
  'shot/not-the-sheriff-who-claimed': -3145,
  'best/red-black': -5,
  'best/sheriff-black': 70,
} as const satisfies Readonly<Record<string, number>>;

export type TellingSign = keyof typeof likelihoods;
export const tellings = Object.keys(likelihoods) as readonly TellingSign[];
