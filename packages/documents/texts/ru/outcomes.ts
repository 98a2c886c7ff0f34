// Что решено по протесту, по-русски.
import type { Like } from '@omerta/base/lang.ts';
import type { outcomes as en } from '../en/outcomes.ts';

export const outcomes: Like<typeof en> = {
  rejected: 'отклонён',
  upheld: 'удовлетворён',
  penalties: 'удовлетворён: штрафы изменены',
  points: 'удовлетворён: баллы изменены',
  result: 'удовлетворён: результат изменён',
  replay: 'удовлетворён: переигровка',
  withdrawn: 'отозван',
};
