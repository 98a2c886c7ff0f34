// The day: when each round was to begin and when it did, when the last one will end and how that is known, and a plan made anew.
import type { DeskPicture } from '../wire/picture.ts';
import { type DayWindow, fits, fitted, hoursOf, windowsOf } from './day-hours.ts';
import { type HallRound, isSameRound, type RoundOf, roundsOf } from './rounds-now.ts';
import { instantIn } from './zone-instant.ts';

const minute = 60_000;
/** Between two rounds, where nothing better is known. */
const pause = 5 * minute;
const usualLength = 60 * minute;
/** Shorter is a sheet typed in from paper, not a game. */
const shortestLength = 10 * minute;
/** Longer is a night, or another day. */
const longestPitch = 4 * 60 * minute;

/** Instants in milliseconds; null where it has none. */
export type DayRound = RoundOf & {
  readonly planned: number | null;
  readonly started: number | null;
  readonly ended: number | null;
  /** Where it has not begun or not ended: when it will, as things stand. */
  readonly starts: number;
  readonly ends: number;
  readonly state: 'past' | 'now' | 'ahead';
};

/** How long a round is taken to last, and from what that was taken. */
export type RoundLength = {
  readonly milliseconds: number;
  readonly from: 'played' | 'plan' | 'usual';
  readonly count: number;
};

export type DayPlan = {
  readonly rounds: readonly DayRound[];
  readonly length: RoundLength;
  /** Of the round that runs, or the next one; null without a plan. */
  readonly delay: number | null;
  readonly finish: number | null;
};

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1] ?? 0, sorted[middle] ?? 0];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
};

const instants = (values: readonly (string | null)[]): readonly number[] =>
  values.flatMap((at) => (at === null ? [] : [Date.parse(at)]));

const isPlaying = ({ status }: HallRound['games'][number]): boolean =>
  status === 'scheduled' || status === 'called' || status === 'running';

/** A replay belongs to its round; what was annulled took its time too. */
const realTimes = (round: HallRound | undefined) => {
  const games = round?.games ?? [];
  const starts = instants(games.map(({ startedAt }) => startedAt));
  const ends = instants(games.map(({ endedAt }) => endedAt));
  const isOver = starts.length > 0 && games.every((game) => game.status === 'annulled' || !isPlaying(game));
  return {
    started: starts.length > 0 ? Math.min(...starts) : null,
    ended: isOver && ends.length > 0 ? Math.max(...ends) : null,
  };
};

/** Every round that there is or will be, stage after stage. */
export const allRounds = ({ plans, plan, games }: DeskPicture): readonly RoundOf[] =>
  plans.flatMap(({ stage, rounds, plannedGames }) => {
    const numbers = [
      rounds.length || (plannedGames ?? 0),
      ...[...plan, ...games].filter((each) => each.stage === stage).map(({ round }) => round),
    ];
    return Array.from({ length: Math.max(...numbers) }, (_, i) => ({ stage, round: i + 1 }));
  });

const lengthFrom = (lengths: readonly number[], planned: readonly number[]): RoundLength => {
  if (lengths.length > 0) return { milliseconds: median(lengths), from: 'played', count: lengths.length };
  const pitches = planned
    .map((at, i) => at - (planned[i - 1] ?? at))
    .filter((pitch) => pitch > 0 && pitch <= longestPitch);
  return pitches.length > 0
    ? { milliseconds: Math.max(pause, median(pitches) - pause), from: 'plan', count: pitches.length }
    : { milliseconds: usualLength, from: 'usual', count: 0 };
};

/** When a first round usually begins, where nobody has planned one. */
const usualStart = '10:00';

/** No round without a plan begins before the tournament's first day; once something is played, the day has begun. */
const opening = ({ dates, zone, games }: DeskPicture, windows: readonly DayWindow[], now: number): number =>
  games.some(({ startedAt }) => startedAt !== null)
    ? now
    : Math.max(now, windows[0]?.starts ?? (dates && instantIn(zone, `${dates.from}T${usualStart}`)) ?? now);

