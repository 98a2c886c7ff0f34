// Why a mind holds a seat for black: the thing heard that moved its belief most.
import { has, type Seat } from '@omerta/rules/game/seat.ts';
import { scoreIn, weightsOf } from '../belief/beliefs.ts';
import type { BeliefReason, Observation } from '../belief/evidence.ts';
import { type Case, cases } from '../belief/worlds.ts';
import type { SaidReason } from '../speech/words.ts';
import type { Mind } from './thought.ts';

/** Cases of one team weigh together where a thing heard does not tell Sheriffs apart: most do not. */
type Weighed = { readonly each: Case; readonly weight: number };
type Scale = { readonly ofTeams: readonly Weighed[]; readonly ofCases: readonly Weighed[] };

const scaleOf = ({ beliefs, open }: Mind): Scale => {
  const weights = weightsOf(beliefs, open);
  const ofCases = open.cases.flatMap((i, at) => {
    const each = cases[i];
    return each ? [{ each, weight: weights[at] ?? 0 }] : [];
  });
  const teams = new Map<number, Weighed>();
  for (const { each, weight } of ofCases)
    teams.set(each.team, { each, weight: weight + (teams.get(each.team)?.weight ?? 0) });
  return { ofTeams: [...teams.values()], ofCases };
};

/** By how much a thing heard speaks for this seat being black, as the worlds are weighed now. */
const pull = (scale: Scale, observation: Observation, seat: Seat): number => {
  const sums = { black: 0, red: 0 };
  const totals = { black: 0, red: 0 };
  for (const { each, weight } of observation.about === 'case' ? scale.ofCases : scale.ofTeams) {
    const colour = has(each.blacks, seat) ? 'black' : 'red';
    totals[colour] += weight;
    sums[colour] += weight * scoreIn(observation, each);
  }
  if (totals.black === 0 || totals.red === 0) return 0;
  return Math.round(sums.black / totals.black) - Math.round(sums.red / totals.red);
};

const concerns = (reason: BeliefReason, seat: Seat): boolean =>
  reason.by === null || reason.by === seat || ('seat' in reason && reason.seat === seat);

const becauseOf = (reason: BeliefReason, suspect: Seat): SaidReason => {
  if (reason.kind === 'shot' || reason.kind === 'count') return { kind: 'numbers' };
  if (reason.by === suspect)
    return { kind: 'deed', deed: reason.kind, to: 'seat' in reason ? reason.seat : null };
  if (!('seat' in reason)) return { kind: 'numbers' };
  const cleared = reason.kind === 'checked' && reason.team === 'red';
  return { kind: 'sign', sign: cleared ? 'cleared' : reason.kind, by: reason.by };
};

/** Null where nothing heard speaks against the suspect. */
export const reasonsIn = (mind: Mind): ((suspect: Seat) => SaidReason | null) => {
  const scale = scaleOf(mind);
  return (suspect) => {
    let found: { readonly reason: BeliefReason; readonly by: number } | null = null;
    for (const observation of mind.beliefs.observations) {
      if (!concerns(observation.reason, suspect)) continue;
      const by = pull(scale, observation, suspect);
      if (by > (found?.by ?? 0)) found = { reason: observation.reason, by };
    }
    return found && becauseOf(found.reason, suspect);
  };
};
