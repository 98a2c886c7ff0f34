// The sheet of a finished game: what a paper protocol holds and points are counted from.
import type { Approver } from '@omerta/rules/game/command.ts';
import type { Role, Team } from '@omerta/rules/game/role.ts';
import { teamOf } from '@omerta/rules/game/role.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';

export type GivenBy = 'referee' | Approver;

export const purpleReasons = ['damage', 'throwing', 'conduct'] as const;
export type PurpleReason = (typeof purpleReasons)[number];

export type Sheet = {
  /** Ten, seat 1 first. */
  readonly seats: readonly { readonly player: string; readonly role: Role }[];
  readonly winner: Team | 'draw';
  readonly by: 'play' | 'forfeit';
  /** Shot on the first shooting night; null for a miss. */
  readonly firstKilled: Seat | null;
  /** As said; null: none, or no right. */
  readonly bestMove: readonly Seat[] | null;
  readonly outDay1: number;
  readonly removed: readonly Seat[];
  readonly redCards: readonly Seat[];
  /** Whose act lost the game; with `by` play the act came after the decisive event. */
  readonly forfeitBy: Seat | null;
  /** In the game at the end; null where nobody wrote it down. */
  readonly atTable: readonly Seat[] | null;
  readonly yellow: readonly Seat[];
  readonly purple: readonly { readonly seat: Seat; readonly reason: PurpleReason }[];
  readonly extra: readonly { readonly seat: Seat; readonly points: string; readonly by: GivenBy }[];
  readonly approvals: readonly { readonly what: 'players' | 'total'; readonly by: Approver }[];
  readonly penalties: readonly { readonly seat: Seat; readonly clause: string; readonly by: GivenBy }[];
  readonly waived: readonly { readonly seat: Seat; readonly clause: string; readonly by: GivenBy }[];
  readonly fines: readonly { readonly seat: Seat; readonly points: string; readonly reason: string }[];
};

/** What a sheet holds where nothing else is said. */
export const emptySheet: Omit<Sheet, 'seats' | 'winner'> = {
  by: 'play',
  firstKilled: null,
  bestMove: null,
  outDay1: 0,
  removed: [],
  redCards: [],
  forfeitBy: null,
  atTable: null,
  yellow: [],
  purple: [],
  extra: [],
  approvals: [],
  penalties: [],
  waived: [],
  fines: [],
};

export const roleAt = (sheet: Sheet, seat: Seat): Role => sheet.seats[seat - 1]?.role ?? 'red';
export const teamAt = (sheet: Sheet, seat: Seat): Team => teamOf(roleAt(sheet, seat));

/** How the game ended for a seat. */
export const outcomeAt = (sheet: Sheet, seat: Seat): 'win' | 'loss' | 'draw' => {
  if (sheet.winner === 'draw') return 'draw';
  return sheet.winner === teamAt(sheet, seat) ? 'win' : 'loss';
};
