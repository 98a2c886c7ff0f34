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
  'nominate/first/red-red': 330,
  'nominate/first/red-black': 400,
  'nominate/first/black-red': 623,
  'nominate/first/black-black': -1350,
  'nominate/later/red-red': 268,
  'nominate/later/red-black': 393,
  'nominate/later/black-red': 143,
  'nominate/later/black-black': -801,
  'hand/first/red-red': -130,
  'hand/first/red-black': 79,
  'hand/first/black-red': 624,
  'hand/first/black-black': -565,
  'hand/later/red-red': 56,
  'hand/later/red-black': 423,
  'hand/later/black-red': 552,
  'hand/later/black-black': -1026,
  'spare/first/red-red': -282,
  'spare/first/red-black': -433,
  'spare/first/black-red': 161,
  'spare/first/black-black': 573,
  'spare/later/red-red': -77,
  'spare/later/red-black': -251,
  'spare/later/black-red': -80,
  'spare/later/black-black': 414,
  'lift/red-red': 490,
  'lift/red-black': 695,
  'lift/black-red': 177,
  'lift/black-black': -1361,
  'claim/sheriff': 1212,
  'claim/black': 735,
  'claim/red': -1946,
  'check/true': 2766,
  'check/false': -1299,
  'fake/red-as-red': 100,
  'fake/red-as-black': -175,
  'fake/black-as-red': 1436,
  'fake/black-as-black': -469,
  'silent/in-turn': -577,
  'silent/beside-a-claim': -1242,
  'silent/in-last-word': -1554,
  'shot/black': -3306,
  'shot/sheriff': -676,
  'shot/sheriff-who-claimed': 283,
  'shot/not-the-sheriff-who-claimed': -1085,
  'best/red-black': -231,
  'best/sheriff-black': -108,
} as const satisfies Readonly<Record<string, number>>;

export type Telling = keyof typeof likelihoods;
export const tellings = Object.keys(likelihoods) as readonly Telling[];
