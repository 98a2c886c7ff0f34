// How a phrase is said at this table: players by number, by nickname or by both, and a count that only the screen knows yet.
import type { Phrase } from '../rulebooks/script.ts';
import type { Seat } from './seat.ts';

export const addresses = ['number', 'nickname', 'both'] as const;
export type Address = (typeof addresses)[number];

export type Aloud = {
  readonly address: Address;
  readonly nameOf: (seat: Seat) => string;
  /** Hands and numbers that are entered and not accepted yet. */
  readonly count?: number;
  readonly seats?: readonly Seat[];
};

export const byNumber: Aloud = { address: 'number', nameOf: String };

/** What the placeholders of a phrase stand for. */
export type Values = {
  readonly seat?: Seat | null;
  readonly seats?: readonly Seat[];
  readonly seconds?: number | null;
  readonly count?: number;
  readonly number?: number;
  readonly blacks?: readonly Seat[];
  readonly don?: readonly Seat[];
  readonly sheriff?: readonly Seat[];
};

const seatNames: ReadonlySet<string> = new Set(['seat', 'seats', 'blacks', 'don', 'sheriff']);

const spell = ({ address, nameOf }: Aloud, seat: Seat, among: number): string => {
  if (address === 'number') return String(seat);
  if (address === 'nickname') return nameOf(seat);
  return among > 1 ? `${seat} ${nameOf(seat)}` : `${seat}, ${nameOf(seat)}`;
};

const said = (aloud: Aloud, values: Values, name: keyof Values): string => {
  // A number that only the step itself will tell, as the three of the best move, shows as a gap to fill in aloud.
  const entered = name === 'count' || name === 'seats' ? aloud[name] : undefined;
  const value = name === 'count' ? (entered ?? values[name]) : (values[name] ?? entered);
  if (value === undefined || value === null) return '…';
  if (!seatNames.has(name)) return String(value);
  const list = typeof value === 'number' ? [value as Seat] : value;
  return list.map((seat) => spell(aloud, seat, list.length)).join(', ');
};

const placeholder = /(№ )?\{(seat|seats|seconds|count|number|blacks|don|sheriff)\}/g;

/** The number sign goes with a number, not with a nickname. */
export const fill = (template: string, values: Values, aloud: Aloud): string =>
  template.replace(placeholder, (_, sign: string | undefined, name: string) => {
    const text = said(aloud, values, name as keyof Values);
    const plain = aloud.address === 'nickname' && seatNames.has(name) && text !== '…';
    return sign === undefined || plain ? text : sign + text;
  });

export const fillPhrase = <P extends Phrase>(phrase: P, values: Values, aloud: Aloud): P => ({
  ...phrase,
  ru: fill(phrase.ru, values, aloud),
  en: fill(phrase.en, values, aloud),
});
