// The edition fiim-2025: its parts put together.
import type { Edition } from '../rulebook.ts';
import { clauses } from './clauses.ts';
import { rules } from './rules.ts';
import { script } from './script.ts';
import { violations } from './violations.ts';

export const edition: Edition = {
  id: 'fiim-2025',
  version: '2025-01-01',
  name: { en: 'FIIM, revision of 1 January 2025', ru: 'ФИИМ, редакция от 1 января 2025 г.' },
  rules,
  script,
  violations,
  clauses,
};
