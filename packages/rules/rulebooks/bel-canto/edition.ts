// The edition bel-canto: its parts put together.
import { earlierReminders } from '../common-reminders.ts';
import { editionNames } from '../edition-names.ts';
import type { Edition } from '../rulebook.ts';
import { usualTerms } from '../terms.ts';
import { clauses } from './clauses.ts';

import { rules } from './rules.ts';
import { script } from './script.ts';
import { violations } from './violations.ts';

export const edition: Edition = {
  id: 'bel-canto',
  version: '1',
  name: editionNames['bel-canto'],
  terms: usualTerms,
  rules,
  script,
  violations,
  reminders: earlierReminders,
  clauses,
};
