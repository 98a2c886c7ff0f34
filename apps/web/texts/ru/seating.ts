// Рассадка, по-русски.
import type { Texts } from '../en/shape.ts';

export const seating: Texts['seating'] = {
  title: 'Рассадка',
};
