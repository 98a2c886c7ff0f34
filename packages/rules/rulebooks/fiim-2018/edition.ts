// The edition fiim-2018: its parts put together.
import { editionNames } from '../edition-names.ts';
import type { Edition } from '../rulebook.ts';
import { usualTerms } from '../terms.ts';
import { clauses } from './clauses.ts';
import { reminders } from './reminders.ts';
import { rules } from './rules.ts';
import { script } from './script.ts';
import { violations } from './violations.ts';

export const edition: Edition = {
  id: 'fiim-2018',
  version: '2018-02-13',
  name: editionNames['fiim-2018'],
  terms: usualTerms,
  rules,
  script,
  violations,
  reminders,
  clauses,
};
