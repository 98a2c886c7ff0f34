// The edition fsm-2024: its parts put together.
import { editionNames } from '../edition-names.ts';
import type { Edition } from '../rulebook.ts';
import { usualTerms } from '../terms.ts';
import { clauses } from './clauses.ts';
import { reminders } from './reminders.ts';
import { rules } from './rules.ts';
import { script } from './script.ts';
import { violations } from './violations.ts';

export const edition: Edition = {
  id: 'fsm-2024',
  version: '2024-03-30',
  name: editionNames['fsm-2024'],
  terms: usualTerms,
  rules,
  script,
  violations,
  reminders,
  clauses,
};
