// A clock as data: what is left is computed where it is shown, so it survives sleep, refresh and a dead battery.

export type Clock = {
  /** Milliseconds since 1970 of the last start; null while it stands. */
  readonly startedAt: number | null;
  /** Milliseconds run before that start. */
  readonly elapsed: number;
  readonly duration: number;
};

export const startClock = (seconds: number, now: number): Clock => ({
  startedAt: now,
  elapsed: 0,
  duration: seconds * 1000,
});

const ran = (clock: Clock, now: number): number =>
  clock.elapsed + (clock.startedAt === null ? 0 : Math.max(0, now - clock.startedAt));

/** Milliseconds left; never below zero. */
export const left = (clock: Clock, now: number): number => Math.max(0, clock.duration - ran(clock, now));

/** Milliseconds past the end: counted on for the referee, and of no effect on the game. */
export const overrun = (clock: Clock, now: number): number => Math.max(0, ran(clock, now) - clock.duration);

/** The clock as if the time between had not passed. */
export const heldFor = (clock: Clock, ms: number): Clock =>
  clock.startedAt === null ? clock : { ...clock, startedAt: clock.startedAt + ms };

export const pauseClock = (clock: Clock, now: number): Clock => ({
  ...clock,
  startedAt: null,
  elapsed: ran(clock, now),
});

export const resumeClock = (clock: Clock, now: number): Clock =>
  clock.startedAt === null ? { ...clock, startedAt: now } : clock;

/** Gives or takes time; a clock that has run out goes on from there. */
export const shiftClock = (clock: Clock, seconds: number, now: number): Clock => {
  const used = Math.min(ran(clock, now), clock.duration);
  return {
    startedAt: clock.startedAt === null ? null : now,
    elapsed: used,
    duration: Math.max(used, clock.duration + seconds * 1000),
  };
};

/** Set to what is left, as after an interruption; it runs on where it ran. */
export const setClock = (clock: Clock, seconds: number, now: number): Clock => {
  const duration = Math.max(clock.duration, seconds * 1000);
  return {
    startedAt: clock.startedAt === null ? null : now,
    elapsed: duration - seconds * 1000,
    duration,
  };
};

export const toggleClock = (clock: Clock, now: number): Clock =>
  clock.startedAt === null ? resumeClock(clock, now) : pauseClock(clock, now);

export const showSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
