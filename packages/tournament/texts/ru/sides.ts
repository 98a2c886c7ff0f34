// Чьего слова не хватает, по-русски.
import type { SidesTexts } from '../../messages/sides-texts.ts';
import { offices } from './offices.ts';

export const sides: SidesTexts = {
  judges: offices,
  quoted: (person) => `«${person}»`,
  missing: (sides) => `Ещё нужны: ${sides}.`,
  oneOf: (judges) => `один из: ${judges}`,
  and: ' и ',
  nobody: 'никто не назначен',
};
