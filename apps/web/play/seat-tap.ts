// What a tap on a seat means at this moment of the game.
import type { Command } from '@omerta/rules/game/command.ts';
import { blacksInGame } from '@omerta/rules/game/decide/night.ts';
import { openVote } from '@omerta/rules/game/decide/voting.ts';
import { has, type Seat } from '@omerta/rules/game/seat.ts';
import type { Rules } from '@omerta/rules/rulebooks/rules.ts';
import { conducts } from '@omerta/rules/view/conducts.ts';
import type { Course } from '@omerta/stream/course.ts';
import type { Aside, Draft } from '../session/aside.ts';
import { currentStanding } from '../session/next-step.ts';
import { isAnswer, isShown } from '../session/shown.ts';
import { toggleHand } from './ballot.ts';
import { shootAt } from './shots.ts';

export type Tap =
  /** A line that ends its step. */
  | { readonly kind: 'enter'; readonly command: Command }
  /** A line beside the step. */
  | { readonly kind: 'beside'; readonly command: Command }
  | { readonly kind: 'draft'; readonly draft: Draft }
  /** Nothing to enter here: the seat's own sheet. */
  | { readonly kind: 'seat' }
  /** One number too many: it is told. */
  | { readonly kind: 'full'; readonly most: number }
  /** The speaker's nomination stands: it is told. */
  | { readonly kind: 'nominated'; readonly seat: Seat }
  /** Nothing at all: an answer is being shown. */
  | { readonly kind: 'none' };

const ownSheet: Tap = { kind: 'seat' };

const speechTap = (course: Course, speaker: Seat, seat: Seat): Tap => {
  const own = course.state.day?.nominations.find((each) => each.by === speaker);
  const isOwn = own?.nominee === seat;
  // Said twice it is still one nomination.
  if (isOwn && !course.rulebook.rules.withdrawal.value) return { kind: 'nominated', seat };
  return { kind: 'beside', command: { type: isOwn ? 'withdraw' : 'nominate', seat: speaker, nominee: seat } };
};

/** Numbers of the best move are said in an order; a second tap takes one back, or where the rulebook takes a number again, it is said again. */
const bestTap = (draft: Draft, seat: Seat, { bestMoveAgain, bestMoveNumbers }: Rules): Tap => {
  const { seats } = draft;
  const most = bestMoveNumbers.value;
  if (seats.includes(seat) && bestMoveAgain.value !== 'taken')
    return { kind: 'draft', draft: { ...draft, seats: seats.filter((each) => each !== seat) } };
  return seats.length < most
    ? { kind: 'draft', draft: { ...draft, seats: [...seats, seat] } }
    : { kind: 'full', most };
};

export const tapOn = (course: Course, aside: Aside, seat: Seat): Tap => {
  const { rulebook, state } = course;
  const standing = currentStanding(rulebook, state, aside);
  if (state.paused || aside.chief) return ownSheet;
  if (standing && isShown(standing.step)) return isAnswer(standing.step) ? { kind: 'none' } : ownSheet;
  if (standing?.step === 'speech' && standing.seat !== null)
    return has(state.alive, seat) ? speechTap(course, standing.seat, seat) : ownSheet;
  const expected = conducts(rulebook, state);
  switch (expected?.step) {
    case 'vote': {
      const vote = openVote(rulebook, state);
      return vote && has(vote.left.seats, seat)
        ? { kind: 'draft', draft: toggleHand(aside.draft, seat) }
        : ownSheet;
    }
    case 'lift':
      return has(state.alive, seat) ? { kind: 'draft', draft: toggleHand(aside.draft, seat) } : ownSheet;
    case 'shots':
      if (aside.draft.shooter !== null) return { kind: 'draft', draft: shootAt(aside.draft, seat) };
      return {
        kind: 'enter',
        command: { type: 'shots', shots: blacksInGame(state).map((by) => ({ by, targets: [seat] })) },
      };
    case 'don':
    case 'sheriff':
      return { kind: 'enter', command: { type: expected.step, target: seat } };
    case 'best':
      return bestTap(aside.draft, seat, rulebook.rules);
    default:
      return ownSheet;
  }
};
