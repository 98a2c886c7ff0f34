// Whether a command is allowed, what is recorded and what follows from it.
import type { Rulebook } from '../../rulebooks/rulebook.ts';
import { hasLinesLeft } from '../ballot.ts';
import type { Command, CommandOf, CommandType, Correction, LineCommand } from '../command.ts';
import { actFor, commandOf, type GameEvent, isAct } from '../event.ts';
import { eventsOf, evolve } from '../fold/evolve.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import type { Role } from '../role.ts';
import { has } from '../seat.ts';
import { whyNoVote } from '../slot.ts';
import { type GameState, initialState, lastBallot } from '../state.ts';
import type { Answer, Checks } from './answer.ts';
import { circleChecks } from './circle.ts';
import { settle } from './consequence.ts';
import type { Course } from './course.ts';
import { dealingChecks, nextToDeal } from './dealing.ts';
import { expects } from './expects.ts';
import { farewellChecks } from './farewell.ts';
import { nightChecks } from './night.ts';
import { mayGive } from './permission.ts';
import { recordChecks } from './record.ts';
import { sanctionChecks } from './sanction.ts';
import { votingChecks } from './voting.ts';

export type Decided = { readonly events: readonly GameEvent[] } | { readonly refusal: Refusal };
export type Performed =
  | { readonly events: readonly GameEvent[]; readonly state: GameState }
  | { readonly refusal: Refusal };

/** Lines of play: refused in a break, and after the result unless they belong to it. */
const playWords: ReadonlySet<CommandType> = new Set([
  'deal',
  'night',
  'day',
  'speech',
  'nominate',
  'withdraw',
  'hand',
  'vote',
  'tie-speech',
  'lift-hand',
  'lift',
  'last',
  'next',
  'shoot',
  'shots',
  'don',
  'sheriff',
  'best',
] satisfies CommandType[]);

/** An annulled game is over without a result: what happened may still be written down beside it. */
const annulmentWords: ReadonlySet<CommandType> = new Set([
  'note',
  'incident',
  'purple',
  'fine',
  'protest',
  'undo',
] satisfies CommandType[]);

const afterAnnulment = (command: Command): boolean =>
  annulmentWords.has(command.type) || (command.type === 'ruling' && command.decision === null);

/** After a decisive kill the night may be finished; after a decisive vote its other lines; then the last words. */
const belongsToResult = (state: GameState, type: CommandType): boolean => {
  if (state.result?.by === 'removal' || state.result?.by === 'forfeit') return false;
  if (type === 'last' || type === 'next') return true;
  if (type === 'vote') return hasLinesLeft(lastBallot(state));
  return (
    state.result?.by === 'shot' && (type === 'don' || type === 'sheriff' || type === 'best' || type === 'day')
  );
};

const stillOpen = (rulebook: Rulebook, state: GameState, command: Command): Refusal | null => {
  const play = playWords.has(command.type);
  if (state.annulled && !afterAnnulment(command)) return refuse(rulebook, 'game/annulled');
  if (state.result && (play || command.type === 'break') && !belongsToResult(state, command.type)) {
    return { ...refuse(rulebook, 'game/over'), clause: state.result.clause };
  }
  return state.paused && play ? refuse(rulebook, 'break/running') : null;
};

const dealt = (rulebook: Rulebook, state: GameState): Refusal | null => {
  const seat = nextToDeal(state);
  return seat === null
    ? null
    : refuse(rulebook, 'night/cards-missing', { seat }, has(state.alive, seat) ? 'dealing' : 'leftoverCard');
};

const phaseChecks: Checks<'night'> = {
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
  const { type: _, ...meta } = command;
  const step = expects(rulebook, state);
  const nothing = refuse(rulebook, 'next/nothing-to-pass');
  switch (step?.step) {
    case 'speech':
    case 'tie-speech':
    case 'last':
      return step.seat === null
        ? nothing
        : check(rulebook, state, { ...meta, type: step.step, seat: step.seat });
    case 'best':
      return state.phase === 'day' ? check(rulebook, state, { ...meta, type: 'best', seats: [] }) : nothing;
    case 'agreement':
    case 'signs':
    case 'sheriff-look':
    case 'free-seating':
      return actFor(command);
    default:
      return nothing;
  }
};

