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
  'nominate/first/red-red': 177,
  'nominate/first/red-black': 278,
  'nominate/first/black-red': 175,
  'nominate/first/black-black': -628,
  'nominate/later/red-red': 142,
  'nominate/later/red-black': 258,
  'nominate/later/black-red': 147,
  'nominate/later/black-black': -544,
  'hand/first/red-red': 119,
  'hand/first/red-black': 89,
  'hand/first/black-red': 340,
  'hand/first/black-black': -543,
  'hand/later/red-red': -90,
  'hand/later/red-black': 107,
  'hand/later/black-red': 273,
  'hand/later/black-black': -285,
  'spare/first/red-red': -71,
  'spare/first/red-black': -211,
  'spare/first/black-red': -81,
  'spare/first/black-black': 378,
  'spare/later/red-red': -7,
  'spare/later/red-black': -197,
  'spare/later/black-red': -97,
  'spare/later/black-black': 310,
  'lift/red-red': 77,
  'lift/red-black': 188,
  'lift/black-red': 11,
  'lift/black-black': -275,
  'claim/sheriff': 1225,
  'claim/black': 616,
  'claim/red': -1840,
  'check/true': 2605,
  'check/false': -1324,
  'fake/red-as-red': -200,
  'fake/red-as-black': 389,
  'fake/black-as-red': 1446,
  'fake/black-as-black': -640,
  'silent/in-turn': -516,
  'silent/beside-a-claim': -1033,
  'silent/in-last-word': -1349,
  'shot/black': -2893,
  'shot/sheriff': -292,
  'shot/sheriff-who-claimed': 209,
  'shot/not-the-sheriff-who-claimed': -895,
  'best/red-black': -33,
  'best/sheriff-black': -175,
} as const satisfies Readonly<Record<string, number>>;

export type Telling = keyof typeof likelihoods;
export const tellings = Object.keys(likelihoods) as readonly Telling[];
