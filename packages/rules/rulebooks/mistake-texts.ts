// Which clauses tell the referee what may follow from a mistake at the table, in the order in which they are offered.
import type { RulebookId } from './rulebook.ts';

export const mistakeClauses = {
  'fsm-2024': ['8.9'],
  'fiim-2025': ['8.9'],
  'fiim-2018': [],
  'bel-canto': [],
  'neft-mmt': [
    '18.24.2.1',
    '18.24.2.2',
    '18.24.2.3',
    '18.24.2.4',
    '18.24.2.5',
    '18.24.2.6',
    '18.24.2.7',
    '18.24.2.8',
    '18.24.2.9',
    '18.24.2.10',
    '18.12',
    '18.17',
    '18.19',
    '18.20',
    '18.23',
  ],
} as const satisfies Readonly<Record<RulebookId, readonly string[]>>;

/** A clause left out does not compile. */
export type MistakeTexts = {
  readonly [B in RulebookId]: Readonly<Record<(typeof mistakeClauses)[B][number], string>>;
};
