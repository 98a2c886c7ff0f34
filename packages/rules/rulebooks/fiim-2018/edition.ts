// The edition fiim-2018: its parts put together.
import type { Edition } from '../rulebook.ts';
import { clauses } from './clauses.ts';
import { rules } from './rules.ts';
import { script } from './script.ts';
import { violations } from './violations.ts';

export const edition: Edition = {
  id: 'fiim-2018',
  version: '2018-02-13',
  name: { en: 'FIIM, revision of 13 February 2018', ru: 'ФИИМ, редакция от 13 февраля 2018 г.' },
  rules,
  script,
  violations,
  clauses,
};
