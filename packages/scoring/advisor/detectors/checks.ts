// Checks of the Sheriff and the Don: nights without one, checks spent in vain, and the check that would have won.
import { has, type Seat } from '@omerta/rules/game/seat.ts';
import type { Checker, Waste } from '../advice-texts.ts';
import { claimantsOf, standingAt } from '../claims.ts';
import { anyCheckWins, blackTeamFound, type PublicFacts, redWinIsCertain } from '../facts.ts';
import { donOf, type GameFacts, sheriffOf, teamOfSeat } from '../game.ts';
import { type CheckFacts, checksBefore, type NightFacts } from '../nights.ts';
import { asked, told } from '../say.ts';
import type { Certainty, Finding } from '../suggestion.ts';
import type { Find } from './finding.ts';

const checkAct = (role: Checker, night: NightFacts): string => `${role} ${night.number}`;

const publicFacts = (facts: GameFacts, at: number): PublicFacts => {
  const sheriff = sheriffOf(facts);
  const tables = facts.steps
    .slice(0, at)
    .flatMap(({ after }, i, all) =>
      after.result || all[i - 1]?.after.alive === after.alive ? [] : [after.alive],
    );
  const checks = checksBefore(facts.nights, 'sheriff', at).map(({ target }) => ({
    seat: target,
    hit: teamOfSeat(facts, target) === 'black',
  }));
  return { sheriff, checks, tables };
};

/** Standing claims of his card by others; only those written down are known. */
const rivalsAt = (facts: GameFacts, at: number): number =>
  claimantsOf(standingAt(facts.claims, at).filter((claim) => claim.seat !== sheriffOf(facts)));

/** Nights in which the Sheriff came to his check, also the one he was shot in, and showed no number (C20). */
export const nightsWithoutCheck: Find = (facts) => {
  const nights = facts.nights.filter((night) => night.sheriff?.target === null);
  if (nights.length < 2) return [];
  const numbers = nights.map((night) => night.number).join(', ');
  const because = told('nightsWithoutCheck', numbers);
  const lines = nights.flatMap((night) => night.sheriff?.line ?? []);
  const acts = nights.map((night) => checkAct('sheriff', night));
  return [{ seat: sheriffOf(facts), certainty: 'certain', because, question: null, lines, acts, least: 2 }];
};

/** fsm-2024 8.5.9 and its relatives: a check of anybody would have identified every black at the table. */
export const skippedWinningCheck: Find = (facts) =>
  facts.nights.flatMap((night): Finding[] => {
    const check = night.sheriff;
    if (
      check?.target !== null ||
      rivalsAt(facts, check.at) !== 0 ||
      !anyCheckWins(publicFacts(facts, check.at))
    )
      return [];
    const claimed = standingAt(facts.claims, check.at).some((claim) => claim.seat === sheriffOf(facts));
    const because = told('skippedWinningCheck', night.number);
    const question = asked('skippedWinningCheck');
    const certainty: Certainty = claimed ? 'likely' : 'ask';
    return [
      {
        seat: sheriffOf(facts),
        certainty,
        because,
        question,
        lines: [check.line],
        acts: [checkAct('sheriff', night)],
      },
    ];
  });

/**
 * A wasted check: not made, or on a player already checked or already out. Tonight's victim still counts as
 * in.
 */
const wasteOf = (facts: GameFacts, night: NightFacts, role: Checker, check: CheckFacts): Waste | null => {
  const { target, at, before } = check;
  if (target === null) return 'none';
  if (checksBefore(facts.nights, role, at).some((earlier) => earlier.target === target)) return 'again';
  return !has(before.alive, target) && night.killed !== target ? 'out' : null;
};

/**
 * fiim-2025 8.4.4/4.4, unless the black team was already found: all three certainly spare him, less is for
 * the referee.
 */
