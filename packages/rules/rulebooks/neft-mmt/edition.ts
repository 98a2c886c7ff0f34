// The edition neft-mmt: its parts put together.
import type { Edition } from '../rulebook.ts';
import { clauses } from './clauses.ts';
import { rules } from './rules.ts';
import { script } from './script.ts';
import { violations } from './violations.ts';

export const edition: Edition = {
  id: 'neft-mmt',
  version: '1',
  name: { en: 'NEFT, Minsk Mafia Tour', ru: 'NEFT, Minsk Mafia Tour' },
  rules,
  script,
  violations,
  clauses,
};
