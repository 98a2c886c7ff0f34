// The warnings in English.
import type { WarningTexts } from '../../messages/warning-texts.ts';

export const warnings: WarningTexts = {
  sanctions: {
    warning: 'a verbal warning',
    foul: 'a foul',
    yellow: 'a yellow card',
    purple: 'a purple card',
    removal: 'a removal',
    forfeit: 'a forfeit',
  },
  or: ' or ',
  say: {
    'sanction/not-of-clause': ({ clause, seat, given, own, instead }) =>
      `Clause ${clause} gives ${own}, ${instead === '' ? `not ${given}` : `and ${given} only by ${instead}`}: the line on seat ${seat} stands, correct it if it is a slip.`,
  },
};
