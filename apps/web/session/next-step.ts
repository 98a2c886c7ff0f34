// What the one large button does now: it asks the rules what is expected and never decides anything itself.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Command } from '@omerta/rules/game/command.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import type { Expected, Step } from '@omerta/rules/game/decide/expects.ts';
import { isPerformed } from '@omerta/rules/game/decide/step-kinds.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import { type Aloud, byNumber } from '@omerta/rules/game/tell/aloud.ts';
import { type Prompt, prompt, type SpokenPhrase, speak } from '@omerta/rules/game/tell/prompt.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { conducts } from '@omerta/rules/view/conducts.ts';
import { asSeen } from '@omerta/rules/view/table.ts';
import { type Aside, type BegunStep, phaseOf } from './aside.ts';
import { isOverInTheDark } from './night.ts';
import { isAnswer, isOutcome, isShown, stillShown } from './shown.ts';

/** What follows, as far as the button names it: its clause could tell before a last word that the game is decided. */
export type Ahead = Pick<Expected, 'step' | 'seat' | 'seconds'>;

const ahead = ({ step, seat, seconds }: Expected): Ahead => ({ step, seat, seconds });

export type NextStep =
  /** Call the expected step and start its clock. */
  | { readonly kind: 'begin'; readonly expected: Expected; readonly say: readonly SpokenPhrase[] }
  /** Record a line; then the step that follows begins with the same press where it is performed in its turn. */
  | {
      readonly kind: 'record';
      readonly command: Command;
      readonly after: Ahead | null;
      readonly say: readonly SpokenPhrase[];
    }
  /** The screen must be told something first: hands, a number, a card. */
  | { readonly kind: 'enter'; readonly expected: Expected; readonly say: readonly SpokenPhrase[] }
  /** The speaker whose turn is already recorded has finished, and something else than a speech follows. */
  | { readonly kind: 'finish'; readonly after: Ahead; readonly say: readonly SpokenPhrase[] }
  /** Whoever was shown the answer falls asleep: it is gone before anything else is said. */
  | { readonly kind: 'sleep'; readonly who: 'don' | 'sheriff'; readonly say: readonly SpokenPhrase[] }
  /** The game has ended in the dark, as by a removal: the morning comes first. */
  | { readonly kind: 'wake'; readonly say: readonly SpokenPhrase[] }
  | { readonly kind: 'sheet'; readonly say: readonly SpokenPhrase[] }
  /** The chief referee is called: play stands. */
  | { readonly kind: 'chief' }
  | { readonly kind: 'over' };

export const standingFor = (state: GameState, { step, seat }: Pick<Ahead, 'step' | 'seat'>): BegunStep => ({
  step,
  seat,
  phase: phaseOf(state),
});

const isSame = (state: GameState, standing: BegunStep, expected: Expected | null): boolean =>
  standing.phase === phaseOf(state) && standing.step === expected?.step && standing.seat === expected.seat;

/** A speaker goes on after his nomination, which has recorded his turn; anything else that is recorded is over. */
export const currentStanding = (
  rulebook: Rulebook,
  state: GameState,
  { standing }: Aside,
): BegunStep | null => {
  if (!standing || state.annulled) return null;
  if (isShown(standing.step))
    return standing.phase === phaseOf(state) && stillShown(rulebook, state, standing.step) ? standing : null;
  if (isSame(state, standing, conducts(rulebook, state))) return standing;
  const { day } = state;
  const speaking =
    standing.step === 'speech' &&
    standing.phase === phaseOf(state) &&
    day?.stage === 'circle' &&
    day.turn === standing.seat;
  return speaking && !state.result ? standing : null;
};

export const opened = ({ say }: Prompt): readonly SpokenPhrase[] => say.filter(({ when }) => when === 'open');
export const closed = ({ say }: Prompt): readonly SpokenPhrase[] =>
  say.filter(({ when }) => when === 'close');

/** The end of a step that somebody performed, and the call of the one that follows. */
const endOf = (rulebook: Rulebook, state: GameState, asked: Prompt, aloud: Aloud): NextStep => {
  const command: Command = { type: 'next' };
  const before = closed(asked);
  const done = perform(rulebook, state, command);
  if (isRefusal(done)) return { kind: 'record', command, after: null, say: before };
  const after = prompt(rulebook, asSeen(done.state), aloud);
  // What follows a last word has its own phrase and its own press; until then nothing tells whether the game goes on.
  if (asked.expected?.step === 'last' && after.expected?.step !== 'last')
    return { kind: 'record', command, after: null, say: before };
  return {
    kind: 'record',
    command,
    after: after.expected && ahead(after.expected),
    say: [...before, ...opened(after)],
  };
};

/** Night and day come with the referee's word. */
export const callOf = (state: GameState, { step }: Ahead): Command | null => {
  if (step === 'night') return { type: 'night', number: state.number + 1 };
  return step === 'day' ? { type: 'day', number: state.number } : null;
};

/** A candidate or a lift is called, then the hands are thanked for and counted. */
const toEnter = (asked: Prompt, step: Step, { draft }: Aside): readonly SpokenPhrase[] =>
  isOutcome(step) && draft.calledAt !== null ? closed(asked) : opened(asked);

const toCall = (state: GameState, asked: Prompt, expected: Expected, aside: Aside): NextStep => {
  const say = opened(asked);
  const call = callOf(state, expected);
  if (call) return { kind: 'record', command: call, after: null, say };
  switch (expected.step) {
    case 'sheet':
      return { kind: 'sheet', say };
    case 'don':
    case 'sheriff':
      // Called first, then timed; whoever shows his check at once needs no clock.
      return expected.seconds === null || aside.clock !== null
        ? { kind: 'enter', expected, say }
        : { kind: 'begin', expected, say };
    case 'best':
      // Numbers said before the clock was started are numbers all the same.
      return expected.seconds === null || aside.draft.seats.length > 0
        ? { kind: 'enter', expected, say }
        : { kind: 'begin', expected, say };
    default:
      return isPerformed(expected.step)
        ? { kind: 'begin', expected, say }
        : { kind: 'enter', expected, say: toEnter(asked, expected.step, aside) };
  }
};

/** The outcome is announced with the call of what follows from it; hands are asked for in their turn. */
const afterOutcome = (called: NextStep): NextStep =>
  called.kind === 'enter' ? { kind: 'finish', after: ahead(called.expected), say: called.say } : called;

export const nextStep = (
  rulebook: Rulebook,
  state: GameState,
  aside: Aside,
  aloud: Aloud = byNumber,
): NextStep => {
  const asked = prompt(rulebook, asSeen(state), aloud);
  const { expected } = asked;
  if (expected === null) return { kind: 'over' };
  if (aside.chief) return { kind: 'chief' };
  if (isOverInTheDark(state, aside)) return { kind: 'wake', say: speak(rulebook, [['day', 'open']], aloud) };
  if (state.paused) return { kind: 'record', command: { type: 'resume' }, after: null, say: asked.say };
  const standing = currentStanding(rulebook, state, aside);
  if (!standing) return toCall(state, asked, expected, aside);
  if (isOutcome(standing.step)) return afterOutcome(toCall(state, asked, expected, aside));
  if (isAnswer(standing.step)) return { kind: 'sleep', who: standing.step, say: [] };
  if (!isSame(state, standing, expected)) {
    return expected.step === 'speech'
      ? { kind: 'begin', expected, say: opened(asked) }
      : { kind: 'finish', after: ahead(expected), say: opened(asked) };
  }
  if (expected.step === 'best') return { kind: 'enter', expected, say: [] };
  return endOf(rulebook, state, asked, aloud);
};
