// How the referee brings each step of the script to its end.
import type { Step } from './expects.ts';

type StepKind = {
  /** Somebody performs it while time runs, and it is over when the referee says so. */
  readonly performed: boolean;
  /** Something is entered in the dark, and its closing words are said after that. */
  readonly closedAfterEntry: boolean;
};

const plain: StepKind = { performed: false, closedAfterEntry: false };
const performed: StepKind = { ...plain, performed: true };
const inTheDark: StepKind = { ...plain, closedAfterEntry: true };

const stepKinds: Readonly<Record<Step, StepKind>> = {
  deal: plain,
  night: plain,
  day: plain,
  agreement: performed,
  signs: performed,
  'sheriff-look': performed,
  'free-seating': performed,
  speech: performed,
  vote: plain,
  'tie-speech': performed,
  lift: plain,
  last: performed,
  shots: inTheDark,
  don: inTheDark,
  sheriff: inTheDark,
  best: inTheDark,
  sheet: plain,
};

export const isPerformed = (step: Step): boolean => stepKinds[step].performed;

export const isClosedAfterEntry = (step: Step): boolean => stepKinds[step].closedAfterEntry;
