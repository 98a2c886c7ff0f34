// The step the script stands at: the first that no line has recorded yet.
import type { Rulebook } from '../../rulebooks/rulebook.ts';
import type { FirstNightStep, Ruled, Rules } from '../../rulebooks/rules.ts';
import { hasLinesLeft } from '../ballot.ts';
import { has, type Seat, size } from '../seat.ts';
import { candidatesOf, whyNoVote } from '../slot.ts';
import { type GameState, lastBallot, tonight } from '../state.ts';
import { nextSpeaker } from './circle.ts';
import { nextToDeal } from './dealing.ts';
import { bestMoveOpen } from './farewell.ts';

export const steps = [
  'deal',
  'night',
  'day',
  'agreement',
  'signs',
  'sheriff-look',
  'free-seating',
  'speech',
  'vote',
  'tie-speech',
  'lift',
  'last',
  'shots',
  'don',
  'sheriff',
  'best',
  'sheet',
] as const;
export type Step = (typeof steps)[number];

/** Somebody has the word in it: his turn, before a re-vote, or leaving the game. */
export const isSpoken = (step: string): boolean =>
  step === 'speech' || step === 'tie-speech' || step === 'last';

export type Expected = {
  readonly step: Step;
  readonly seat: Seat | null;
  readonly seconds: number | null;
  readonly clause: string;
};

const expected = (step: Step, rule: Ruled<unknown>, seat: Seat | null = null): Expected => ({
  step,
  seat,
  seconds: typeof rule.value === 'number' ? rule.value : null,
  clause: rule.clause,
});

/** A step without a number of its own, whatever its rule holds. */
const untimed = (step: Step, rule: Ruled<unknown>, seat: Seat | null = null): Expected => ({
  step,
  seat,
  seconds: null,
  clause: rule.clause,
});

const openingRule: Readonly<Record<FirstNightStep, (rules: Rules) => Ruled<number | null>>> = {
  agreement: (rules) => rules.agreementSeconds,
  signs: (rules) => rules.signsSeconds,
  'sheriff-look': (rules) => rules.sheriffLookSeconds,
  'free-seating': (rules) => rules.freeSeatingSeconds,
};

/** A silenced player has no minute; with three or four at the table he has half of one. */
export const speechRule = (
  rulebook: Rulebook,
  state: GameState,
  isSilenced: boolean,
): { readonly seconds: number; readonly clause: string } => {
  const { speechSeconds, silencedShortSeconds, silencedAtFouls } = rulebook.rules;
  if (!isSilenced) return { seconds: speechSeconds.value, clause: speechSeconds.clause };
  const table = size(state.alive);
  const short = table === 3 || table === 4;
  return short
    ? { seconds: silencedShortSeconds.value, clause: silencedShortSeconds.clause }
    : { seconds: 0, clause: silencedAtFouls.clause };
};

const lastWord = (rulebook: Rulebook, state: GameState, seat: Seat): Expected => {
  const { rules } = rulebook;
  const killed = state.out.some((each) => each.seat === seat && each.by === 'shot');
  const rule = killed ? rules.killedLastWordSeconds : rules.votedLastWordSeconds;
  return state.result
    ? { ...expected('last', rule, seat), clause: rules.decisiveLastWord.clause }
    : expected('last', rule, seat);
};

const byNight = (rulebook: Rulebook, state: GameState): Expected => {
  const { rules } = rulebook;
  const night = tonight(state);
  switch (night?.stage) {
    case 'shots':
      return untimed('shots', rules.shotsCall);
    case 'don':
      return { ...expected('don', rules.checkSeconds), clause: rules.donCall.clause };
    case 'sheriff':
      return { ...expected('sheriff', rules.checkSeconds), clause: rules.sheriffCall.clause };
    case 'best':
      return expected('best', rules.bestMoveSeconds, state.bestMoveRight?.seat ?? null);
    case 'opening': {
      const step = rules.firstNight.value[night.passed];
      return step ? expected(step, openingRule[step](rules)) : untimed('day', rules.speechSeconds);
    }
    default:
      return untimed('day', rules.speechSeconds);
  }
};

const inCircle = (rulebook: Rulebook, state: GameState): Expected => {
  const { rules } = rulebook;
  const day = state.day;
  const speaker = day ? nextSpeaker(state, day) : null;
  if (speaker !== null)
    return { step: 'speech', seat: speaker, ...speechRule(rulebook, state, has(state.muted, speaker)) };
  const [candidate] = candidatesOf(state);
  if (candidate !== undefined && whyNoVote(rulebook, state) === null)
    return untimed('vote', rules.voteOrder, candidate);
  return untimed('night', rules.nightCall);
};

const byDay = (rulebook: Rulebook, state: GameState): Expected => {
  const { rules } = rulebook;
  const ballot = lastBallot(state);
  const next = ballot?.candidates[ballot.hands.length];
  if (next !== undefined && ballot?.day === state.number && hasLinesLeft(ballot))
    return untimed('vote', rules.voteOrder, next);
  if (bestMoveOpen(state)) return expected('best', rules.bestMoveSeconds, state.bestMoveRight?.seat ?? null);
  const [leaving] = state.farewells;
  if (leaving !== undefined) return lastWord(rulebook, state, leaving);
  switch (state.day?.stage) {
    case 'ballot':
      return untimed('vote', rules.voteOrder, next ?? null);
    case 'tie': {
      const [speaker] = state.day.tieSpeeches;
      return speaker === undefined
        ? untimed('vote', rules.tieOrder, state.day.tied[0] ?? null)
        : expected('tie-speech', rules.tieSpeechSeconds, speaker);
    }
    case 'lift':
      return untimed('lift', rules.lift);
    case 'circle':
      return inCircle(rulebook, state);
    default:
      return untimed('night', rules.nightCall);
  }
};

export const expects = (rulebook: Rulebook, state: GameState): Expected | null => {
  const { rules } = rulebook;
  if (state.annulled) return null;
  if (state.result) {
    const [leaving] = afterDecisive(state) ? state.farewells : [];
    return leaving === undefined ? untimed('sheet', rules.sheet) : lastWord(rulebook, state, leaving);
  }
  if (state.phase === 'night') return byNight(rulebook, state);
  if (state.phase === 'day') return byDay(rulebook, state);
  const seat = nextToDeal(state);
  return seat === null ? untimed('night', rules.opening) : untimed('deal', rules.dealing, seat);
};

/** A game ended by a removal or a forfeit stops at once. */
const afterDecisive = (state: GameState): boolean =>
  state.result?.by !== 'removal' && state.result?.by !== 'forfeit';
