// What a correction changes: told before it is made.
import type { Correction } from '@omerta/rules/game/command.ts';
import type { Conflict } from '@omerta/rules/game/decide/correction.ts';
import type { Result } from '@omerta/rules/game/event.ts';
import type { Departure } from '@omerta/rules/game/state.ts';
import { type WrongAnswer, wrongAnswers } from '@omerta/rules/game/tell/wrong-answers.ts';
import type { Session } from './session.ts';

export type Effects = {
  /** Lines that no longer fit and are left out; a new line among them is refused, and then nothing changes. */
  readonly conflicts: readonly Conflict[];
  /** Answers shown at night that are now known to be wrong. */
  readonly wrong: readonly WrongAnswer[];
  readonly noLongerOut: readonly Departure[];
  readonly nowOut: readonly Departure[];
  /** Out before and after, at another moment or by something else. */
  readonly otherwiseOut: readonly Departure[];
  /** The result where it changes; null where there is none any more. */
  readonly result: { readonly before: Result | null; readonly after: Result | null } | null;
};

const notIn = (list: readonly Departure[], others: readonly Departure[]): readonly Departure[] =>
  list.filter(({ seat }) => !others.some((other) => other.seat === seat));

const otherwise = (list: readonly Departure[], others: readonly Departure[]): readonly Departure[] =>
  list.filter(({ seat, by, at }) => {
    const other = others.find((each) => each.seat === seat);
    return other && (other.by !== by || other.at.kind !== at.kind || other.at.number !== at.number);
  });

export const effectsOf = (session: Session, correction: Correction): Effects => {
  const before = session.live().course.state;
  const { state: after, conflicts } = session.preview(correction);
  const sameResult = JSON.stringify(before.result) === JSON.stringify(after.result);
  return {
    conflicts,
    wrong: wrongAnswers(before, after),
    noLongerOut: notIn(before.out, after.out),
    nowOut: notIn(after.out, before.out),
    otherwiseOut: otherwise(after.out, before.out),
    result: sameResult ? null : { before: before.result, after: after.result },
  };
};
