// What a step tells these eyes, in the order it was learnt: lines with their clauses, what the morning tells, the result.
import type { Result } from '@omerta/rules/game/event.ts';
import { type Explanation, explain } from '@omerta/rules/game/tell/explain.ts';
import { type Heard, heard } from '@omerta/rules/view/heard.ts';
import { type Eyes, saw } from './seats-seen.ts';
import type { ReplayStep } from './steps.ts';

export type ReplayTold =
  | { readonly kind: 'line'; readonly said: Explanation }
  | { readonly kind: 'heard'; readonly item: Heard }
  | { readonly kind: 'result'; readonly result: Result }
  | { readonly kind: 'dark' };

/** The night is told in the morning, or by the victim's last word: whoever saw it has heard it before. */
const ofNight: ReadonlySet<Heard['kind']> = new Set(['night', 'best']);

const newlyHeard = (before: ReplayStep, step: ReplayStep): readonly ReplayTold[] =>
  heard(step.state)
    .slice(before.heard)
    .filter(({ kind }) => ofNight.has(kind))
    .map((item) => ({ kind: 'heard', item }));

const newResult = (before: ReplayStep, { result }: ReplayStep): readonly ReplayTold[] =>
  result && !before.result ? [{ kind: 'result', result }] : [];

export const toldAt = (before: ReplayStep, step: ReplayStep, eyes: Eyes): readonly ReplayTold[] => {
  if (!saw(step, eyes)) return step.result ? newResult(before, step) : [{ kind: 'dark' }];
  // Of what follows from a step a result may be a secret still; it is told when the table learns it.
  const lines = step.events
    .filter(({ type }, i) => i === 0 || eyes === 'all' || (!step.secret && type !== 'ResultFixed'))
    .map((event): ReplayTold => ({ kind: 'line', said: explain(event) }));
  if (eyes === 'all') return lines;
  return [...lines, ...newlyHeard(before, step), ...newResult(before, step)];
};
