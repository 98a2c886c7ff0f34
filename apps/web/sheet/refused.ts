// What the rulebook refuses on the sheet, each sentence once with the seats it is about.
import type { Lang } from '@omerta/base/lang.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { ScoreRefusal } from '@omerta/scoring/game/game-score.ts';
import { scoreRefusalText } from '@omerta/scoring/messages/refusal-text.ts';

export type RefusedTogether = {
  readonly code: ScoreRefusal['code'];
  readonly clause: string | null;
  readonly text: string;
  readonly seats: readonly Seat[];
};

export const refusedTogether = (refused: readonly ScoreRefusal[], lang: Lang): readonly RefusedTogether[] => {
  const together = new Map<string, RefusedTogether>();
  for (const each of refused) {
    const text = scoreRefusalText(each, lang);
    const key = `${each.clause} ${text}`;
    together.set(key, {
      code: each.code,
      clause: each.clause,
      text,
      seats: [...(together.get(key)?.seats ?? []), each.seat],
    });
  }
  return [...together.values()].map((each) => ({ ...each, seats: each.seats.toSorted((a, b) => a - b) }));
};
