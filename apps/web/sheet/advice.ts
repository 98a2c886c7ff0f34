// The advisor's word on a finished game: what may be penalised or rewarded, each with the moments of the game that show it.
import { inEvery, type Text } from '@omerta/base/lang.ts';
import type { Approver } from '@omerta/rules/game/command.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import { explain } from '@omerta/rules/game/tell/explain.ts';
import { type AppliedLine, replay } from '@omerta/rules/notation/replay.ts';
import { advise } from '@omerta/scoring/advisor/advise.ts';
import { credits } from '@omerta/scoring/advisor/credits.ts';
import type { Credit, Suggestion } from '@omerta/scoring/advisor/suggestion.ts';
import { waiverOf } from '@omerta/scoring/game/sheet-choices.ts';
import type { Scoring } from '@omerta/scoring/scoring.ts';
import type { Course } from '@omerta/stream/course.ts';
import { recordOf } from '@omerta/stream/record.ts';
import { saidNotSo } from './not-so.ts';
import { sheetLines } from './sheet-lines.ts';

export type EvidentLine = { readonly line: number; readonly text: Text };

export type Advice = {
  readonly penalties: readonly (Suggestion & { readonly evidence: readonly EvidentLine[] })[];
  readonly rewards: readonly (Credit & { readonly evidence: readonly EvidentLine[] })[];
};

const none: Advice = { penalties: [], rewards: [] };

/** Before the result it is silent: what it knows would tell the table something. */
export const adviceOn = (course: Course): Advice => {
  if (!course.state.result || course.state.annulled) return none;
  const lines: AppliedLine[] = [];
  replay(recordOf(course), undefined, (line) => lines.push(line));
  const said = new Map(lines.flatMap(({ line, events: [first] }) => (first ? [[line, explain(first)]] : [])));
  const game = { rulebook: course.rulebook, lines };
  const shown = <T extends { readonly lines: readonly number[] }>(
    each: T,
  ): T & { readonly evidence: readonly EvidentLine[] } => ({
    ...each,
    evidence: each.lines.flatMap((line) => {
      const text = said.get(line);
      return text ? [{ line, text: inEvery((lang) => text[lang]) }] : [];
    }),
  });
  return { penalties: advise(game).map(shown), rewards: credits(game).map(shown) };
};

export type AdviceAnswer = 'imposed' | 'waived' | 'notSo';

/** What the referee said to a suggestion; null where he left it. */
export const answerTo = (
  state: GameState,
  { seat, clause }: Pick<Suggestion, 'seat' | 'clause'>,
): AdviceAnswer | null => {
  const has = (word: 'penalty' | 'waive'): boolean =>
    sheetLines(state, word).some(({ command }) => command.seat === seat && command.clause === clause);
  if (has('penalty')) return 'imposed';
  if (has('waive')) return 'waived';
  return saidNotSo(state, { seat, clause }) === null ? null : 'notSo';
};

/** `waiver`: whose consent there must be not to impose it, where the rulebook knows one. */
export type OpenAdvice = Pick<Suggestion, 'seat' | 'clause'> & { readonly waiver: Approver | null };

/**
 * Suggestions that the referee may not leave by himself: the record proves the act, or only somebody's consent spares the
 * player. What scoring gives by itself is not asked about.
 */
export const openAdvice = (
  { penalties }: Advice,
  state: GameState,
  scoring: Scoring,
): readonly OpenAdvice[] => {
  const open = penalties.flatMap(({ seat, clause, certainty }): OpenAdvice[] => {
    const waiver = waiverOf(scoring, clause);
    const mayBeLeft = certainty !== 'certain' && waiver === null;
    return mayBeLeft || clause === scoring.drawAtTable?.item || answerTo(state, { seat, clause })
      ? []
      : [{ seat, clause, waiver }];
  });
  return open.filter(
    (each, i) => i === open.findIndex(({ seat, clause }) => seat === each.seat && clause === each.clause),
  );
};
