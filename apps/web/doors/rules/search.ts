// What the address of the register says: which rulebook, where a clause acts, which words, and with whom it is compared.
import { isRulebookId, type RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { areas } from './places.ts';

/** Where a clause acts; and those that act nowhere by themselves, or only in the referee's own hands. */
export const sights = [...areas, 'reminder', 'definition', 'repealed'] as const;
export type Sight = (typeof sights)[number];

export type RulesSearch = {
  readonly book?: RulebookId;
  readonly at?: Sight;
  readonly find?: string;
  readonly with?: RulebookId;
};

const isSight = (text: string): text is Sight => (sights as readonly string[]).includes(text);

/** What is not understood is left out: an old link still opens. */
export const readRulesSearch = (given: Readonly<Record<string, string | undefined>>): RulesSearch => {
  const { book = '', at = '', find = '', with: other = '' } = given;
  return {
    ...(isRulebookId(book) ? { book } : {}),
    ...(isSight(at) ? { at } : {}),
    ...(find === '' ? {} : { find }),
    ...(isRulebookId(other) ? { with: other } : {}),
  };
};
