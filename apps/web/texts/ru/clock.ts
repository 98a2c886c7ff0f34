// Часы, которые ставят рукой, и часы перерыва по-русски.
import type { Texts } from '../en/shape.ts';

export const clock: Texts['clock'] = {
  title: 'Часы',
  more: '+{{seconds}} с',
  less: '−{{seconds}} с',
  left: 'Сколько осталось, минуты:секунды',
  wrong: 'Напишите секунды или минуты и секунды: 45 или 1:05.',
  set: 'Поставить',
  interrupted: '{{step}}: осталось {{time}}',
};
