// Таблица и из чего она сложена, по-русски.
import type { Texts } from '../en/shape.ts';

export const standings: Texts['standings'] = {
  title: 'Таблица',
};
