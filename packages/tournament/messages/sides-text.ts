// Whose word a ruling still needs, side by side, with whoever holds the office.
import type { ByLang, Lang } from '@omerta/base/lang.ts';
import type { PersonId } from '../meta.ts';
import type { Side } from '../offices.ts';
import { sides as en } from '../texts/en/sides.ts';
import { sides as ru } from '../texts/ru/sides.ts';
import type { SidesTexts } from './sides-texts.ts';

const texts: ByLang<SidesTexts> = { en, ru };

/** "Still needed: chief referee (Fox) and one of: duty member (nobody), Referees' Committee (Owl)." */
export const sidesText = (
  sides: readonly Side[],
  lang: Lang,
  nameOf: (person: PersonId) => string = texts[lang].quoted,
): string => {
  const { judges, missing, oneOf, and, nobody } = texts[lang];
  const told = ({ of }: Side): string => {
    const named = of.map(
      ({ judge, people }) => `${judges[judge]} (${people.map(nameOf).join(', ') || nobody})`,
    );
    return named.length === 1 ? named.join('') : oneOf(named.join(', '));
  };
  return missing(sides.map(told).join(and));
};
