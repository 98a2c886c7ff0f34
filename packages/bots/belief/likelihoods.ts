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
  'nominate/first/red-red': 4,
  'nominate/first/red-black': 636,
  'nominate/first/black-red': 773,
  'nominate/first/black-black': -1407,
  'nominate/later/red-red': 251,
  'nominate/later/red-black': 123,
  'nominate/later/black-red': 255,
  'nominate/later/black-black': -602,
  'hand/first/red-red': 167,
  'hand/first/red-black': 41,
  'hand/first/black-red': 503,
  'hand/first/black-black': -700,
  'hand/later/red-red': 15,
  'hand/later/red-black': 192,
  'hand/later/black-red': 267,
  'hand/later/black-black': -428,
  'spare/first/red-red': -148,
  'spare/first/red-black': 113,
  'spare/first/black-red': -135,
  'spare/first/black-black': 187,
  'spare/later/red-red': 1,
  'spare/later/red-black': -80,
  'spare/later/black-red': -16,
  'spare/later/black-black': 195,
  'lift/red-red': 127,
  'lift/red-black': -182,
  'lift/black-red': 55,
  'lift/black-black': 0,
  'claim/sheriff': 2368,
  'claim/black': 618,
  'claim/red': -2980,
  'check/true': 3549,
  'check/false': -2455,
  'fake/red-as-red': 540,
  'fake/red-as-black': 1218,
  'fake/black-as-red': 2352,
  'fake/black-as-black': -1805,
  'silent/in-turn': -584,
  'silent/beside-a-claim': -2049,
  'silent/in-last-word': -1803,
  'shot/black': -5301,
  'shot/sheriff': -187,
  'shot/sheriff-who-claimed': 279,
  'shot/not-the-sheriff-who-claimed': -3111,
  'best/red-black': 85,
  'best/sheriff-black': -60,
} as const satisfies Readonly<Record<string, number>>;

export type TellingSign = keyof typeof likelihoods;
export const tellings = Object.keys(likelihoods) as readonly TellingSign[];
