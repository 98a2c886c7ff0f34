// What the Sheriff left about his checks, against what he really checked (fsm-2024 8.5.5 and its relatives).
import type { Text } from '@omerta/base/lang.ts';
import { listOf, type Seat } from '@omerta/rules/game/seat.ts';
import { claimantsOf, leftStanding, standingAt } from '../claims.ts';
import { type GameFacts, sheriffOf, teamOfSeat } from '../game.ts';
import { type CheckFacts, checksBefore } from '../nights.ts';
import { asked, told } from '../say.ts';
import type { Certainty, Finding } from '../suggestion.ts';
import type { Find } from './finding.ts';

/**
 * fsm-2024 8.5.5.5: no penalty for a check left among several if the second Sheriff came out only afterwards.
 */
type Rule = { readonly sparedByLateRival: boolean };

const act = 'sheriff information';

const exitOf = (facts: GameFacts, seat: Seat): number =>
  facts.steps.findIndex((step) => step.after.out.some((each) => each.seat === seat));

const rivalCameLate = (facts: GameFacts): boolean => {
  const sheriff = sheriffOf(facts);
  const left = exitOf(facts, sheriff);
  const first = facts.claims.find((claim) => claim.seat !== sheriff);
  return left !== -1 && first !== undefined && first.at > left;
};

/** Whether any claim of the Sheriff is written down: without one the record says nothing of what he left. */
const heSpoke = (facts: GameFacts): boolean =>
  leftStanding(facts.claims).some((claim) => claim.seat === sheriffOf(facts));

const strengthOf = (facts: GameFacts, rule: Rule): Certainty =>
  heSpoke(facts) && !(rule.sparedByLateRival && rivalCameLate(facts)) ? 'likely' : 'ask';

const questionOf = (facts: GameFacts, rule: Rule): Text =>
  rule.sparedByLateRival && rivalCameLate(facts)
    ? asked('checkLeftAmongSeveralLate')
    : asked('checkLeftAmongSeveral');

type RealCheck = CheckFacts & { readonly target: Seat };

const realChecks = (facts: GameFacts): readonly RealCheck[] =>
  checksBefore(facts.nights, 'sheriff', Number.POSITIVE_INFINITY);

const named = (facts: GameFacts, target: Seat, at: number): boolean =>
  standingAt(facts.claims, at).some(
    ({ seat, check }) =>
      seat === sheriffOf(facts) && check?.target === target && check.team === teamOfSeat(facts, target),
  );

const finding = (facts: GameFacts, rule: Rule, lines: readonly number[], because: Text): Finding => ({
  seat: sheriffOf(facts),
  certainty: strengthOf(facts, rule),
  because,
  question: questionOf(facts, rule),
  lines,
  acts: [act],
});

/** Case 1: a checked red, not named as such, was voted out afterwards. */
export const checkedRedVotedOut =
  (rule: Rule): Find =>
  (facts) =>
    realChecks(facts).flatMap(({ target, line, at }) => {
      const exit = exitOf(facts, target);
      const out = facts.final.out.find((each) => each.seat === target);
      const voted = out?.by === 'vote' || out?.by === 'lift';
      if (
        target === sheriffOf(facts) ||
        teamOfSeat(facts, target) !== 'red' ||
        !voted ||
        exit < at ||
        named(facts, target, exit)
      )
        return [];
      const because = told('checkedRedVotedOut', target);
      return [finding(facts, rule, [line, facts.steps[exit]?.line ?? line], because)];
    });

/** Case 2: a checked black, not named as such, never left. */
export const checkedBlackStayed =
  (rule: Rule): Find =>
  (facts) =>
    realChecks(facts).flatMap(({ target, line }) => {
      if (
        teamOfSeat(facts, target) !== 'black' ||
        exitOf(facts, target) !== -1 ||
        named(facts, target, Number.POSITIVE_INFINITY)
      )
        return [];
      const because = told('checkedBlackStayed', target);
      return [finding(facts, rule, [line], because)];
    });

/** Case 3: a red check not named by itself, and a black still in: he may have been in the group it was left among. */
export const blackInsideRedGroup: Find = (facts) => {
  if (!heSpoke(facts)) return [];
  const open = realChecks(facts).filter(
    ({ target }) => teamOfSeat(facts, target) === 'red' && !named(facts, target, Number.POSITIVE_INFINITY),
  );
  const blacks = listOf(facts.final.alive).filter((seat) => teamOfSeat(facts, seat) === 'black');
  if (open.length === 0 || blacks.length === 0) return [];
  const because = told('blackInsideRedGroup');
  const question = asked('blackInsideRedGroup', blacks.join(', '));
  return [
    {
      seat: sheriffOf(facts),
      certainty: 'ask',
      because,
      question,
      lines: open.map((check) => check.line),
      acts: [act],
    },
  ];
};

