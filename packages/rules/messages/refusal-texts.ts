// The shape of the refusal texts of one language.
import type { RuleRefusalCode } from '../game/refusal.ts';

/** The arguments of a refusal as they are shown; one that was not given shows as a question mark. */
type Shown = {
  readonly seat: string;
  readonly other: string;
  readonly number: string;
  readonly word: string;
};

/** One sentence for each code: a missing one does not compile. */
export type RuleRefusalTexts = Readonly<Record<RuleRefusalCode, (shown: Shown) => string>>;
