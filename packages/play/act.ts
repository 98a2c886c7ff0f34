// What a player asks the room to do, as the text that his device sends and as a value: `parseAct` and `makeAct` are a pair.
import { isSeat, type Seat } from '@omerta/rules/game/seat.ts';
import { plainText } from '@omerta/rules/notation/plain-text.ts';

export const actWords = [
  'ready',
  'pass',
  'nominate',
  'withdraw',
  'hand',
  'shoot',
  'point',
  'check',
  'best',
  'say',
  'foul-speech',
  'protest',
  'leave',
] as const;
export type ActWord = (typeof actWords)[number];

type Bare = 'ready' | 'pass' | 'hand' | 'foul-speech' | 'leave';
type Aimed = 'nominate' | 'withdraw' | 'shoot' | 'point' | 'check';
type Worded = 'say' | 'protest';

export type PlayerAct =
  | { readonly word: Bare }
  | { readonly word: Aimed; readonly seat: Seat }
  | { readonly word: 'best'; readonly seats: readonly Seat[] }
  | { readonly word: Worded; readonly text: string };

const bare: readonly string[] = ['ready', 'pass', 'hand', 'foul-speech', 'leave'] satisfies readonly Bare[];
const aimed: readonly string[] = [
  'nominate',
  'withdraw',
  'shoot',
  'point',
  'check',
] satisfies readonly Aimed[];
const isBare = (word: string): word is Bare => bare.includes(word);
const isAimed = (word: string): word is Aimed => aimed.includes(word);
const isWorded = (word: string): word is Worded => word === 'say' || word === 'protest';

/** A minute of speech has fewer signs. */
export const longestText = 1_000;
const mostBest = 3;

const seatsIn = (text: string): readonly Seat[] | null => {
  const words = text === '' ? [] : text.split(' ');
  const list = words.map((word) => (/^\d{1,2}$/.test(word) ? Number(word) : 0)).filter(isSeat);
  return list.length === words.length && new Set(list).size === list.length ? list : null;
};

/** Between the first and the last quote; the notation has neither a quote nor a line's end inside a text. */
const textIn = (rest: string): string | null => {
  const [, quoted] = /^"(.*)"$/s.exec(rest) ?? [];
  const text = plainText(quoted ?? '').trim();
  return text === '' || text.length > longestText ? null : text;
};

export const parseAct = (line: string): PlayerAct | null => {
  const [, word = '', rest = ''] = /^(\S+)(?: (.*))?$/s.exec(line.trim()) ?? [];
  if (isBare(word)) return rest === '' ? { word } : null;
  if (isWorded(word)) {
    const text = textIn(rest);
    return text === null ? null : { word, text };
  }
  const seats = seatsIn(rest);
  const [seat, another] = seats ?? [];
  if (!seats || seat === undefined) return null;
  if (isAimed(word)) return another === undefined ? { word, seat } : null;
  return word === 'best' && seats.length <= mostBest ? { word, seats } : null;
};

export const makeAct = (act: PlayerAct): string => {
  if ('seat' in act) return `${act.word} ${act.seat}`;
  if ('seats' in act) return `${act.word} ${act.seats.join(' ')}`;
  return 'text' in act ? `${act.word} "${act.text}"` : act.word;
};
