// The violations that fsm-2024, fiim-2018, bel-canto and fiim-2025 punish under the same clause numbers.
import type { Offence } from './acts.ts';
import type { Violation } from './violation.ts';

type Heeds = NonNullable<Violation['heeds']>;

/** `pulledBack` is the clause by which a vote counts although its hand was pulled back. */
export const commonFouls = (pulledBack: string): readonly Violation[] => [
  { act: 'speech-out-of-turn', clause: '6.6.1', sanctions: ['foul'], also: ['5.1.15'], phase: 'day' },
  { act: 'excessive-gestures', clause: '6.6.2', sanctions: ['foul'], also: ['5.1.14'], phase: 'day' },
  { act: 'day-touching', clause: '6.6.3', sanctions: ['foul'], also: ['5.1.14'], phase: 'day' },
  { act: 'table-banging', clause: '6.6.4', sanctions: ['foul'], also: ['5.1.13'] },
  { act: 'unethical-behaviour', clause: '6.6.4', sanctions: ['foul'], also: ['5.1.13'] },
  { act: 'arguing-with-referee', clause: '6.6.5', sanctions: ['foul'], also: ['5.1.13'] },
  {
    act: 'hand-pulled-back',
    clause: '6.6.6',
    sanctions: ['foul'],
    also: ['5.1.16', pulledBack],
    heeds: [{ what: 'vote-counts', clause: pulledBack }],
    phase: 'vote',
  },
  { act: 'hand-down-early', clause: '6.6.6', sanctions: ['foul'], phase: 'vote' },
  { act: 'vote-gestures', clause: '6.6.7', sanctions: ['foul'], also: ['5.1.17'], phase: 'vote' },
  { act: 'vote-withheld', clause: '6.6.8', sanctions: ['foul'], also: ['5.1.19'], phase: 'vote' },
];

const expelled: Heeds = [{ what: 'expelled', clause: '7.3' }];

/** `night` is the clause that describes the night posture, with 1 and 2 under it on behaviour and the mask. */
export const commonRemovals = (night: string): readonly Violation[] => [
  { act: 'leaving-table', clause: '6.7.1', sanctions: ['removal'], also: ['5.1.11'] },
  {
    act: 'night-touching',
    clause: '6.7.2',
    sanctions: ['removal'],
    also: ['5.1.9', `${night}.1`],
    phase: 'night',
  },
  { act: 'night-signs', clause: '6.7.3', sanctions: ['removal'], also: ['5.1.7'], phase: 'night' },
  { act: 'insult', clause: '6.7.4', sanctions: ['removal'], also: ['5.1.6'] },
  {
    act: 'insulting-the-referee',
    clause: '6.7.4',
    sanctions: ['removal'],
    also: ['5.1.6', '7.3'],
    heeds: expelled,
  },
  { act: 'involuntary-peeping', clause: '6.7.5', sanctions: ['removal'], also: ['5.1.8'], phase: 'night' },
  {
    act: 'night-talk',
    clause: '6.7.6',
    sanctions: ['removal'],
    also: ['5.1.10', `${night}.1`],
    phase: 'night',
  },
  { act: 'night-posture', clause: '6.7.6', sanctions: ['removal'], also: ['5.1.10', night], phase: 'night' },
  {
    act: 'night-mask',
    clause: '6.7.6',
    sanctions: ['removal'],
    also: ['5.1.10', `${night}.2`],
    phase: 'night',
  },
  {
    act: 'night-conduct',
    clause: '6.7.6',
    sanctions: ['removal'],
    also: ['5.1.10', `${night}.1`],
    phase: 'night',
  },
  { act: 'tears', clause: '6.7.7', sanctions: ['removal'], also: ['5.1.18'] },
  { act: 'nongame-appeal', clause: '6.7.8', sanctions: ['removal'], also: ['5.1.12'] },
  { act: 'vote-form', clause: '6.7.9', sanctions: ['removal'], also: ['5.1.20'], phase: 'vote' },
  { act: 'vote-two-hands', clause: '6.7.9', sanctions: ['removal'], also: ['5.1.20'], phase: 'vote' },
  {
    act: 'deliberate-peeping',
    clause: '6.7.10',
    sanctions: ['removal'],
    also: ['5.1.4', '7.3'],
    heeds: expelled,
  },
  {
    act: 'outside-information',
    clause: '6.7.10',
    sanctions: ['removal'],
    also: ['5.1.4', '7.3'],
    heeds: expelled,
  },
  {
    act: 'protocol-peeping',
    clause: '6.7.10',
    sanctions: ['removal'],
    also: ['5.1.4', '7.3'],
    heeds: expelled,
  },
  {
    act: 'device-information',
    clause: '6.7.10',
    sanctions: ['removal'],
    also: ['5.1.4', '7.3'],
    heeds: expelled,
  },
];

