// The points of the game on the table, as packages/scoring counts them: the screen adds nothing up itself.
import { isRefusal } from '@omerta/base/refusal.ts';
import { fitting } from '@omerta/scoring/game/fitting.ts';
import type { GameScore } from '@omerta/scoring/game/game-score.ts';
import { scoreGame } from '@omerta/scoring/game/score.ts';
import { type Scoring, scoringOf } from '@omerta/scoring/scoring.ts';
import { sheetOf } from '@omerta/scoring/sheet/record-sheet.ts';
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import type { Course } from '@omerta/stream/course.ts';

export type Counted = { readonly scoring: Scoring; readonly sheet: Sheet; readonly score: GameScore };

/** What of the sheet keeps the limits: its points stand on the screen while the rest is decided. */
export const countFitting = ({ scoring, sheet, score }: Counted): Counted => {
  if (score.refused.length === 0) return { scoring, sheet, score };
  const fits = fitting(scoring, sheet);
  return { scoring, sheet: fits, score: scoreGame(scoring, fits) };
};

/** Null while there is no result, or where the game was annulled. */
export const countCourse = ({ opening, rulebook, state }: Course): Counted | null => {
  const scoring = scoringOf(rulebook);
  const sheet = sheetOf(
    rulebook,
    state,
    opening.players.map(({ name }) => name),
  );
  return sheet && !isRefusal(scoring) ? { scoring, sheet, score: scoreGame(scoring, sheet) } : null;
};
