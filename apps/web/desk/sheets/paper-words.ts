// How a paper sheet is typed: every field in digits, 0 for seat 10, so that one hand does it in any language.
import { parsePoints } from '@omerta/base/fraction.ts';
import { isRefusal, type Refusal } from '@omerta/base/refusal.ts';
import { isSeat, type Seat } from '@omerta/rules/game/seat.ts';
import type { Scoring } from '@omerta/scoring/scoring.ts';
import { purpleReasons, type Sheet } from '@omerta/scoring/sheet/sheet.ts';

/** In the order in which a paper sheet is read. */
export const paperFields = [
  'roles',
  'winner',
  'firstKilled',
  'bestMove',
  'outDay1',
  'removed',
  'redCards',
  'forfeit',
  'atTable',
  'yellow',
  'purple',
  'extra',
  'penalties',
  'fines',
] as const;
export type PaperField = (typeof paperFields)[number];

/** What was typed, field by field; half of it is kept too. */
export type PaperDraft = Readonly<Record<PaperField, string>>;

export const emptyDraft: PaperDraft = {
  roles: '',
  winner: '',
  firstKilled: '',
  bestMove: '',
  outDay1: '',
  removed: '',
  redCards: '',
  forfeit: '',
  atTable: '',
  yellow: '',
  purple: '',
  extra: '',
  penalties: '',
  fines: '',
};

/** Not what the field takes: which of its rules is broken. */
export type PaperFault = Refusal<PaperFaultCode>;
type PaperFaultCode =
  | 'paper/missing'
  | 'paper/seat'
  | 'paper/twice'
  | 'paper/four-roles'
  | 'paper/winner'
  | 'paper/one-seat'
  | 'paper/too-many'
  | 'paper/count'
  | 'paper/pair'
  | 'paper/points'
  | 'paper/item'
  | 'paper/reason';

const fault = (code: PaperFaultCode): PaperFault => ({ code });

const seatOf = (key: string): Seat | null => {
  const number = key === '0' ? 10 : Number(key);
  return /^\d$/.test(key) && isSeat(number) ? number : null;
};

/** Typed as one key. */
export const seatKey = (seat: Seat): string => String(seat % 10);

const together = (typed: string): string => typed.replaceAll(/\s+/g, '');

const seatsIn = (typed: string): readonly Seat[] | PaperFault => {
  const found = [...together(typed)].map(seatOf);
  return found.every((seat) => seat !== null) ? found : fault('paper/seat');
};

export const differentIn = (typed: string): readonly Seat[] | PaperFault => {
  const found = seatsIn(typed);
  if (isRefusal(found)) return found;
  return new Set(found).size === found.length ? found : fault('paper/twice');
};

export const anyIn = seatsIn;

/** The Don, the two other blacks, the Sheriff. */
export const rolesIn = (typed: string): Pick<Sheet, 'seats'>['seats'][number]['role'][] | PaperFault => {
  const found = differentIn(typed);
  if (isRefusal(found)) return found;
  const [don, one, other, sheriff] = found;
  if (found.length !== 4) return fault(found.length === 0 ? 'paper/missing' : 'paper/four-roles');
  return Array.from({ length: 10 }, (_, i) => {
    const seat = i + 1;
    if (seat === don) return 'don';
    if (seat === one || seat === other) return 'black';
    return seat === sheriff ? 'sheriff' : 'red';
  });
};

export const winners = ['red', 'black', 'draw'] as const;

export const winnerIn = (typed: string): { readonly winner: Sheet['winner'] } | PaperFault => {
  if (together(typed) === '') return fault('paper/missing');
  const winner = winners[Number(together(typed)) - 1];
  return winner ? { winner } : fault('paper/winner');
};

export const oneSeatIn = (typed: string): { readonly seat: Seat | null } | PaperFault => {
  const found = seatsIn(typed);
  if (isRefusal(found)) return found;
  return found.length > 1 ? fault('paper/one-seat') : { seat: found[0] ?? null };
};

