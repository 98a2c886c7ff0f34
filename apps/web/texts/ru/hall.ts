// Зал: пульт главного, по-русски.
import type { Texts } from '../en/shape.ts';

export const hall: Texts['hall'] = {
  title: 'Зал',
};
