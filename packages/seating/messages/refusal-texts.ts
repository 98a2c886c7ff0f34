// The shape of the refusal texts of one language.
import type { SeatingRefusalCode } from '../refusal.ts';

/** One sentence for each code: a missing one does not compile. */
export type SeatingRefusalTexts = Readonly<Record<SeatingRefusalCode, (...numbers: number[]) => string>>;
