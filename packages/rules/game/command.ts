// What a person or the system asks to be recorded: one command for one line of the notation, and the few a player gives himself.
import type { CardList } from './cards.ts';
import type { Role, Team } from './role.ts';
import type { Seat } from './seat.ts';

/** Who gives a command: an official, the system, or the player of a seat. */
export type Actor = 'referee' | 'side-referee' | 'system' | Seat;

/** What every command may carry: who gives it, when, by which clause, and a note. */
export type Meta = {
  readonly by?: Actor;
  readonly at?: number;
  readonly clause?: string;
  readonly note?: string;
};

export type Hands =
  | { readonly kind: 'named'; readonly seats: readonly Seat[] }
  | { readonly kind: 'rest' }
  | { readonly kind: 'counted'; readonly count: number; readonly seats: readonly Seat[] };

export type LiftHands = Hands | { readonly kind: 'outcome'; readonly passed: boolean };

export type Shot = { readonly by: Seat; readonly targets: readonly Seat[] };

export const approvers = ['chief', 'duty', 'committee'] as const;
export type Approver = (typeof approvers)[number];

/** The fields of each command, by its word in the notation. */
export type CommandFields = {
  deal: { readonly seat: Seat; readonly role: Role };
  night: { readonly number: number };
  day: { readonly number: number };
  speech: { readonly seat: Seat };
  nominate: { readonly seat: Seat; readonly nominee: Seat };
  withdraw: { readonly seat: Seat; readonly nominee: Seat };
  hand: { readonly seat: Seat; readonly candidate: Seat };
  vote: { readonly candidate: Seat; readonly hands: Hands };
  'tie-speech': { readonly seat: Seat };
  'lift-hand': { readonly seat: Seat };
  lift: { readonly hands: LiftHands };
  last: { readonly seat: Seat };
  next: unknown;
  shoot: { readonly seat: Seat; readonly targets: readonly Seat[] };
  shots: { readonly shots: readonly Shot[] };
  don: { readonly target: Seat | null };
  sheriff: { readonly target: Seat | null };
  best: { readonly seats: readonly Seat[] };
  warn: { readonly seat: Seat };
  foul: { readonly seat: Seat };
  yellow: { readonly seat: Seat };
  purple: { readonly seat: Seat };
  remove: { readonly seat: Seat };
  forfeit: { readonly seat: Seat };
  break: unknown;
  resume: unknown;
  annul: unknown;
  claim: { readonly seat: Seat; readonly check: { readonly target: Seat; readonly team: Team } | null };
  retract: { readonly seat: Seat };
  split: { readonly seats: readonly Seat[] };
  note: unknown;
  ruling: { readonly decision: Decision | null };
  incident: unknown;
  extra: { readonly seat: Seat; readonly points: string; readonly approver: Approver | null };
  approve: { readonly what: 'players' | 'total'; readonly approver: Approver };
  waive: { readonly seat: Seat; readonly approver: Approver };
  penalty: { readonly seat: Seat };
  fine: { readonly seat: Seat; readonly points: string };
  protest: { readonly seat: Seat };
  undo: unknown;
  replace: Correction;
};

/**
 * From line `line` (counted from 1) `count` lines are taken out and `commands` stand instead: none takes lines away, a count of 0 adds some.
 * `dealt` are the right cards where they were known before the first line.
 */
export type Correction = {
  readonly line: number;
  readonly count: number;
  readonly commands: readonly LineCommand[];
  readonly dealt?: CardList;
};

/** What a ruling decides; a ruling without a decision is only recorded. */
export type Decision =
  | { readonly kind: 'miss' }
  | { readonly kind: 'best-void' }
  | { readonly kind: 'cancel-vote'; readonly day: number }
  | { readonly kind: 'hold-vote'; readonly day: number }
  /** The protests of a game are counted from 1, as they were filed. */
  | { readonly kind: 'protest'; readonly number: number };

export type CommandType = keyof CommandFields;
export type CommandOf<T extends CommandType> = { readonly type: T } & CommandFields[T] & Meta;
export type Command = { [T in CommandType]: CommandOf<T> }[CommandType];
/** Whatever is not a correction of an earlier line. */
export type LineCommand = Exclude<Command, { readonly type: 'replace' }>;