const checks: Checks<Exclude<CommandType, 'replace'>> = {
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
  if (!mayGive(state, command)) return refuse(rulebook, 'actor/not-allowed', { word: command.type });
  if (command.clause !== undefined && !rulebook.knownClauses.has(command.clause)) {
    return refuse(rulebook, 'clause/not-in-register', { word: command.clause });
  }
  return stillOpen(rulebook, state, command) ?? check(rulebook, state, command);
};

/** Would it be accepted now? */
export const allows = (rulebook: Rulebook, state: GameState, command: LineCommand): boolean =>
  !isRefusal(answer(rulebook, state, command));

/** Decides and folds in one go: what follows is the same as evolving the decided events. */
export const perform = (rulebook: Rulebook, state: GameState, command: Command): Performed => {
  if (command.type === 'replace') return replaceLine(rulebook, state, command);
  const act = answer(rulebook, state, command);
  if (isRefusal(act)) return { refusal: act };
  const course: Course = { rulebook, state: evolve(state, act), events: [] };
  settle(course, act);
  return { events: [act, ...course.events], state: course.state };
};

export const decide = (rulebook: Rulebook, state: GameState, command: Command): Decided => {
  const done = perform(rulebook, state, command);
  return 'refusal' in done ? done : { events: done.events };
};

/** The commands whose lines stand, oldest first. */
export const linesOf = (state: GameState): LineCommand[] => eventsOf(state.log).filter(isAct).map(commandOf);

/** A line that the corrected course does not allow, with the reason; `line` is its number before the correction, null for a new one. */
export type Conflict = {
  readonly line: number | null;
  readonly command: LineCommand;
  readonly refusal: Refusal;
};

export type Replaced = {
  readonly state: GameState;
  /** Left out of the corrected course. */
  readonly conflicts: readonly Conflict[];
};

/** Puts the corrected lines in and replays what followed. */
export const replayWith = (
  rulebook: Rulebook,
  state: GameState,
  { line, count, commands, dealt }: Correction,
): Replaced => {
  const old = linesOf(state).map((command, i) => ({ line: i + 1, command }));
  const corrected = [
    ...old.slice(0, line - 1),
    ...commands.map((command) => ({ line: null, command })),
    ...old.slice(line - 1 + count),
  ];
  const conflicts: Conflict[] = [];
  let current = initialState(dealt ?? state.dealtRoles);
  for (const each of corrected) {
    const done = perform(rulebook, current, each.command);
    if ('refusal' in done) conflicts.push({ ...each, refusal: done.refusal });
    else current = done.state;
  }
  return { state: current, conflicts };
};

/** A correction exchanges the cards that were dealt: the seat whose card was not among them, if any. */
const strangeCard = (dealt: readonly (Role | null)[], right: readonly (Role | null)[]): number => {
  const left = [...dealt];
  return right.findIndex((role) => {
    const place = left.indexOf(role);
    left.splice(place, place < 0 ? 0 : 1);
    return place < 0;
  });
};

const correctionProblem = (
  rulebook: Rulebook,
  state: GameState,
  { line, count, commands, dealt }: Correction,
): Refusal | null => {
  const most = linesOf(state).length;
  const fits =
    Number.isInteger(line) && Number.isInteger(count) && line >= 1 && count >= 0 && line + count <= most + 1;
  const plain = commands.every((command: Command) => command.type !== 'replace' && command.type !== 'undo');
  if (!fits || !plain || (count === 0 && commands.length === 0 && !dealt))
    return refuse(rulebook, 'replace/no-such-line', { number: line });
  const strange = dealt ? strangeCard(state.dealtRoles, dealt) : -1;
  return strange < 0
    ? null
    : refuse(rulebook, 'deal/card-not-in-deck', { seat: strange, word: dealt?.[strange] ?? '' });
};

const replaceLine = (rulebook: Rulebook, state: GameState, command: CommandOf<'replace'>): Performed => {
  const problem = correctionProblem(rulebook, state, command);
  if (problem) return { refusal: problem };
  const { state: replayed, conflicts } = replayWith(rulebook, state, command);
  const own = conflicts.find((each) => each.line === null);
  if (own) return { refusal: own.refusal };
  const event: GameEvent = { ...command, type: 'LineReplaced', events: eventsOf(replayed.log) };
  return { events: [event], state: evolve(state, event) };
};
