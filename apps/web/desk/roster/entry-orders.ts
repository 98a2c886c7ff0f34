// What the desk may do with one entry, and how it is taken back.
import type { TournamentCommandFields } from '@omerta/tournament/command.ts';
import type { EntryStatus } from '@omerta/tournament/state.ts';

const moves = ['accept', 'reserve', 'decline', 'withdraw'] as const;
export type EntryMove = (typeof moves)[number];

type OrderType = EntryMove | 'mark-payment' | 'check-in' | 'form-team' | 'disband-team';
export type RosterOrder = {
  readonly [T in OrderType]: { readonly type: T } & TournamentCommandFields[T];
}[OrderType];

/** As the machine takes them. */
const from: Readonly<Record<EntryMove, readonly EntryStatus[]>> = {
  accept: ['applied', 'reserve', 'declined', 'withdrawn'],
  reserve: ['applied', 'accepted', 'declined', 'withdrawn'],
  decline: ['applied', 'accepted', 'reserve'],
  withdraw: ['applied', 'accepted', 'reserve'],
};

const into: Readonly<Record<EntryMove, EntryStatus>> = {
  accept: 'accepted',
  reserve: 'reserve',
  decline: 'declined',
  withdraw: 'withdrawn',
};

export const movesFrom = (status: EntryStatus): readonly EntryMove[] =>
  moves.filter((move) => from[move].includes(status));

export const moveOrder = (move: EntryMove, person: string, reason = ''): RosterOrder =>
  move === 'withdraw' ? { type: move, person, reason } : { type: move, person };

/** Nobody becomes an applicant again: what was done to one has no way back. */
export const undoOf = (move: EntryMove, was: EntryStatus, person: string): readonly RosterOrder[] | null => {
  const back = movesFrom(into[move]).find((each) => into[each] === was);
  return back === undefined ? null : [moveOrder(back, person)];
};

export const mayPay = (status: EntryStatus): boolean => status !== 'declined';
export const mayCheckIn = (status: EntryStatus): boolean => status === 'accepted' || status === 'reserve';

type Entered = {
  readonly person: string;
  readonly status: EntryStatus;
  readonly paid: boolean;
  readonly here: boolean;
  readonly suspended: object | null;
};

export const bulkActs = ['here', 'paid', 'accept', 'reserve'] as const;
export type BulkAct = (typeof bulkActs)[number];

/** One thing for many: the orders for those whom it changes, and those that take it back. */
export type BulkOrders = {
  readonly people: readonly string[];
  readonly orders: readonly RosterOrder[];
  readonly undo: readonly RosterOrder[];
};

const changes: Readonly<Record<BulkAct, (entry: Entered) => boolean>> = {
  here: ({ status, here, suspended }) => mayCheckIn(status) && !here && suspended === null,
  paid: ({ status, paid }) => mayPay(status) && !paid,
  accept: ({ status }) => from.accept.includes(status),
  reserve: ({ status }) => from.reserve.includes(status),
};

const actOf = (act: BulkAct, person: string, is: boolean): RosterOrder => {
  if (act === 'here') return { type: 'check-in', person, here: is };
  return act === 'paid' ? { type: 'mark-payment', person, paid: is } : moveOrder(act, person);
};

export const bulkOrders = (act: BulkAct, entries: readonly Entered[]): BulkOrders => {
  const changed = entries.filter(changes[act]);
  return {
    people: changed.map(({ person }) => person),
    orders: changed.map(({ person }) => actOf(act, person, true)),
    undo: changed.flatMap(({ person, status }) =>
      act === 'here' || act === 'paid' ? [actOf(act, person, false)] : (undoOf(act, status, person) ?? []),
    ),
  };
};
