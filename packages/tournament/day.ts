// The day of a tournament as its desk runs it: dates, the planned and called rounds, the hall's screens, what the public is asked.
import { listOf, type Of, orNull, shape, tagged, text, whole } from '@omerta/base/reading.ts';
import type { Days } from './time.ts';

/** Only its kind: what does not fit is refused by the machine. */
const count = whole(-1_000_000);

const scenes = {
  /** The seats of a round; without one, of the next. */
  seating: { stage: orNull(text), round: orNull(count) },
  countdown: {},
  clock: { table: count },
  standings: {},
  board: { table: count },
  /** Places from this one down to the last; null: none yet. */
  reveal: { from: orNull(count) },
  blank: {},
} as const;
const scene = tagged('what', scenes);
type ScreenScene = Of<typeof scene>;

export const screenShows = tagged('what', {
  ...scenes,
  /** One after another, each for so long. */
  rotation: { shows: listOf(scene), seconds: count },
});
export type ScreenShow = Of<typeof screenShows>;

/** `screen` is the id of its watch key. */
export type HallScreen = { readonly screen: string; readonly name: string; readonly shows: ScreenShow };

export const plannedRound = shape({ stage: text, round: count, at: text });
export type PlannedRound = Of<typeof plannedRound>;

/** By the clocks of the tournament's zone; an end that is not after its start is of the night that follows. */
export const dayHours = shape({ day: text, starts: text, ends: text });
export type DayHours = Of<typeof dayHours>;

/** Called `at`, to begin at `startsAt`. */
export type RoundCall = {
  readonly stage: string;
  readonly round: number;
  readonly at: string;
  readonly startsAt: string;
};

/** What whoever enters by himself is asked beside his name. */
export type AskedOfEntries = { readonly question: string | null };

/** Everybody may know it. */
export type DayState = {
  readonly dates: Days | null;
  /** By day; a day that is not among them has no hours of its own. */
  readonly hours: readonly DayHours[];
  readonly plan: readonly PlannedRound[];
  /** The newest of each round. */
  readonly calls: readonly RoundCall[];
  readonly screens: readonly HallScreen[];
  /** Null: nobody enters by himself. */
  readonly asked: AskedOfEntries | null;
};

export const dayBefore: DayState = { dates: null, hours: [], plan: [], calls: [], screens: [], asked: null };

export const isScene = (shows: ScreenShow): shows is ScreenScene => shows.what !== 'rotation';
