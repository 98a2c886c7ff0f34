// Протесты, решения и карточки, по-русски.
import type { Texts } from '../en/shape.ts';

export const cases: Texts['cases'] = {
  title: 'Протесты и карточки',
};
