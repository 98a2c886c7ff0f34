// How close the game is to its end: who is left of each team, and what would end it from here.
import type { Moment } from '../game/event.ts';
import type { Team } from '../game/role.ts';
import { size } from '../game/seat.ts';
import type { GameState } from '../game/state.ts';
import { teamsLeft } from '../game/teams-left.ts';
import type { Rulebook } from '../rulebooks/rulebook.ts';

/** Nobody has left since night `since` fell; if nobody leaves before `until` is over, the game ends so. */
export type Standstill = {
  readonly since: number;
  readonly until: Moment;
  readonly winner: 'red' | 'draw';
  readonly clause: string;
};

export type Balance = {
  readonly left: Readonly<Record<Team, number>>;
  /** How many of the other team must still leave before this one has won. */
  readonly toWin: Readonly<Record<Team, number>>;
  readonly clause: string;
  readonly standstill: Standstill | null;
};

const standstillOf = ({ rules }: Rulebook, state: GameState): Standstill | null => {
  const alive = size(state.alive);
  // The agreement night has no shots: a standstill is counted from the second.
  const since = state.nights.find(({ number, atStart }) => number >= 2 && atStart === alive)?.number;
  const passed =
    since !== undefined && (state.number > since || (state.number === since && state.phase === 'day'));
  if (!passed) return null;
  if (rules.threeMisses.value === 'red-wins-at-four' && alive === 4) {
    return {
      since,
      until: { kind: 'night', number: since + 2 },
      winner: 'red',
      clause: rules.threeMisses.clause,
    };
  }
  const kind = rules.draw.value === 'after-third-night' ? 'night' : 'day';
  return { since, until: { kind, number: since + 2 }, winner: 'draw', clause: rules.draw.clause };
};

/** Null while a card is not dealt, and when the game is decided. */
export const balance = (rulebook: Rulebook, state: GameState): Balance | null => {
  const left = teamsLeft(state);
  if (!left || state.result || state.annulled) return null;
  return {
    left,
    toWin: { red: left.black, black: left.red - left.black },
    clause: rulebook.rules.winTest.clause,
    standstill: standstillOf(rulebook, state),
  };
};
