// One line of the record: whether it is allowed, what is recorded and what follows from it.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Rulebook } from '../../rulebooks/rulebook.ts';
import { hasLinesLeft } from '../ballot.ts';
import type { Command, CommandOf, LineCommand } from '../command.ts';
import { actFor, type GameEvent, type Result } from '../event.ts';
import { evolve } from '../fold/evolve.ts';
import { type AfterResult, afterResult, isOpenAfterAnnulment, isPlay } from '../line-kinds.ts';
import { type RuleRefusal, refuse } from '../refusal.ts';
import { has } from '../seat.ts';
import { whyNoVote } from '../slot.ts';
import { type GameState, lastBallot } from '../state.ts';
import { isUntold, stopsPlay } from '../untold.ts';
import type { Answer, LineGuards } from './answer.ts';
import { circleChecks } from './circle.ts';
import { settle } from './consequence.ts';
import type { Settling } from './course.ts';
import { dealingChecks, nextToDeal } from './dealing.ts';
import { expects } from './expects.ts';
import { farewellChecks } from './farewell.ts';
import { nightChecks } from './night.ts';
import { mayGive } from './permission.ts';
import { recordChecks } from './record.ts';
import { sanctionChecks } from './sanction.ts';
import { votingChecks } from './voting.ts';

export type Performed = { readonly events: readonly GameEvent[]; readonly state: GameState } | RuleRefusal;

/** A game ended by a removal or a forfeit stops at once; after any other result what it left open may be finished. */
const isLeft: Readonly<Record<AfterResult, (state: GameState, result: Result) => boolean>> = {
  open: () => true,
  closed: () => false,
  'until-told': isUntold,
  'in-last-words': (_, result) => !stopsPlay(result),
  'in-ballot': (state, result) => !stopsPlay(result) && hasLinesLeft(lastBallot(state)),
  'in-night': (_, { by }) => by === 'shot',
};

const stillOpen = (rulebook: Rulebook, state: GameState, command: Command): RuleRefusal | null => {
  const { type } = command;
  if (state.annulled && !isOpenAfterAnnulment(command)) return refuse(rulebook, 'game/annulled');
  if (state.result && !isLeft[afterResult(type)](state, state.result))
    return { ...refuse(rulebook, 'game/over'), clause: state.result.clause };
  return state.paused && isPlay(type) ? refuse(rulebook, 'break/running') : null;
};

const dealt = (rulebook: Rulebook, state: GameState): RuleRefusal | null => {
  const seat = nextToDeal(state);
  return seat === null
    ? null
    : refuse(rulebook, 'night/cards-missing', { seat }, has(state.alive, seat) ? 'dealing' : 'leftoverCard');
};

const phaseChecks: LineGuards<'night'> = {
  night: (rulebook, state, command) => {
    const { number } = command;
    if (state.phase === 'night') return refuse(rulebook, 'night/not-now', { number });
    if (number !== state.number + 1)
      return refuse(rulebook, 'phase/wrong-number', { number: state.number + 1, word: 'night' });
    if (state.phase === 'dealing') return dealt(rulebook, state) ?? actFor(command);
    const stage = state.day?.stage;
    if (stage === 'lift') return refuse(rulebook, 'night/vote-due', {}, 'lift');
    if (stage === 'tie' || stage === 'ballot')
      return refuse(rulebook, 'night/vote-due', {}, stage === 'tie' ? 'tieSpeechSeconds' : 'voteOrder');
    return stage === 'circle' && whyNoVote(rulebook, state) === null
      ? refuse(rulebook, 'night/vote-due')
      : actFor(command);
  },
};

/** `next` stands for the optional step that is expected. */
const passedStep = (rulebook: Rulebook, state: GameState, command: CommandOf<'next'>): Answer => {
  const step = expects(rulebook, state);
  const nothing = refuse(rulebook, 'next/nothing-to-pass');
  switch (step?.step) {
    case 'speech':
    case 'tie-speech':
    case 'last':
      return step.seat === null
        ? nothing
        : check(rulebook, state, { ...command, type: step.step, seat: step.seat });
    case 'best':
      return state.phase === 'day'
        ? check(rulebook, state, { ...command, type: 'best', seats: [] })
        : nothing;
    case 'agreement':
    case 'signs':
    case 'sheriff-look':
    case 'free-seating':
      return actFor(command);
    default:
      return nothing;
  }
};

const checks: LineGuards<LineCommand['type']> = {
  ...dealingChecks,
  ...circleChecks,
  ...votingChecks,
  ...farewellChecks,
  ...nightChecks,
  ...phaseChecks,
  ...sanctionChecks,
  ...recordChecks,
  next: passedStep,
  undo: (rulebook, state, command) =>
    state.log === null ? refuse(rulebook, 'undo/nothing') : actFor(command),
};

const check = (rulebook: Rulebook, state: GameState, command: LineCommand): Answer => {
  const own = checks[command.type] as (rulebook: Rulebook, state: GameState, command: Command) => Answer;
  return own(rulebook, state, command);
};

const answer = (rulebook: Rulebook, state: GameState, command: LineCommand): Answer => {
  if (!mayGive(rulebook, state, command))
    return refuse(rulebook, 'actor/not-allowed', { word: command.type });
  if (command.clause !== undefined && !rulebook.knownClauses.has(command.clause)) {
    return refuse(rulebook, 'clause/not-in-register', { word: command.clause });
  }
  return stillOpen(rulebook, state, command) ?? check(rulebook, state, command);
};

/** Would it be accepted now? */
export const allows = (rulebook: Rulebook, state: GameState, command: LineCommand): boolean =>
  !isRefusal(answer(rulebook, state, command));

/** Decides and folds in one go: what follows is the same as evolving the decided events. */
export const performLine = (rulebook: Rulebook, state: GameState, command: LineCommand): Performed => {
  const act = answer(rulebook, state, command);
  if (isRefusal(act)) return act;
  const course: Settling = { rulebook, state: evolve(state, act), events: [] };
  settle(course, act);
  return { events: [act, ...course.events], state: course.state };
};
