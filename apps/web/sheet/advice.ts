// The advisor's word on a finished game: what may be penalised or rewarded, each with the moments of the game that show it.
import { inEvery, type Text } from '@omerta/base/lang.ts';
import { explain } from '@omerta/rules/game/tell/explain.ts';
import { type AppliedLine, replay } from '@omerta/rules/notation/replay.ts';
import { advise } from '@omerta/scoring/advisor/advise.ts';
import { credits } from '@omerta/scoring/advisor/credits.ts';
import type { Credit, Suggestion } from '@omerta/scoring/advisor/suggestion.ts';
import type { Course } from '@omerta/stream/course.ts';
import { recordOf } from '@omerta/stream/record.ts';

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
