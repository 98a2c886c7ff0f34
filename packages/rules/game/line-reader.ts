// A line of the game from outside, as JSON: every field of every command described once, with what the notation can write.
import type { Invalid } from '@omerta/base/invalid.ts';
import {
  checked,
  type Descriptor,
  either,
  flag,
  listOf,
  oneOf,
  optional,
  orNull,
  read,
  shape,
  tagged,
  text,
  whole,
} from '@omerta/base/reading.ts';
import { fail, shown } from '@omerta/base/unfit.ts';
import { amount, points } from '@omerta/base/values.ts';
import { approvers, type CommandFields, type CommandType, type LineCommand } from './command.ts';
import { fitsDeck, type Role, roles, teams } from './role.ts';
import { seats as tableSeats } from './seat.ts';
import { seat } from './seat-reader.ts';

/** Nights, days and hands: two digits in the notation. */
const few = whole(0, 99);

const longestNote = 2_000;

/** A note, like a name, stands between double quotes on one line. */
export const note = checked(
  text,
  (value, path) => {
    if (value.length > longestNote)
      fail(path, 'text/long', { found: String(value.length), wanted: String(longestNote) });
    if (/["\n\r\0]/.test(value)) fail(path, 'text/plain', { found: shown(value) });
  },
  { maxLength: longestNote, pattern: '^[^"\\n\\r\\u0000]*$' },
);

const seats = listOf(seat);
const named = { seats };
const counted = { count: few, seats };
const hands = tagged('kind', { named, rest: {}, counted });
const liftHands = tagged('kind', { named, rest: {}, counted, outcome: { passed: flag } });
const decision = tagged('kind', {
  miss: {},
  'best-void': {},
  'cancel-vote': { day: few },
  'hold-vote': { day: few },
  protest: { number: few },
});
const approver = oneOf(approvers);
/** A number, or points named by their kind. */
export const extraPoints = either(points, oneOf(['li1', 'li2']));

const ofSeat = { seat };
const nomination = { seat, nominee: seat };
const target = { target: orNull(seat) };

type LineType = Exclude<CommandType, 'replace'>;
type FieldsOf<F> = { readonly [K in keyof F]-?: Descriptor<F[K]> };

const lines = {
  deal: { seat, role: oneOf(roles) },
  night: { number: few },
  day: { number: few },
  speech: ofSeat,
  nominate: nomination,
  withdraw: nomination,
  hand: { seat, candidate: seat },
  vote: { candidate: seat, hands },
  'tie-speech': ofSeat,
  'lift-hand': ofSeat,
  lift: { hands: liftHands },
  last: ofSeat,
  next: {},
  shoot: { seat, targets: seats },
  shots: { shots: listOf(shape({ by: seat, targets: seats })) },
  don: target,
  sheriff: target,
  best: { seats },
  warn: ofSeat,
  foul: ofSeat,
  yellow: ofSeat,
  purple: ofSeat,
  remove: ofSeat,
  forfeit: ofSeat,
  break: {},
  resume: {},
  annul: {},
  claim: { seat, check: orNull(shape({ target: seat, team: oneOf(teams) })) },
  retract: ofSeat,
  split: { seats },
  note: {},
  ruling: { decision: orNull(decision) },
  incident: {},
  extra: { seat, points: extraPoints, approver: orNull(approver) },
  approve: { what: oneOf(['players', 'total']), approver },
  waive: { seat, approver },
  penalty: ofSeat,
  fine: { seat, points: amount },
  protest: ofSeat,
  undo: {},
} satisfies { readonly [T in LineType]: FieldsOf<CommandFields[T]> };

/** What any line may carry. */
const meta = {
  by: optional(either(oneOf(['referee', 'side-referee', 'system']), seat)),
  at: optional(whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)),
  clause: optional(text),
  note: optional(note),
};

/** One line; whether it may be given now is for the rules to say. */
export const line: Descriptor<LineCommand> = tagged('type', lines, meta);

export const readLine = (value: unknown, path = ''): LineCommand | Invalid => read(line, value, path);

const card = orNull(oneOf(roles));
const places = tableSeats.length + 1;

/** The cards by seat, index 0 is nobody: not more of a role than the deck holds. */
export const cards: Descriptor<readonly (Role | null)[]> = checked(
  listOf(card),
  (value, path) => {
    if (value.length !== places)
      fail(path, 'value/count', { found: String(value.length), wanted: String(places) });
    if (value[0] !== null) fail(`${path}[0]`, 'value/unlisted', { found: shown(value[0]), wanted: 'null' });
    if (!fitsDeck(value)) fail(path, 'sheet/deck');
  },
  { minItems: places, maxItems: places },
);

const lineNumber = whole(1, 1_000_000);

/** The right lines in place of wrong ones. */
export const correction = shape({
  type: oneOf(['replace']),
  line: lineNumber,
  count: whole(0, 1_000_000),
  commands: listOf(line),
  dealt: optional(cards),
  ...meta,
});
