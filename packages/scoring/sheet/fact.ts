// A fact of a game in the words of the contract: what a sheet says of it, and what the lines of its stream say.
import type { Moment } from '@omerta/rules/game/event.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';

export const factKinds = [
  'winner',
  'by',
  'role',
  'first-killed',
  'best-move',
  'out-day-1',
  'removed',
  'red-card',
  'forfeit',
  'at-table',
  'yellow',
  'purple',
  'warning',
  'foul',
  'nomination',
  'ballot',
  'night',
  'exit',
] as const;
export type FactKind = (typeof factKinds)[number];

/** `at`: the day or the night it is of, where that is not the whole game. */
type About = { readonly what: FactKind; readonly seat: Seat | null; readonly at: Moment | null };

/** `said`: null where nobody wrote it down. */
export type Fact = About & { readonly said: string | null };

/** Something that the stream and the paper both tell, and tell differently. */
export type Difference = About & { readonly stream: string; readonly sheet: string };

export const none = '-';

export const ofGame = (what: FactKind, said: string | null): Fact => ({ what, seat: null, at: null, said });
export const ofSeat = (what: FactKind, seat: Seat, said: string | null): Fact => ({
  what,
  seat,
  at: null,
  said,
});
export const ofMoment = (what: FactKind, at: Moment, said: string): Fact => ({ what, seat: null, at, said });

const keyOf = ({ what, seat, at }: About): string =>
  `${what} ${seat ?? ''} ${at?.kind ?? ''} ${at?.number ?? ''}`;

type Sayings = ReadonlyMap<string, string | null>;

/** Where a fact is said twice the later is the more exact. */
const sayingsOf = (facts: readonly Fact[]): Sayings => new Map(facts.map((fact) => [keyOf(fact), fact.said]));

/** A fact that one side does not speak of did not happen there. */
const saidIn = (sayings: Sayings, key: string): string | null => {
  const said = sayings.get(key);
  return said === undefined ? none : said;
};

/** What one side does not know is no difference. */
export const differences = (stream: readonly Fact[], sheet: readonly Fact[]): readonly Difference[] => {
  const [told, claimed] = [sayingsOf(stream), sayingsOf(sheet)];
  const all = new Map([...stream, ...sheet].map((fact) => [keyOf(fact), fact]));
  return [...all].flatMap(([key, { what, seat, at }]): Difference[] => {
    const [one, other] = [saidIn(told, key), saidIn(claimed, key)];
    return one === null || other === null || one === other
      ? []
      : [{ what, seat, at, stream: one, sheet: other }];
  });
};
