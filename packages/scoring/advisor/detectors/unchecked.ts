// Whether a player stood under a declared check: by the claims written down, else by the real checks, which is weaker.
import type { Seat } from '@omerta/rules/game/seat.ts';
import { standingAt } from '../claims.ts';
import type { GameFacts } from '../game.ts';
import { checksBefore } from '../nights.ts';

export type Unchecked = 'checked' | 'by-claims' | 'by-real-checks';

export const uncheckedAt = (facts: GameFacts, seat: Seat, at: number): Unchecked => {
  const written = facts.claims.some((claim) => claim.at < at);
  const checked = written
    ? standingAt(facts.claims, at).some((claim) => claim.check?.target === seat)
    : checksBefore(facts.nights, 'sheriff', at).some((check) => check.target === seat);
  if (checked) return 'checked';
  return written ? 'by-claims' : 'by-real-checks';
};
