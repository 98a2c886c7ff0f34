// Значения, которые называет отказ, по-русски.
import type { RefusalValues } from '../../messages/refusal-texts.ts';
import { offices } from './offices.ts';

const kinds = { penalties: 'штрафы', points: 'баллы', result: 'результат', replay: 'переигровка' };

export const values: RefusalValues = {
  office: offices,
  of: offices,
  kind: kinds,
  said: kinds,
  outcome: { ...kinds, rejected: 'отклонён', upheld: 'удовлетворён' },
  subject: kinds,
  form: { 'sheet-entry': 'запись в бланке', written: 'письменно' },
  field: {
    name: 'название',
    reason: 'причина',
    note: 'что произошло',
    team: 'команда',
    question: 'вопрос',
    text: 'текст',
  },
};
