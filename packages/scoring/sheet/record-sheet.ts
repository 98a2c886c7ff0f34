// The sheet of a game that was recorded line by line.

import type { Act } from '@omerta/rules/game/event.ts';
import { isAct } from '@omerta/rules/game/event.ts';
import { eventsOf } from '@omerta/rules/game/fold/evolve.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import { listOf, type Seat, seats } from '@omerta/rules/game/seat.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import type { PurpleReason, Sheet } from './sheet.ts';

const only = <T extends Act['type']>(acts: readonly Act[], type: T): Extract<Act, { type: T }>[] =>
  acts.filter((act): act is Extract<Act, { type: T }> => act.type === type);

/** The clause of a purple card says what it was for. */
const purpleReason = (rulebook: Rulebook, clause: string | undefined): PurpleReason => {
  const act = rulebook.violations.find(
    (each) => each.clause === clause && each.sanctions.includes('purple'),
  )?.act;
  if (act?.includes('throw')) return 'throwing';
  return act?.includes('damage') ? 'damage' : 'conduct';
};

/** Removed in play, as a leaving player, or by a sanction only recorded because the game was decided. */
const removedSeats = (rulebook: Rulebook, state: GameState, acts: readonly Act[]): Seat[] => {
  const fourthFoulCosts = rulebook.switches['fourth-foul-fine'] !== 'off';
  const ordered = new Set(only(acts, 'RemovalOrdered').map((act) => act.seat));
  const fouled = (seat: Seat): boolean =>
    fourthFoulCosts && state.fouls[seat] >= rulebook.rules.removedAtFouls.value;
  return seats.filter((seat) => ordered.has(seat) || fouled(seat));
};

export type Sanctions = Pick<Sheet, 'removed' | 'yellow' | 'purple'>;

/** What outlives a game whatever became of it. */
export const sanctionsOf = (rulebook: Rulebook, state: GameState): Sanctions => {
  const acts = eventsOf(state.log).filter(isAct);
  return {
    removed: removedSeats(rulebook, state, acts),
    yellow: only(acts, 'YellowCardShown').map((act) => act.seat),
    purple: only(acts, 'PurpleCardShown').map((act) => ({
      seat: act.seat,
      reason: purpleReason(rulebook, act.clause),
    })),
  };
};

/** A forfeit may end the game before every card is dealt: a sheet has no blank, and whoever has none is entered as red. */
const cardOnSheet = (card: Role | null): Role => card ?? 'red';

/** A sheet as far as the game has come: no winner while it has no result, or where it was annulled. */
export type SheetSoFar = Omit<Sheet, 'winner'> & { readonly winner: Sheet['winner'] | null };

export const sheetSoFar = (rulebook: Rulebook, state: GameState, names: readonly string[]): SheetSoFar => {
  const { result } = state;
  const acts = eventsOf(state.log).filter(isAct);
  const forfeit = only(acts, 'ForfeitDeclared')[0];
  return {
    seats: seats.map((seat) => ({
      player: names[seat - 1] ?? String(seat),
      role: cardOnSheet(state.roles[seat]),
    })),
    winner: (state.annulled ? null : result?.winner) ?? null,
    by: result?.by === 'forfeit' ? 'forfeit' : 'play',
    firstKilled: state.firstKilled,
    bestMove: state.bestMove?.seats ?? null,
    outDay1: state.out.filter(
      (each) => each.at.kind === 'day' && each.at.number === 1 && (each.by === 'vote' || each.by === 'lift'),
    ).length,
    ...sanctionsOf(rulebook, state),
    redCards: seats.filter((seat) => state.yellow[seat] >= rulebook.rules.redCardAtYellows.value),
    forfeitBy: forfeit?.seat ?? null,
    atTable: listOf(state.alive),
    extra: only(acts, 'ExtraAwarded').map((act) => ({
      seat: act.seat,
      points: act.points,
      by: act.approver ?? 'referee',
    })),
    approvals: only(acts, 'ApprovalGiven').map((act) => ({ what: act.what, by: act.approver })),
    penalties: only(acts, 'PenaltyImposed').map((act) => ({
      seat: act.seat,
      clause: act.clause ?? '',
      by: 'referee',
    })),
    waived: only(acts, 'PenaltyWaived').map((act) => ({
      seat: act.seat,
      clause: act.clause ?? '',
      by: act.approver,
    })),
    fines: only(acts, 'FineImposed').map((act) => ({
      seat: act.seat,
      points: act.points,
      reason: act.note ?? '',
    })),
  };
};

/** Null while the game has no result, or where it was annulled. */
export const sheetOf = (rulebook: Rulebook, state: GameState, names: readonly string[]): Sheet | null => {
  const { winner, ...sheet } = sheetSoFar(rulebook, state, names);
  return winner === null ? null : { ...sheet, winner };
};
