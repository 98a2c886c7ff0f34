// The violations and sanctions of fiim-2018.
import { classicViolations, heeding } from '../common-violations.ts';
import type { Violation } from '../violation.ts';

const roleOrVote = [{ what: 'role-or-vote', clause: '6.8.1' }] as const;
const swayVote = [{ what: 'sway-vote', clause: '6.8.2' }] as const;

export const violations: readonly Violation[] = heeding(
  { oath: roleOrVote, bet: roleOrVote, threat: swayVote, bribery: swayVote },
  [
    {
      act: 'gestures-at-first-victim',
      clause: '6.6.9',
      sanctions: ['foul'],
      also: ['5.1.21'],
      phase: 'first-victim-speaks',
    },
    ...classicViolations('night-information'),
  ],
);

/** The rulebook suspends no sanction: after the decisive vote or kill 7.10 keeps the result. */
export const suspendedAfterDecisive: readonly string[] = [];