/** Claimed checks left standing that the claimant never made, or made with the other answer. */
const falseClaims = (facts: GameFacts, seat: Seat) =>
  leftStanding(facts.claims).filter(({ seat: by, check, at }) => {
    if (by !== seat || !check) return false;
    const made =
      seat === sheriffOf(facts) &&
      checksBefore(facts.nights, 'sheriff', at).some((real) => real.target === check.target);
    return !made || check.team !== teamOfSeat(facts, check.target);
  });

const costTheGame = asked('costTheGame');

const falseInformation = (facts: GameFacts, seat: Seat, acts: readonly string[]): Finding[] => {
  const claims = falseClaims(facts, seat);
  if (claims.length === 0) return [];
  const targets = claims.map((claim) => claim.check?.target).join(', ');
  const because = told('falseInformation', targets);
  return [
    {
      seat,
      certainty: 'likely',
      because,
      question: costTheGame,
      lines: claims.map((claim) => claim.line),
      acts,
    },
  ];
};

/** Case 4: what he left as valid contradicts his checks. */
export const falseSheriffInformation: Find = (facts) => falseInformation(facts, sheriffOf(facts), [act]);

/** fiim-2018 8.5.3: anybody's knowingly false check left standing. */
export const falseCheckLeft: Find = (facts) =>
  listOf(claimantsOf(facts.claims)).flatMap((seat) => falseInformation(facts, seat, ['false check']));

/** A red, not the Sheriff, whose claim of the card was left standing. */
export const claimedSheriffAndLeftIt: Find = (facts) =>
  listOf(claimantsOf(leftStanding(facts.claims)))
    .filter((seat) => seat !== sheriffOf(facts))
    .map((seat) => {
      const because = told('claimedSheriffAndLeftIt');
      const lines = leftStanding(facts.claims).flatMap((claim) => (claim.seat === seat ? [claim.line] : []));
      return {
        seat,
        certainty: 'likely' as const,
        because,
        question: costTheGame,
        lines,
        acts: ['sheriff claim'],
      };
    });

/** The Sheriff with no claim standing: taken back, or none written down where others' claims are. */
export const sheriffKeptSilent: Find = (facts) => {
  const sheriff = sheriffOf(facts);
  if (facts.claims.length === 0 || heSpoke(facts)) return [];
  const own = facts.claims.filter((claim) => claim.seat === sheriff);
  const because = own.length > 0 ? told('sheriffTookClaimBack') : told('sheriffKeptSilent');
  const question = asked('sheriffKeptSilent');
  const lines = (own.length > 0 ? own : facts.claims).map((claim) => claim.line);
  return [
    {
      seat: sheriff,
      certainty: own.length > 0 ? 'likely' : 'ask',
      because,
      question,
      lines,
      acts: ['sheriff claim'],
    },
  ];
};

/**
 * A black came out as Sheriff with a red check on the real one; `viable`: the clause asks whether that ruined
 * the black version.
 */
export const redCheckOnRealSheriff =
  ({ viable }: { readonly viable: boolean }): Find =>
  (facts) =>
    facts.claims.flatMap(({ seat, check, line, until }): Finding[] => {
      if (seat === sheriffOf(facts) || check?.target !== sheriffOf(facts) || check.team !== 'red') return [];
      const left = until === Number.POSITIVE_INFINITY;
      const because = told('redCheckOnRealSheriff', check.target, left);
      const question = viable ? asked('versionUnviable') : asked('takenBackStillCounts');
      const stands: Certainty = viable ? 'likely' : 'certain';
      const certainty: Certainty = left ? stands : 'ask';
      return [
        {
          seat,
          certainty,
          because,
          question: certainty === 'certain' ? null : question,
          lines: [line],
          acts: ['sheriff claim'],
        },
      ];
    });

/** fiim-2025 8.4.4/2.17: the claim stands in the record at the last word of the first victim, the Sheriff. */
export const claimedOnSheriffsLastWord: Find = (facts) => {
  const sheriff = sheriffOf(facts);
  if (facts.final.firstKilled !== sheriff) return [];
  return facts.claims.flatMap(({ seat, step, line }): Finding[] => {
    const { before } = step;
    const speaking =
      before.phase === 'day' && before.number === 2 && listOf(before.leavers).includes(sheriff);
    if (!speaking || seat === sheriff) return [];
    const because = told('claimedOnSheriffsLastWord');
    const question = asked('claimedOnSheriffsLastWord');
    return [{ seat, certainty: 'likely', because, question, lines: [line], acts: ['sheriff claim'] }];
  });
};
