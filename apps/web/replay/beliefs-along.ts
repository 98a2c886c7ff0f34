// What a listener without a card would have believed at each step: who is black, and who will win.
import { type Observed, observed } from '@omerta/bots/belief/observer.ts';
import { heard } from '@omerta/rules/view/heard.ts';
import type { Replayed } from './steps.ts';

const decided = {
  red: { red: 1000, black: 0 },
  black: { red: 0, black: 1000 },
  draw: { red: 500, black: 500 },
} as const;

/** Null where nothing had been heard yet; once the result is told nobody guesses who wins. */
export const beliefsAlong = ({ steps }: Replayed): readonly (Observed | null)[] => {
  const last = steps.at(-1) ?? steps[0];
  const all = observed(heard(last.state));
  return steps.map((step) => {
    const seen = all[step.heard - 1] ?? null;
    const { result } = step;
    return seen && result ? { ...seen, wins: decided[result.winner] } : seen;
  });
};
