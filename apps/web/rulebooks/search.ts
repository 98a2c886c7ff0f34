// What the address of the register says: which rulebook, which status, which words, and with whom it is compared.
import { type Status, statuses } from '@omerta/rules/register/clause.ts';
import { isRulebookId, type RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';

export type RulesSearch = { readonly book?: RulebookId; readonly status?: Status; readonly find?: string; readonly with?: RulebookId };

const isStatus = (text: string): text is Status => (statuses as readonly string[]).includes(text);
const word = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** What is not understood is left out: an old link still opens. */
export const readRulesSearch = (given: Readonly<Record<string, unknown>>): RulesSearch => {
  const [book, status, find, other] = [word(given['book']), word(given['status']), word(given['find']), word(given['with'])];
  return {
    ...(isRulebookId(book) ? { book } : {}),
    ...(isStatus(status) ? { status } : {}),
    ...(find === '' ? {} : { find }),
    ...(isRulebookId(other) ? { with: other } : {}),
  };
};
