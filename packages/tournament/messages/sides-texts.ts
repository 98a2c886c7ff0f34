// The shape of the words for whose word is missing, in one language.
import type { PersonId } from '../meta.ts';
import type { Judge } from '../offices.ts';

export type SidesTexts = {
  readonly judges: Readonly<Record<Judge, string>>;
  /** How somebody is called where nobody knows his nickname. */
  readonly quoted: (person: PersonId) => string;
  readonly missing: (sides: string) => string;
  readonly oneOf: (judges: string) => string;
  readonly and: string;
  readonly nobody: string;
};
