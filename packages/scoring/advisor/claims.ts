// What was said of roles and checks, as far as the referee wrote it down: the record of talk is never complete.
import type { Team } from '@omerta/rules/game/role.ts';
import { plus, type Seat, type SeatSet } from '@omerta/rules/game/seat.ts';
import type { PlayedStep } from './course.ts';

export type Claim = {
  readonly seat: Seat;
  readonly check: { readonly target: Seat; readonly team: Team } | null;
  readonly line: number;
  readonly at: number;
  /** Where it was taken back; infinity when it was left standing. */
  readonly until: number;
  readonly step: PlayedStep;
};

export const claimsOf = (steps: readonly PlayedStep[]): readonly Claim[] =>
  steps.flatMap((step, at) => {
    const { act, line } = step;
    if (act.type !== 'ClaimMade') return [];
    const back = steps.findIndex(
      (later, i) => i > at && later.act.type === 'ClaimsRetracted' && later.act.seat === act.seat,
    );
    return [
      {
        seat: act.seat,
        check: act.check,
        line,
        at,
        until: back === -1 ? Number.POSITIVE_INFINITY : back,
        step,
      },
    ];
  });

/** Claims standing at this place in the course. */
export const standingAt = (claims: readonly Claim[], at: number): readonly Claim[] =>
  claims.filter((claim) => claim.at < at && at <= claim.until);

export const leftStanding = (claims: readonly Claim[]): readonly Claim[] =>
  standingAt(claims, Number.POSITIVE_INFINITY);

export const claimantsOf = (claims: readonly Claim[]): SeatSet =>
  claims.reduce((set, claim) => plus(set, claim.seat), 0);
