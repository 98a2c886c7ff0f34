// What the large button and a tap on a seat do: each is one press made for the version on the screen, and a slip is asked about first.
import type { Expected } from '@omerta/rules/game/decide/expects.ts';
import { checksTonight } from '@omerta/rules/game/decide/night.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { Aloud } from '@omerta/rules/game/tell/aloud.ts';
import type { NextStep } from '../session/next-step.ts';
import type { Outcome, Session } from '../session/session.ts';
import { isAnswer, isOutcome } from '../session/shown.ts';
import { acceptCommand } from './accept.ts';
import { hasTooManyNames, isUntouched } from './ballot.ts';
import { beside, callHands, callNumbers, enter, isCounting, moveShots, press, sanction } from './play.ts';
import { tapOn } from './seat-tap.ts';
import { isUnshot } from './shots.ts';

/**
 * `no-check`: nothing was entered for a check. `miss`: no victim was marked. `into-night`: undo leads from the open table into
 * the dark. `names`: more names than hands.
 */
export type Question = { readonly kind: 'no-check' | 'miss' | 'into-night' | 'names' };

/** `full`: a number too many in a best move. `nominated`: the speaker's own nominee. `written`: a word for the record. */
export type Remark =
  | { readonly kind: 'full'; readonly most: number }
  | { readonly kind: 'nominated'; readonly seat: Seat }
  | { readonly kind: 'written'; readonly what: string };

/** `sheet`: the seat's own sheet opens; `nothing`: the press means nothing here. */
export type Pressed = Outcome | 'sheet' | 'nothing' | { readonly ask: Question } | { readonly tell: Remark };

type How = {
  readonly aloud: Aloud;
  /** Seconds between two numbers called at night; null: as the rulebook says. */
  readonly beat: number | null;
  /** The referee was asked, and meant it. */
  readonly sure?: boolean;
};

/** A candidate or a lift not called yet is called; else what was entered is accepted. */
const accept = (
  session: Session,
  { step }: Expected,
  seen: number,
  { aloud, beat, sure = false }: How,
): Pressed => {
  const { course, aside } = session.live();
  const { draft, calling } = aside;
  if (isOutcome(step) && draft.calledAt === null && isUntouched(draft)) return callHands(session);
  // The numbers are called first; when they have been, the same button is the miss, which a habit must not make.
  if (step === 'shots' && isUnshot(draft)) {
    if (calling === null) return callNumbers(session, beat);
    if (!sure) return { ask: { kind: 'miss' } };
  }
  if (isOutcome(step) && hasTooManyNames(draft)) return { ask: { kind: 'names' } };
  if (
    (step === 'don' || step === 'sheriff') &&
    checksTonight(course.state, step) &&
    isUntouched(draft) &&
    !sure
  )
    return { ask: { kind: 'no-check' } };
  const command = acceptCommand(course, draft, step);
  return command ? enter(session, command, seen, aloud) : 'nothing';
};

/** While the chief is called, or the numbers are, the button does nothing. */
export const pressLarge = (session: Session, next: NextStep, seen: number, how: How): Pressed => {
  const { course, aside, saving } = session.live();
  if (seen !== course.version || saving === 'elsewhere') return 'stale';
  if (aside.chief || isCounting(session)) return 'nothing';
  // Without a check nobody needs its clock.
  const isSkipped = next.kind === 'begin' && isAnswer(next.expected.step) && how.sure === true;
  return next.kind === 'enter' || isSkipped
    ? accept(session, next.expected, seen, how)
    : press(session, next, seen);
};

export const tapSeat = (session: Session, seat: Seat, seen: number, aloud: Aloud): Pressed => {
  const { course, aside, saving } = session.live();
  if (seen !== course.version || saving === 'elsewhere') return 'stale';
  const meant = tapOn(course, aside, seat);
  switch (meant.kind) {
    case 'enter':
      return isCounting(session) && meant.command.type !== 'shots'
        ? moveShots(session, seat, seen)
        : enter(session, meant.command, seen, aloud);
    case 'beside':
      return beside(session, meant.command, seen);
    case 'draft':
      session.setAside({ draft: meant.draft });
      return 'done';
    case 'seat':
      return 'sheet';
    case 'full':
    case 'nominated':
      return { tell: meant };
    case 'none':
      return 'nothing';
  }
};

/** A foul by one tap; the one that removes is asked for on the seat's sheet. */
export const foulSeat = (session: Session, seat: Seat, seen: number, aloud: Aloud): Pressed => {
  const { rulebook, state } = session.live().course;
  const removes = state.fouls[seat] >= rulebook.rules.removedAtFouls.value - 1;
  return removes ? 'sheet' : sanction(session, { type: 'foul', seat }, seen, { aloud });
};