export const dayPlan = (picture: DeskPicture, now: number): DayPlan => {
  const windows = windowsOf(picture.zone, hoursOf(picture));
  const opens = opening(picture, windows, now);
  const played = roundsOf(picture);
  const bare = allRounds(picture).map((each) => {
    const planned = picture.plan.find((other) => isSameRound(other, each));
    return {
      ...each,
      planned: planned ? Date.parse(planned.at) : null,
      ...realTimes(played.find((other) => isSameRound(other, each))),
    };
  });
  const lengths = bare.flatMap(({ started, ended }) =>
    started !== null && ended !== null && ended - started >= shortestLength ? [ended - started] : [],
  );
  const length = lengthFrom(
    lengths,
    bare.flatMap(({ planned }) => planned ?? []),
  );
  let free = Number.NEGATIVE_INFINITY;
  const rounds = bare.map((each): DayRound => {
    const { planned, started, ended } = each;
    const called = picture.calls.find((call) => isSameRound(call, each));
    const due = called ? Date.parse(called.startsAt) : planned;
    const earliest = Math.max(now, free, due ?? opens);
    const starts = started ?? (due === null ? fitted(earliest, length.milliseconds, windows) : earliest);
    const ends = ended ?? Math.max(starts + length.milliseconds, started === null ? 0 : now);
    free = ends + pause;
    const unfinished = started === null ? 'ahead' : 'now';
    return { ...each, starts, ends, state: ended === null ? unfinished : 'past' };
  });
  const current = rounds.find(({ state }) => state !== 'past') ?? rounds.at(-1);
  return {
    rounds,
    length,
    delay: current && current.planned !== null ? current.starts - current.planned : null,
    finish: rounds.at(-1)?.ends ?? null,
  };
};

/** After how many rounds of the plan, and how long besides. */
export type DayBreak = { readonly after: number; readonly minutes: number };

export type PlanWish = {
  /** Milliseconds. */
  readonly first: number;
  readonly minutes: number;
  readonly breaks: readonly DayBreak[];
};

export type PlannedRounds = DeskPicture['plan'];

const at = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** One round after another, each within the hours of a day as long as there is one. */
export const planFrom = (
  rounds: readonly RoundOf[],
  { first, minutes, breaks }: PlanWish,
  windows: readonly DayWindow[] = [],
): PlannedRounds => {
  let next = first;
  return rounds.map(({ stage, round }, i) => {
    const start = fitted(next, minutes * minute, windows);
    const rest = breaks.filter(({ after }) => after === i + 1).reduce((sum, each) => sum + each.minutes, 0);
    next = start + (minutes + rest) * minute;
    return { stage, round, at: at(start) };
  });
};

/** The rounds of a plan for which no day has the hours. */
export const unfitIn = (plan: PlannedRounds, minutes: number, windows: readonly DayWindow[]): PlannedRounds =>
  plan.filter((each) => !fits(Date.parse(each.at), minutes * minute, windows));

/** The wish that a plan came from: the shortest way from one round to the next is a round, what is longer has a break in it. */
export const wishOf = (
  { rounds, length }: DayPlan,
  now: number,
  windows: readonly DayWindow[] = [],
): PlanWish => {
  const starts = rounds.flatMap(({ planned }) => planned ?? []);
  const pitches = starts.slice(1).map((start, i) => Math.round((start - (starts[i] ?? start)) / minute));
  const [first] = rounds;
  const minutes =
    pitches.length > 0 ? Math.min(...pitches) : Math.round((length.milliseconds + pause) / minute);
  return {
    first: first ? (first.planned ?? first.starts) : now,
    minutes,
    // A night is no break: the next day begins by its own hours.
    breaks: pitches.flatMap((pitch, i) =>
      pitch > minutes && !windows.some(({ starts: opens }) => opens === starts[i + 1])
        ? [{ after: i + 1, minutes: pitch - minutes }]
        : [],
    ),
  };
};

const step = 5 * minute;

/** The rounds that have not begun, moved so that the next begins when it can; what lies between them stays as it was. */
export const replanned = ({ rounds }: DayPlan, plan: PlannedRounds): PlannedRounds => {
  const ahead = rounds.filter(({ state, planned }) => state === 'ahead' && planned !== null);
  const [first] = ahead;
  if (!first || first.planned === null) return plan;
  const shift = Math.ceil(first.starts / step) * step - first.planned;
  return plan.map((each) =>
    ahead.some((other) => isSameRound(other, each)) ? { ...each, at: at(Date.parse(each.at) + shift) } : each,
  );
};
