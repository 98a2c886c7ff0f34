// Завершение турнира, по-русски.
import type { Texts } from '../en/shape.ts';

export const finish: Texts['finish'] = {
  title: 'Завершение',
};
