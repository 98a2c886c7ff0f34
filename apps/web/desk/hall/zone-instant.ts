// A date and time as somebody writes it for the tournament's own place, and the instant that it is.

const partsIn = (zone: string, instant: number): string => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return format.format(new Date(instant)).replace(' ', 'T');
};

/** `2026-01-10T19:40`, as a field of the browser has it. */
export const localIn = (zone: string, instant: number): string => partsIn(zone, instant);

/** Null where it is no date and time. In the hour that a clock turned back has twice: the first. */
export const instantIn = (zone: string, local: string): number | null => {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)) return null;
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return null;
  const offsetAt = (instant: number): number => Date.parse(`${partsIn(zone, instant)}Z`) - instant;
  const guesses = [
    asUtc - offsetAt(asUtc - 86_400_000),
    asUtc - offsetAt(asUtc),
    asUtc - offsetAt(asUtc + 86_400_000),
  ];
  return guesses.find((guess) => partsIn(zone, guess) === local) ?? null;
};
