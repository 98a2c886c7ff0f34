// The waiting times that no rulebook gives, in seconds: how long a call lasts before its window opens, and windows without a number.
import type { Step } from '@omerta/rules/game/decide/expects.ts';

/** A step of the script as a room plays it: `cards` is the moment in which each player looks at his card. */
export type PlayStep = Step | 'cards';

/** From the words that call a step to the moment its window opens: time to hear them and to be ready. */
export const callSeconds: Readonly<Record<PlayStep, number>> = {
  cards: 10,
  deal: 0,
  night: 3,
  day: 4,
  agreement: 2,
  signs: 2,
  'sheriff-look': 2,
  'free-seating': 2,
  speech: 2,
  vote: 4,
  'tie-speech': 2,
  lift: 4,
  last: 3,
  shots: 3,
  don: 2,
  sheriff: 2,
  best: 2,
  sheet: 0,
};

/** The second candidate of a ballot and those after him: the order has been told. */
export const nextCandidateSeconds = 2;

/** From the end of a window to the next call, where closing words are said. */
export const closingSeconds: Readonly<Partial<Record<PlayStep, number>>> = {
  agreement: 2,
  'sheriff-look': 2,
  'free-seating': 2,
  vote: 2,
  lift: 2,
  shots: 2,
  don: 2,
  sheriff: 2,
};

/** Windows whose rulebook has no number for them. */
export const windowSeconds = {
  /** fsm-2024 4.2.2: the Don and the Sheriff show a gesture each. */
  signs: 5,
  /** Numbers one to ten, an even beat each: only neft-mmt 10.3 gives one. */
  shot: 1,
  /** neft-mmt 10.9 gives a check no time. */
  check: 10,
  /** A silenced player may only name a candidate. */
  silenced: 5,
  /** The microphone of who speaks for a foul. */
  foulSpeech: 5,
  /** Two rulebooks have the best move in the last word, inside its minute. */
  best: 20,
} as const;

/** A bot acts within this time of being asked, where its window is not shorter. */
export const thinkingSeconds = 6;
