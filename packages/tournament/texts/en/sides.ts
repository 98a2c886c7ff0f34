// Whose word is missing, in English.
import type { SidesTexts } from '../../messages/sides-texts.ts';
import { offices } from './offices.ts';

export const sides: SidesTexts = {
  judges: offices,
  quoted: (person) => `“${person}”`,
  missing: (sides) => `Still needed: ${sides}.`,
  oneOf: (judges) => `one of: ${judges}`,
  and: ' and ',
  nobody: 'nobody is appointed',
};