export const sheriffWastedCheck: Find = (facts) =>
  facts.nights.flatMap((night): Finding[] => {
    const check = night.sheriff;
    const waste = check ? wasteOf(facts, night, 'sheriff', check) : null;
    if (!check || !waste) return [];
    const known = publicFacts(facts, check.at);
    if (blackTeamFound(known)) return [];
    const nearly = redWinIsCertain(known) || redWinIsCertain({ ...known, rivals: rivalsAt(facts, check.at) });
    const because = told('wastedCheck', {
      night: night.number,
      role: 'sheriff',
      waste,
      target: check.target,
    });
    const question = nearly ? asked('blackTeamFound') : null;
    const acts = [checkAct('sheriff', night)];
    return [
      {
        seat: sheriffOf(facts),
        certainty: nearly ? 'ask' : 'certain',
        because,
        question,
        lines: [check.line],
        acts,
      },
    ];
  });

/** fiim-2025 8.4.4/3.2, until a check of the Don hit the Sheriff; with the Sheriff out there was nobody to find. */
export const donWastedCheck: Find = (facts) =>
  facts.nights.flatMap((night): Finding[] => {
    const check = night.don;
    const waste = check ? wasteOf(facts, night, 'don', check) : null;
    if (!check || !waste || waste === 'out') return [];
    const sheriff = sheriffOf(facts);
    if (checksBefore(facts.nights, 'don', check.at).some((earlier) => earlier.target === sheriff)) return [];
    const gone = !has(night.alive, sheriff);
    const because = told('wastedCheck', { night: night.number, role: 'don', waste, target: check.target });
    const question = gone ? asked('sheriffWasOut') : null;
    const seat = donOf(facts);
    return [
      {
        seat,
        certainty: gone ? 'ask' : 'certain',
        because,
        question,
        lines: [check.line],
        acts: [checkAct('don', night)],
      },
    ];
  });

const firstNight = (
  facts: GameFacts,
): { readonly night: NightFacts; readonly check: CheckFacts; readonly target: Seat } | null => {
  const night = facts.nights.find((each) => each.number === 2);
  const check = night?.sheriff;
  return night && check && check.target !== null ? { night, check, target: check.target } : null;
};

/** fiim-2025 8.4.4/4.2: on the second game night he checked the red who was shot. */
export const checkedTheVictim: Find = (facts) => {
  const first = firstNight(facts);
  if (
    !first ||
    first.night.killed !== first.target ||
    teamOfSeat(facts, first.target) !== 'red' ||
    first.target === sheriffOf(facts)
  )
    return [];
  const because = told('checkedTheVictim', first.target);
  const question = asked('checkedTheVictim');
  return [
    {
      seat: sheriffOf(facts),
      certainty: 'likely',
      because,
      question,
      lines: [first.night.line, first.check.line],
      acts: ['sheriff 2'],
    },
  ];
};

/** fiim-2025 8.4.4/4.3: on the second game night he checked a player who had come out as Sheriff. */
export const checkedClaimant: Find = (facts) => {
  const first = firstNight(facts);
  const claim = first
    ? standingAt(facts.claims, first.check.at).find(
        (each) => each.seat === first.target && each.step.before.phase === 'day',
      )
    : undefined;
  if (!first || !claim || first.target === sheriffOf(facts)) return [];
  const because = told('checkedClaimant', first.target);
  return [
    {
      seat: sheriffOf(facts),
      certainty: 'certain',
      because,
      question: null,
      lines: [claim.line, first.check.line],
      acts: ['sheriff 2'],
    },
  ];
};

/** fiim-2025 8.4.4/4.1: the Sheriff was the first victim; a claim of his on day 1 makes the revealing likely. */
export const revealedAndKilled: Find = (facts) => {
  const sheriff = sheriffOf(facts);
  const night = facts.nights.find((each) => each.number === 2);
  if (!night || night.killed !== sheriff) return [];
  const claim = facts.claims.find(
    (each) => each.seat === sheriff && each.step.before.phase === 'day' && each.step.before.number === 1,
  );
  const because = told('revealedAndKilled');
  const question = asked('revealedAndKilled');
  return [
    {
      seat: sheriff,
      certainty: claim ? 'likely' : 'ask',
      because,
      question,
      lines: [...(claim ? [claim.line] : []), night.line],
      acts: ['reveal 1'],
    },
  ];
};
