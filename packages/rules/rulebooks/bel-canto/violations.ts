// The violations and sanctions of bel-canto.
import { classicViolations } from '../common-violations.ts';
import type { Violation } from '../violation.ts';

export const violations: readonly Violation[] = classicViolations('night-information-use');

/** The rulebook suspends no sanction: after the decisive vote or kill 7.10 keeps the result. */
export const suspendedAfterDecisive: readonly string[] = [];
