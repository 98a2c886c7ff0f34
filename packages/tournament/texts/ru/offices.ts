// Должности турнира по-русски.
import type { Judge } from '../../offices.ts';

export const offices: Readonly<Record<Judge, string>> = {
  organiser: 'организатор',
  administrator: 'администратор',
  chief: 'главный судья',
  deputy: 'заместитель главного судьи',
  referee: 'судья',
  'side-referee': 'боковой судья',
  duty: 'дежурный член Судейского комитета',
  committee: 'Судейский комитет',
  discipline: 'дисциплинарный комитет',
  appeals: 'апелляционная комиссия',
  'table-referee': 'судья игры',
};
