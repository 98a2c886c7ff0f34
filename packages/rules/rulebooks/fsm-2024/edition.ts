// The edition fsm-2024: its parts put together.
import type { Edition } from '../rulebook.ts';
import { clauses } from './clauses.ts';
import { rules } from './rules.ts';
import { script } from './script.ts';
import { violations } from './violations.ts';

export const edition: Edition = {
  id: 'fsm-2024',
  version: '2024-03-30',
  name: { en: 'FSM, revision of 30 March 2024', ru: 'ФСМ, редакция от 30 марта 2024 г.' },
  rules,
  script,
  violations,
  clauses,
};
