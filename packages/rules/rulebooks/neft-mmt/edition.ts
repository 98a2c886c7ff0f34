// The edition neft-mmt: its parts put together.
import { editionNames } from '../edition-names.ts';
import type { Edition } from '../rulebook.ts';
import { clauses } from './clauses.ts';
import { reminders } from './reminders.ts';
import { rules } from './rules.ts';
import { script } from './script.ts';
import { violations } from './violations.ts';

export const edition: Edition = {
  id: 'neft-mmt',
  version: '1',
  name: editionNames['neft-mmt'],
  rules,
  script,
  violations,
  reminders,
  clauses,
};
