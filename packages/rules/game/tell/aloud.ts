// How a phrase is said at this table: players by number, by nickname or by both, and a count that only the screen knows yet.
import { type ByLang, inEvery, type Lang } from '@omerta/base/lang.ts';
import type { Phrase } from '../../rulebooks/script.ts';
import { aloud as en } from '../../texts/en/aloud.ts';
import { aloud as ru } from '../../texts/ru/aloud.ts';
import type { Seat } from '../seat.ts';
import type { AloudTexts } from './aloud-texts.ts';

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
export type PhraseValues = {
  readonly seat?: Seat | null;
  readonly seats?: readonly Seat[];
  readonly seconds?: number | null;
  readonly minutes?: number;
  readonly count?: number;
  readonly votes?: number;
  readonly foul?: number;
  readonly blacks?: readonly Seat[];
  readonly don?: readonly Seat[];
  readonly sheriff?: readonly Seat[];
};

const seatNames: ReadonlySet<string> = new Set(['seat', 'seats', 'players', 'blacks', 'don', 'sheriff']);

const texts: ByLang<AloudTexts> = { en, ru };

const spell = ({ address, nameOf }: Aloud, seat: Seat, sign: string, among: number): string => {
  if (address === 'number') return `${sign}${seat}`;
  // The number sign goes with a number, not with a nickname.
  if (address === 'nickname') return nameOf(seat);
  return among > 1 ? `${sign}${seat} ${nameOf(seat)}` : `${sign}${seat}, ${nameOf(seat)}`;
};

/** Numbers to be taken down are read one by one; players are named in a sentence. */
const inRow = (name: string, spelled: readonly string[], lang: Lang): string =>
  name === 'seats'
    ? spelled.join(', ')
    : [spelled.slice(0, -1).join(', '), ...spelled.slice(-1)].filter(Boolean).join(texts[lang].and);

type Filling = { readonly values: PhraseValues; readonly aloud: Aloud; readonly lang: Lang };

const said = ({ values, aloud, lang }: Filling, placeholder: string, sign: string): string => {
  const name = (placeholder === 'players' ? 'seats' : placeholder) as keyof PhraseValues;
  // A number that only the step itself will tell, as the three of the best move, shows as a gap to fill in aloud.
  const entered = name === 'count' || name === 'seats' ? aloud[name] : undefined;
  const value = name === 'count' ? (entered ?? values[name]) : (values[name] ?? entered);
  if (value === undefined || value === null) return `${sign}…`;
  if (name === 'foul') return texts[lang].ordinals[Number(value) - 1] ?? String(value);
  if (!seatNames.has(name)) return String(value);
  const list = typeof value === 'number' ? [value as Seat] : value;
  return inRow(
    placeholder,
    list.map((seat) => spell(aloud, seat, sign, list.length)),
    lang,
  );
};

const placeholders = /(№ )?\{(seat|seats|players|seconds|minutes|count|votes|foul|blacks|don|sheriff)\}/g;

const fill = (template: string, filling: Filling): string =>
  template.replace(placeholders, (_, sign: string | undefined, name: string) =>
    said(filling, name, sign ?? ''),
  );

export const fillPhrase = <P extends Phrase>(phrase: P, values: PhraseValues, aloud: Aloud): P => ({
  ...phrase,
  ...inEvery((lang) => fill(phrase[lang], { values, aloud, lang })),
});
