// What a refusal names by a value, in English.
import type { RefusalValues } from '../../messages/refusal-texts.ts';
import { offices } from './offices.ts';

const kinds = { penalties: 'penalties', points: 'points', result: 'the result', replay: 'a replay' };

export const values: RefusalValues = {
  office: offices,
  of: offices,
  kind: kinds,
  said: kinds,
  outcome: { ...kinds, rejected: 'rejected', upheld: 'upheld' },
  subject: kinds,
  form: { 'sheet-entry': 'an entry on the sheet', written: 'in writing' },
  field: {
    name: 'name',
    reason: 'reason',
    note: 'what happened',
    team: 'team',
    question: 'question',
    text: 'text',
  },
};
