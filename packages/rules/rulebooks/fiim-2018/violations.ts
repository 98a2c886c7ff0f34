// The violations and sanctions of fiim-2018.

import { classicViolations } from '../common-violations.ts';
import type { Violation } from '../violation.ts';

export const violations: readonly Violation[] = [
  { act: 'gestures-at-first-victim', clause: '6.6.9', sanctions: ['foul'], also: ['5.1.21'], phase: 'first-victim-speaks' },
  ...classicViolations,
];

/** The rulebook suspends no sanction: after the decisive vote or kill 7.10 keeps the result. */
export const suspendedAfterDecisive: readonly string[] = [];
