// A game that goes as long as the rulebook lets it, for tables that are to be played at a given speed: nobody is voted out, every night misses.

type TimedLine = { readonly due: number; readonly line: string };

const speechSeconds = 60;
const stepSeconds = 10;

const seatsFrom = (first: number): readonly number[] =>
  Array.from({ length: 10 }, (_, i) => ((first - 1 + i) % 10) + 1);

const dayLines = (day: number): readonly string[] => [
  `day ${day}`,
  ...seatsFrom(day).map((seat) => `speech ${seat}`),
];

const nightLines = (night: number): readonly string[] => [
  `night ${night}`,
  'shots: 2>- 6>- 9>-',
  'don: 4',
  'sheriff: 9',
];

/** From its first day on; the third night that misses would end it. */
const lines: readonly string[] = [
  ...dayLines(1),
  ...nightLines(2),
  ...dayLines(2),
  ...nightLines(3),
  ...dayLines(3),
];

/** The lines of the first so many seconds, each with its moment in milliseconds; the tables do not begin all at once. */
export const tableLines = (table: number, speed: number, seconds: number): readonly TimedLine[] => {
  let due = (table % 40) * 100;
  return lines
    .map((line) => {
      const timed = { due, line };
      due += ((line.startsWith('speech') ? speechSeconds : stepSeconds) * 1_000) / speed;
      return timed;
    })
    .filter((each) => each.due < seconds * 1_000);
};
