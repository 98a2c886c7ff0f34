// The violations that fsm-2024, fiim-2018, bel-canto and fiim-2025 punish under the same clause numbers.

import type { Violation } from './violation.ts';

export const commonFouls: readonly Violation[] = [
  { act: 'speech-out-of-turn', clause: '6.6.1', sanctions: ['foul'], also: ['5.1.15'] },
  { act: 'excessive-gestures', clause: '6.6.2', sanctions: ['foul'], also: ['5.1.14'] },
  { act: 'day-touching', clause: '6.6.3', sanctions: ['foul'], also: ['5.1.14'], phase: 'day' },
  { act: 'table-banging', clause: '6.6.4', sanctions: ['foul'], also: ['5.1.13'] },
  { act: 'unethical-behaviour', clause: '6.6.4', sanctions: ['foul'], also: ['5.1.13'] },
  { act: 'arguing-with-referee', clause: '6.6.5', sanctions: ['foul'], also: ['5.1.13'] },
  { act: 'hand-pulled-back', clause: '6.6.6', sanctions: ['foul'], also: ['5.1.16'], phase: 'vote' },
  { act: 'hand-down-early', clause: '6.6.6', sanctions: ['foul'], phase: 'vote' },
  { act: 'vote-gestures', clause: '6.6.7', sanctions: ['foul'], also: ['5.1.17'], phase: 'vote' },
  { act: 'vote-withheld', clause: '6.6.8', sanctions: ['foul'], also: ['5.1.19'], phase: 'vote' },
];

/** `night` is the clause that describes the night posture, with 1 and 2 under it on behaviour and the mask. */
export const commonRemovals = (night: string): readonly Violation[] => [
  { act: 'leaving-table', clause: '6.7.1', sanctions: ['removal'], also: ['5.1.11'] },
  { act: 'night-touching', clause: '6.7.2', sanctions: ['removal'], also: ['5.1.9', `${night}.1`], phase: 'night' },
  { act: 'night-signs', clause: '6.7.3', sanctions: ['removal'], also: ['5.1.7'], phase: 'night' },
  { act: 'insult', clause: '6.7.4', sanctions: ['removal'], also: ['5.1.6'] },
  { act: 'insulting-the-referee', clause: '6.7.4', sanctions: ['removal'], also: ['5.1.6', '7.3'] },
  { act: 'involuntary-peeping', clause: '6.7.5', sanctions: ['removal'], also: ['5.1.8'], phase: 'night' },
  { act: 'night-talk', clause: '6.7.6', sanctions: ['removal'], also: ['5.1.10', `${night}.1`], phase: 'night' },
  { act: 'night-posture', clause: '6.7.6', sanctions: ['removal'], also: ['5.1.10', night], phase: 'night' },
  { act: 'night-mask', clause: '6.7.6', sanctions: ['removal'], also: ['5.1.10', `${night}.2`], phase: 'night' },
  { act: 'night-conduct', clause: '6.7.6', sanctions: ['removal'], also: ['5.1.10', `${night}.1`], phase: 'night' },
  { act: 'tears', clause: '6.7.7', sanctions: ['removal'], also: ['5.1.18'] },
  { act: 'nongame-appeal', clause: '6.7.8', sanctions: ['removal'], also: ['5.1.12'] },
  { act: 'vote-form', clause: '6.7.9', sanctions: ['removal'], also: ['5.1.20'], phase: 'vote' },
  { act: 'vote-two-hands', clause: '6.7.9', sanctions: ['removal'], also: ['5.1.20'], phase: 'vote' },
  { act: 'deliberate-peeping', clause: '6.7.10', sanctions: ['removal'], also: ['5.1.4', '7.3'] },
  { act: 'outside-information', clause: '6.7.10', sanctions: ['removal'], also: ['5.1.4', '7.3'] },
  { act: 'protocol-peeping', clause: '6.7.10', sanctions: ['removal'], also: ['5.1.4', '7.3'] },
  { act: 'electronics-in-use', clause: '6.7.10', sanctions: ['removal'], also: ['5.1.4', '7.3'] },
];

export const commonForfeits: readonly Violation[] = [
  { act: 'oath', clause: '6.8.1', sanctions: ['forfeit'], also: ['5.1.1'] },
  { act: 'bet', clause: '6.8.1', sanctions: ['forfeit'], also: ['5.1.1'] },
  { act: 'threat', clause: '6.8.2', sanctions: ['forfeit'], also: ['5.1.2'] },
  { act: 'bribery', clause: '6.8.2', sanctions: ['forfeit'], also: ['5.1.2'] },
  { act: 'audience-hint', clause: '6.8.3', sanctions: ['forfeit'], also: ['5.1.5'] },
  { act: 'night-information', clause: '6.8.4', sanctions: ['forfeit'], also: ['5.1.3'] },
];

/** fiim-2018 and bel-canto have these in common. */
export const classicViolations: readonly Violation[] = [
  ...commonFouls,
  { act: 'hidden-whisper', clause: '6.6.1', sanctions: ['foul'], also: ['5.1.15'], phase: 'day' },
  { act: 'vote-several', clause: '6.6.8', sanctions: ['foul'], also: ['5.1.19', '4.4.8'], phase: 'vote' },
  ...commonRemovals('4.5.9'),
  { act: 'obscene-language', clause: '6.7.4', sanctions: ['removal'], also: ['5.1.6'] },
  ...commonForfeits,
];

/** For a rulebook that has no list of violations in section 5. */
export const withoutSection5 = (violations: readonly Violation[]): readonly Violation[] =>
  violations.map(({ also = [], ...violation }) => {
    const kept = also.filter((clause) => !clause.startsWith('5.'));
    return kept.length > 0 ? { ...violation, also: kept } : violation;
  });

/** Makes the acts of these clauses worse in the same situations. */
export const worseIn = (worse: NonNullable<Violation['worse']>, clauses: readonly string[], violations: readonly Violation[]): readonly Violation[] =>
  violations.map((violation) => (clauses.includes(violation.clause) ? { ...violation, worse } : violation));