/** As said, a number said twice included. */
export const bestMoveIn = (typed: string): { readonly said: readonly Seat[] | null } | PaperFault => {
  const found = seatsIn(typed);
  if (isRefusal(found)) return found;
  if (found.length > 3) return fault('paper/too-many');
  return { said: found.length === 0 ? null : found };
};

export const countIn = (typed: string): { readonly count: number } | PaperFault =>
  /^\d?$/.test(together(typed)) ? { count: Number(together(typed)) } : fault('paper/count');

/** A plus behind the seat: the act came when the game was decided. */
export const forfeitIn = (typed: string): Pick<Sheet, 'by' | 'forfeitBy'> | PaperFault => {
  const [, key = '', after] = /^(\d?)(\+?)$/.exec(together(typed)) ?? [undefined, 'x'];
  if (key === '') return { by: 'play', forfeitBy: null };
  const seat = seatOf(key);
  return seat === null ? fault('paper/one-seat') : { by: after ? 'play' : 'forfeit', forfeitBy: seat };
};

type Pair = { readonly seat: Seat; readonly rest: string };

/** Words apart, the seat first in each. */
const pairsIn = (typed: string): readonly Pair[] | PaperFault => {
  const found = typed
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ seat: seatOf(word.charAt(0)), rest: word.slice(1) }));
  const pairs = found.flatMap(({ seat, rest }) => (seat === null || rest === '' ? [] : [{ seat, rest }]));
  return pairs.length === found.length ? pairs : fault('paper/pair');
};

/** `4` is 0.4 and `35` is 0.35; what is a point or more is typed with its point: `1.` or `1.5`. */
const pointsIn = (rest: string): string | null => {
  const typed = rest.replace(',', '.');
  const said = typed.includes('.') ? typed.replace(/\.$/, '') : `0.${typed}`;
  const read = /^\d+(\.\d+)?$/.test(said) ? parsePoints(said) : null;
  return read === null ? null : said;
};

const eachOf = <T>(
  typed: string,
  code: PaperFaultCode,
  make: (pair: Pair) => T | null,
): readonly T[] | PaperFault => {
  const pairs = pairsIn(typed);
  if (isRefusal(pairs)) return pairs;
  const made = pairs.map(make);
  return made.every((each) => each !== null) ? made : fault(code);
};

type Given = { readonly seat: Seat; readonly points: string };

/** Where a rulebook has LI1 and LI2, 1 and 2 are those. */
export const extraIn = ({ extra }: Pick<Scoring, 'extra'>, typed: string): readonly Given[] | PaperFault =>
  eachOf(typed, 'paper/points', ({ seat, rest }) => {
    const isLi = extra.kind === 'li' && /^[12]$/.test(rest);
    const points = isLi ? `li${rest}` : pointsIn(rest);
    return points === null ? null : { seat, points };
  });

export const finesIn = (typed: string): readonly Given[] | PaperFault =>
  eachOf(typed, 'paper/points', ({ seat, rest }) => {
    const points = pointsIn(rest);
    return points === null ? null : { seat, points };
  });

/** By their number in the list that stands beside the field. */
export const penaltiesIn = (
  { penalties }: Pick<Scoring, 'penalties'>,
  typed: string,
): readonly { readonly seat: Seat; readonly clause: string }[] | PaperFault =>
  eachOf(typed, 'paper/item', ({ seat, rest }) => {
    const item = penalties?.items[Number(rest) - 1];
    return item ? { seat, clause: item.clause } : null;
  });

export const purpleIn = (typed: string): Sheet['purple'] | PaperFault =>
  eachOf(typed, 'paper/reason', ({ seat, rest }) => {
    const reason = purpleReasons[Number(rest) - 1];
    return reason ? { seat, reason } : null;
  });

/** As it would have been typed. */
export const pointsTyped = (points: string): string =>
  /^\d+$/.test(points) ? `${points}.` : points.replace(/^li|^0\.(?=\d)/, '');
