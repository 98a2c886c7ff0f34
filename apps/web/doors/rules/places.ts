// Where a clause acts, in a referee's words: at the table, in the result, before the game, at the organiser's, or not yet.
import type { Status } from '@omerta/rules/rulebooks/clause.ts';

export const areas = ['new', 'table', 'result', 'office', 'later'] as const;
export type Area = (typeof areas)[number];

/** What the register names, and the word for it on that screen; a screen as a whole needs none. */
const known = {
  '/new': ['new'],
  '/table': ['table'],
  deal: ['table', 'deal'],
  night: ['table', 'night'],
  day: ['table', 'day'],
  agreement: ['table', 'agreement'],
  signs: ['table', 'signs'],
  'sheriff-look': ['table', 'sheriffLook'],
  'free-seating': ['table', 'freeSeating'],
  speech: ['table', 'speech'],
  nominate: ['table', 'nominate'],
  withdraw: ['table', 'withdraw'],
  vote: ['table', 'vote'],
  'tie-speech': ['table', 'tieSpeech'],
  lift: ['table', 'lift'],
  last: ['table', 'last'],
  shots: ['table', 'shots'],
  don: ['table', 'don'],
  sheriff: ['table', 'sheriff'],
  best: ['table', 'best'],
  next: ['table', 'next'],
  warn: ['table', 'warn'],
  foul: ['table', 'foul'],
  yellow: ['table', 'yellow'],
  purple: ['table', 'purple'],
  remove: ['table', 'remove'],
  forfeit: ['table', 'forfeit'],
  break: ['table', 'break'],
  resume: ['table', 'break'],
  annul: ['table', 'annul'],
  claim: ['table', 'claim'],
  retract: ['table', 'claim'],
  split: ['table', 'split'],
  note: ['table', 'note'],
  incident: ['table', 'incident'],
  ruling: ['table', 'ruling'],
  '/result': ['result'],
  result: ['result', 'winner'],
  sheet: ['result', 'sheet'],
  'omerta protocol': ['result', 'sheet'],
  'omerta score': ['result', 'points'],
  extra: ['result', 'extra'],
  penalty: ['result', 'penalty'],
  waive: ['result', 'waive'],
  fine: ['result', 'fine'],
  approve: ['result', 'approve'],
  protest: ['result', 'protest'],
  'omerta standings': ['office', 'standings'],
  'omerta seat': ['office', 'seating'],
  'omerta replay': ['office', 'replay'],
  'omerta rules': ['office', 'rulebooks'],
  '/rules': ['office', 'rulebooks'],
  '/desk': ['office'],
  '/club': ['office', 'club'],
  '/me': ['office', 'me'],
  '/board': ['office', 'board'],
  'omerta print-pack': ['office'],
} as const satisfies Readonly<Record<string, readonly [area: Area, word?: string]>>;

type Known = (typeof known)[keyof typeof known];
export type PlaceWord = Exclude<Known[1], undefined>;

export type ScreenPlace = { readonly area: Area; readonly words: readonly PlaceWord[] };

const isKnown = (place: string): place is keyof typeof known => Object.hasOwn(known, place);

/** Of a screen that is not there nothing is said but that it will be. */
const placeOf = (place: string): Known | readonly ['later'] => (isKnown(place) ? known[place] : ['later']);

/** The screens a clause acts on, in the order of a game, each with what it acts on there. */
export const placesOf = (where: readonly string[], status: Status): readonly ScreenPlace[] => {
  const places = where.map(placeOf);
  return areas.flatMap((area) => {
    const here = places.filter(([each]) => each === area);
    const words = [...new Set(here.flatMap(([, word]) => (word === undefined ? [] : [word])))];
    return here.length > 0 || (area === 'later' && status === 'planned') ? [{ area, words }] : [];
  });
};
