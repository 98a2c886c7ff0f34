// The shape of what one language says of a file that cannot be read.
import type { InvalidCode } from '@omerta/base/invalid.ts';

export type InvalidTexts = {
  readonly place: (line: number, column: number) => string;
  /** One sentence for each code: a missing one does not compile. */
  readonly say: Readonly<Record<InvalidCode, (found: string, wanted: string) => string>>;
};
