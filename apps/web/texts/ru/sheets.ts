// Листы, по-русски.
import type { Texts } from '../en/shape.ts';

export const sheets: Texts['sheets'] = {
  title: 'Листы',
};
