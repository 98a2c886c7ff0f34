// The shape of the warnings of one language.
import type { WarningKind } from '../game/tell/warning.ts';
import type { Sanction } from '../rulebooks/violation.ts';

type Shown = {
  readonly clause: string;
  readonly seat: number;
  readonly given: string;
  readonly own: string;
  readonly instead: string;
};

export type WarningTexts = {
  /** As they stand in a sentence. */
  readonly sanctions: Readonly<Record<Sanction, string>>;
  readonly or: string;
  readonly say: Readonly<Record<WarningKind, (shown: Shown) => string>>;
};
