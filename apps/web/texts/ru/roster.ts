// Люди турнира, по-русски.
import type { Texts } from '../en/shape.ts';

export const roster: Texts['roster'] = {
  title: 'Люди',
};
