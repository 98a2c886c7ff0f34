// Warnings, fouls, cards, removals and forfeits: whom they can still reach, and when they are suspended.
import type { Rulebook } from '../../rulebooks/rulebook.ts';
import { actFor } from '../event.ts';
import type { WordsOf } from '../line-kinds.ts';
import { type RuleRefusal, refuse } from '../refusal.ts';
import { has, type Seat } from '../seat.ts';
import type { GameState } from '../state.ts';
import type { LineGuards } from './answer.ts';

/** At the table, or leaving it by a vote or a kill and not yet gone. */
export const canBeSanctioned = (state: GameState, seat: Seat): boolean =>
  has(state.alive, seat) || has(state.leavers, seat);

/** The result was fixed by a vote, a lift or a kill: what some rulebooks then suspend is refused. */
export const afterDecisiveEvent = (state: GameState): boolean =>
  state.result?.by === 'vote' || state.result?.by === 'lift' || state.result?.by === 'shot';

const outOfReach = (rulebook: Rulebook, state: GameState, seat: Seat): RuleRefusal | null =>
  canBeSanctioned(state, seat) ? null : refuse(rulebook, 'sanction/player-out', { seat });

const cardProblem = (rulebook: Rulebook, seat: Seat): RuleRefusal | null =>
  rulebook.rules.cards.value ? null : refuse(rulebook, 'card/not-provided', { seat });

const foulProblem = (
  rulebook: Rulebook,
  state: GameState,
  seat: Seat,
  clause: string | undefined,
): RuleRefusal | null => {
  const { rules } = rulebook;
  const last = rules.removedAtFouls.value - 1;
  const fouls = state.fouls[seat];
  if (fouls < last) return null;
  if (clause !== undefined && rules.foulsNeverFourth.value.includes(clause))
    return refuse(rulebook, 'foul/cannot-be-fourth', { seat });
  const needsWarning = rules.fourthFoulAfterDecisive.value === 'after-a-warning' && afterDecisiveEvent(state);
  return needsWarning && !has(state.warnedAfterResult, seat)
    ? refuse(rulebook, 'foul/fourth-needs-warning', { seat })
    : null;
};

const forfeitProblem = (
  rulebook: Rulebook,
  state: GameState,
  seat: Seat,
  clause: string | undefined,
): RuleRefusal | null => {
  const { rules } = rulebook;
  if (state.roles[seat] === null) return refuse(rulebook, 'forfeit/no-card', { seat });
  if (rules.forfeitAfterDecisive.value === 'refused' && afterDecisiveEvent(state))
    return refuse(rulebook, 'forfeit/suspended', { seat });
  const fromOutside = rules.forfeitFromOutside.value && clause === rules.forfeitFromOutside.clause;
  return canBeSanctioned(state, seat) || has(state.walkingOut, seat) || fromOutside
    ? null
    : refuse(rulebook, 'sanction/player-out', { seat });
};

export const sanctionChecks: LineGuards<WordsOf<'sanction'>> = {
  warn: (rulebook, state, command) => outOfReach(rulebook, state, command.seat) ?? actFor(command),
  foul: (rulebook, state, command) =>
    outOfReach(rulebook, state, command.seat) ??
    foulProblem(rulebook, state, command.seat, command.clause) ??
    actFor(command),
  yellow: (rulebook, state, command) =>
    cardProblem(rulebook, command.seat) ?? outOfReach(rulebook, state, command.seat) ?? actFor(command),
  purple: (rulebook, _, command) => cardProblem(rulebook, command.seat) ?? actFor(command),
  remove: (rulebook, state, command) => {
    const { seat, clause } = command;
    const suspended =
      afterDecisiveEvent(state) &&
      clause !== undefined &&
      rulebook.rules.suspendedAfterDecisive.value.includes(clause);
    return (
      outOfReach(rulebook, state, seat) ??
      (suspended ? refuse(rulebook, 'remove/suspended', { seat }) : actFor(command))
    );
  },
  forfeit: (rulebook, state, command) =>
    forfeitProblem(rulebook, state, command.seat, command.clause) ?? actFor(command),
};
