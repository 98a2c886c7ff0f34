// Instants, time zones and calendar days, all computed from what is given.

const instantPattern = /^(?:19|2[01])\d\d-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;

export const isInstant = (text: string): boolean =>
  instantPattern.test(text) && !Number.isNaN(Date.parse(text));

/** An instant written in UTC. */
export const isUtc = (text: string): boolean => isInstant(text) && text.endsWith('Z');

export const secondsBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 1_000;

/** The time of what comes next: by this clock, and never before the newest that is known. */
export const notBefore = (newest: string | null, clock: string): string =>
  newest !== null && secondsBetween(clock, newest) > 0 ? newest : clock;

const calendars = new Map<string, Intl.DateTimeFormat | null>();

const calendarOf = (zone: string): Intl.DateTimeFormat | null => {
  const known = calendars.get(zone);
  if (known !== undefined) return known;
  let calendar: Intl.DateTimeFormat | null = null;
  try {
    calendar = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
  } catch {
    // A name that the zone data do not know.
  }
  calendars.set(zone, calendar);
  return calendar;
};

/** A name of the IANA data; a bare offset such as `+03:00` is none. */
export const isZone = (zone: string): boolean => /^[A-Za-z]/.test(zone) && calendarOf(zone) !== null;

/** The calendar day of an instant in a zone: `2024-05-11`. */
export const dayAt = (instant: string, zone: string): string =>
  calendarOf(zone)?.format(Date.parse(instant)) ?? instant.slice(0, 10);

/** A day of the calendar, written `2024-05-11`: the thirtieth of February is none. */
export const isDay = (day: string): boolean =>
  /^(?:19|2[01])\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day;

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What a clock of the zone shows at this instant, as if it were UTC. */
const shownAt = (milliseconds: number, zone: string): number => {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  clocks.set(zone, clock);
  const part = Object.fromEntries(clock.formatToParts(milliseconds).map(({ type, value }) => [type, value]));
  return Date.parse(
    `${part['year']}-${part['month']}-${part['day']}T${part['hour']}:${part['minute']}:${part['second']}Z`,
  );
};

/** The instant when a clock of the zone shows this hour on that day; where clocks change, looked at twice. */
const instantOf = (day: string, hour: number, zone: string): number => {
  const wanted = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  const near = wanted - (shownAt(wanted, zone) - wanted);
  return near - (shownAt(near, zone) - wanted);
};

/** The next instant after this one when it is that full hour in the zone, in UTC. */
export const nextTime = (after: string, hour: number, zone: string): string => {
  const day = dayAt(after, zone);
  const today = instantOf(day, hour, zone);
  const next = today > Date.parse(after) ? today : instantOf(addDays(day, 1), hour, zone);
  return new Date(next).toISOString();
};

/** Calendar days, both included. */
export type Days = { readonly from: string; readonly to: string };

export const covers = ({ from, to }: Days, day: string): boolean => from <= day && day <= to;
