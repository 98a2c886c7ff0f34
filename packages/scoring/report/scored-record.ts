// The points of one written game: replayed by the rules, turned into its sheet and counted.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { GameRecord } from '@omerta/rules/notation/record.ts';
import { type AppliedLine, replay } from '@omerta/rules/notation/replay.ts';
import { advise } from '../advisor/advise.ts';
import type { Suggestion } from '../advisor/suggestion.ts';
import type { GameScore } from '../game/game-score.ts';
import { scoreGame } from '../game/score.ts';
import { type Scoring, scoringOf } from '../scoring.ts';
import type { RecordFault } from '../sheet/record-file.ts';
import { sheetOf } from '../sheet/record-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';

export type ScoredGame = {
  readonly scoring: Scoring;
  readonly sheet: Sheet;
  readonly score: GameScore;
  readonly suggestions: readonly Suggestion[];
};

export const scoreRecord = (record: GameRecord): ScoredGame | RecordFault => {
  const { rulebook } = record;
  const lines: AppliedLine[] = [];
  const { state, refused } = replay(record, undefined, (line) => lines.push(line));
  if (refused) return { code: 'score/refused-line', line: refused.line, refusal: refused.refusal };
  if (state.annulled) return { code: 'score/annulled' };
  const sheet = sheetOf(
    rulebook,
    state,
    record.seats.map(({ name }) => name),
  );
  if (!sheet) return { code: 'score/unfinished' };
  const scoring = scoringOf(rulebook);
  if (isRefusal(scoring)) throw new Error(`a rulebook without house rules has a problem with ${scoring.key}`);
  return { scoring, sheet, score: scoreGame(scoring, sheet), suggestions: advise({ rulebook, lines }) };
};
