// Instants, time zones and calendar days, all computed from what is given.

const instantPattern = /^(?:19|2[01])\d\d-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;

export const isInstant = (text: string): boolean =>
  instantPattern.test(text) && !Number.isNaN(Date.parse(text));

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

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

/** Calendar days, both included. */
export type Days = { readonly from: string; readonly to: string };

export const covers = ({ from, to }: Days, day: string): boolean => from <= day && day <= to;
