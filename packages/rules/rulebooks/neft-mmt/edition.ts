// The edition neft-mmt: its parts put together.
import { editionNames } from '../edition-names.ts';
import type { Edition } from '../rulebook.ts';
import { type Terms, usualTerms } from '../terms.ts';
import { clauses } from './clauses.ts';
import { reminders } from './reminders.ts';
import { rules } from './rules.ts';
import { script } from './script.ts';
import { violations } from './violations.ts';

/** G-07 and G-39. */
const terms: Terms = {
  sideReferee: { ...usualTerms.sideReferee, ru: 'линейный судья' },
  pause: { en: 'Time-out', ru: 'Тайм-аут' },
};

export const edition: Edition = {
  id: 'neft-mmt',
  version: '1',
  name: editionNames['neft-mmt'],
  terms,
  rules,
  script,
  violations,
  reminders,
  clauses,
};