export const commonForfeits = (
  night: 'night-information' | 'night-information-use',
): readonly Violation[] => [
  { act: 'oath', clause: '6.8.1', sanctions: ['forfeit'], also: ['5.1.1'] },
  { act: 'bet', clause: '6.8.1', sanctions: ['forfeit'], also: ['5.1.1'] },
  { act: 'threat', clause: '6.8.2', sanctions: ['forfeit'], also: ['5.1.2'] },
  { act: 'bribery', clause: '6.8.2', sanctions: ['forfeit'], also: ['5.1.2'] },
  { act: 'audience-hint', clause: '6.8.3', sanctions: ['forfeit'], also: ['5.1.5'] },
  { act: night, clause: '6.8.4', sanctions: ['forfeit'], also: ['5.1.3'] },
];

/** fiim-2018 and bel-canto have these in common. */
export const classicViolations = (
  night: 'night-information' | 'night-information-use',
): readonly Violation[] =>
  heeding(
    {
      'audience-hint': [{ what: 'hint-received', clause: '6.8.3' }],
      [night]: [{ what: 'real-sheriff', clause: '6.8.4' }],
    },
    [
      ...commonFouls('4.4.10'),
      { act: 'hidden-whisper', clause: '6.6.1', sanctions: ['foul'], also: ['5.1.15'], phase: 'day' },
      { act: 'vote-several', clause: '6.6.8', sanctions: ['foul'], also: ['5.1.19', '4.4.8'], phase: 'vote' },
      ...commonRemovals('4.5.9'),
      { act: 'obscene-language', clause: '6.7.4', sanctions: ['removal'], also: ['5.1.6'] },
      ...commonForfeits(night),
    ],
  );

/** For a rulebook that has no list of violations in section 5. */
export const withoutSection5 = (violations: readonly Violation[]): readonly Violation[] =>
  violations.map(({ also = [], ...violation }) => {
    const kept = also.filter((clause) => !clause.startsWith('5.'));
    return kept.length > 0 ? { ...violation, also: kept } : violation;
  });

/**
 * Oaths and threats count for what they are meant to do, and night information only against a player who came
 * out as Sheriff.
 */
export const withPurpose: Readonly<Partial<Record<Offence, Heeds>>> = {
  oath: [{ what: 'role-or-game', clause: '6.8.1' }],
  bet: [{ what: 'role-or-game', clause: '6.8.1' }],
  threat: [{ what: 'sway-game', clause: '6.8.2' }],
  bribery: [{ what: 'sway-game', clause: '6.8.2' }],
  'night-information': [{ what: 'claimed-sheriff', clause: '6.8.4' }],
};

/** Makes the acts of these clauses worse in the same situations. */
export const worseIn = (
  worse: NonNullable<Violation['worse']>,
  clauses: readonly string[],
  violations: readonly Violation[],
): readonly Violation[] =>
  violations.map((violation) => (clauses.includes(violation.clause) ? { ...violation, worse } : violation));

/** Tells the referee what to heed in these acts. */
export const heeding = (
  heeds: Readonly<Partial<Record<Offence, Heeds>>>,
  violations: readonly Violation[],
): readonly Violation[] =>
  violations.map((violation) => {
    const own = heeds[violation.act];
    return own ? { ...violation, heeds: own } : violation;
  });
