// The shape of the refusal texts of one language.
import type { TournamentRefusalCode } from '../refusal.ts';

/** A parameter of the refusal as it is shown; one that was not given shows as a question mark. */
type Param = (name: string) => string;

/** Several people in one parameter, each in quotation marks: a screen puts names there. */
export const everyone = (people: string, quoted: (id: string) => string): string =>
  people.split(' ').map(quoted).join(', ');

/** Parameters whose values are words of the contract: people read their own words for them. */
export type RefusalValues = Readonly<
  Record<
    'office' | 'of' | 'kind' | 'said' | 'outcome' | 'subject' | 'form' | 'field',
    Readonly<Record<string, string>>
  >
>;

/** One sentence for each code: a missing one does not compile. */
export type TournamentRefusalTexts = Readonly<Record<TournamentRefusalCode, (param: Param) => string>>;
