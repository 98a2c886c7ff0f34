// Lines beside the play: breaks, rulings, claims, notes, annulment and the sheet.
import type { Rulebook } from '../../rulebooks/rulebook.ts';
import type { Decision, Meta } from '../command.ts';
import { actFor } from '../event.ts';
import { linesOf } from '../fold/evolve.ts';
import type { WordsOf } from '../line-kinds.ts';
import { type RuleRefusal, refuse } from '../refusal.ts';
import { wasVoided } from '../slot.ts';
import type { GameState } from '../state.ts';
import { isUntold } from '../untold.ts';
import type { LineGuards } from './answer.ts';
import { happenedTonight } from './night.ts';

const rulingProblem = (rulebook: Rulebook, state: GameState, decision: Decision): RuleRefusal | null => {
  const { rules } = rulebook;
  switch (decision.kind) {
    case 'miss':
      if (!rules.missRuling.value)
        return refuse(rulebook, 'ruling/not-provided', { word: decision.kind }, 'missRuling');
      return state.phase === 'night' && happenedTonight(state, 'ShotsCounted')
        ? null
        : refuse(rulebook, 'ruling/nothing-to-rule', { word: decision.kind }, 'missRuling');
    case 'best-void':
      if (!rules.bestMoveVoidRuling.value)
        return refuse(rulebook, 'ruling/not-provided', { word: decision.kind }, 'bestMoveVoidRuling');
      return state.phase === 'night' && happenedTonight(state, 'BestMoveMade')
        ? null
        : refuse(rulebook, 'ruling/nothing-to-rule', { word: decision.kind }, 'bestMoveVoidRuling');
    case 'cancel-vote':
    case 'hold-vote': {
      const today =
        state.phase === 'day' &&
        decision.day === state.number &&
        !state.day?.resultKnown &&
        !wasVoided(state);
      const first = state.phase === 'night' ? state.number : state.number + 1;
      const open = (!state.result || isUntold(state)) && (today || decision.day >= Math.max(1, first));
      return open ? null : refuse(rulebook, 'ruling/too-late', { number: decision.day, word: decision.kind });
    }
    case 'protest': {
      const { number } = decision;
      const filed = linesOf(state).filter(({ type }) => type === 'protest').length;
      return number >= 1 && number <= filed ? null : refuse(rulebook, 'ruling/no-such-protest', { number });
    }
  }
};

const breakProblem = (rulebook: Rulebook, state: GameState): RuleRefusal | null => {
  const allowed = rulebook.rules.technicalBreak.value;
  if (allowed === 'none') return refuse(rulebook, 'break/not-provided');
  if (state.paused) return refuse(rulebook, 'break/running');
  return allowed === 'by-day' && state.phase !== 'day' ? refuse(rulebook, 'break/only-by-day') : null;
};

/** After the result, or beside an annulled game. */
const sheetProblem = (rulebook: Rulebook, state: GameState): RuleRefusal | null =>
  state.result || state.annulled ? null : refuse(rulebook, 'sheet/not-yet');

const clauseProblem = (rulebook: Rulebook, clause: string | undefined): RuleRefusal | null =>
  clause === undefined ? refuse(rulebook, 'clause/required') : null;

/** As the notation: a note of spaces says nothing. */
const saysSomething = ({ note }: Meta): boolean => note !== undefined && note.trim() !== '';

export const recordChecks: LineGuards<WordsOf<'beside' | 'sheet'>> = {
  break: (rulebook, state, command) => breakProblem(rulebook, state) ?? actFor(command),
  resume: (rulebook, state, command) =>
    state.paused ? actFor(command) : refuse(rulebook, 'break/not-running'),
  annul: (_, __, command) => actFor(command),
  claim: (_, __, command) => actFor(command),
  retract: (_, __, command) => actFor(command),
  split: (rulebook, _, command) => {
    const seats = new Set(command.seats);
    if (seats.size < command.seats.length)
      return refuse(rulebook, 'seat/twice', {
        seat: command.seats.find((seat, i) => command.seats.indexOf(seat) !== i) ?? 0,
      });
    return seats.size < 2 ? refuse(rulebook, 'split/too-few') : actFor(command);
  },
  note: (rulebook, _, command) => (saysSomething(command) ? actFor(command) : refuse(rulebook, 'note/empty')),
  ruling: (rulebook, state, command) => {
    const { decision } = command;
    const problem = decision && rulingProblem(rulebook, state, decision);
    if (problem) return problem;
    const says = (decision && decision.kind !== 'protest') || saysSomething(command);
    return says ? actFor(command) : refuse(rulebook, 'note/empty');
  },
  incident: (rulebook, _, command) =>
    saysSomething(command) ? actFor(command) : refuse(rulebook, 'note/empty'),
  extra: (rulebook, state, command) => sheetProblem(rulebook, state) ?? actFor(command),
  approve: (rulebook, state, command) => sheetProblem(rulebook, state) ?? actFor(command),
  waive: (rulebook, state, command) =>
    sheetProblem(rulebook, state) ?? clauseProblem(rulebook, command.clause) ?? actFor(command),
  penalty: (rulebook, state, command) =>
    sheetProblem(rulebook, state) ?? clauseProblem(rulebook, command.clause) ?? actFor(command),
  fine: (rulebook, state, command) => sheetProblem(rulebook, state) ?? actFor(command),
  protest: (rulebook, state, command) => sheetProblem(rulebook, state) ?? actFor(command),
};
