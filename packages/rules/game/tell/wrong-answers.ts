// Answers shown at night that a correction has made wrong: what the Don or the Sheriff was told, and what is true.
import type { Answered, GameState, Night } from '../state.ts';

export type WrongAnswer = {
  readonly night: number;
  readonly role: 'don' | 'sheriff';
  /** The number asked about and the answer shown, as they stood before the correction. */
  readonly given: Answered;
  /** As they stand now; null where the correction leaves no check. */
  readonly now: Answered | null;
};

const checkers = ['don', 'sheriff'] as const;

const wrongIn = (given: Night, now: Night | undefined): readonly WrongAnswer[] =>
  checkers.flatMap((role) => {
    const [before, after] = [given[role], now?.[role] ?? null];
    if (!before || before.hit === after?.hit) return [];
    return [{ night: given.number, role, given: before, now: after }];
  });

export const wrongAnswers = (before: GameState, after: GameState): readonly WrongAnswer[] =>
  before.nights.flatMap((night) =>
    wrongIn(
      night,
      after.nights.find((each) => each.number === night.number),
    ),
  );
