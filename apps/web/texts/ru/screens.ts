// Экраны зала, по-русски.
import type { Texts } from '../en/shape.ts';

export const screens: Texts['screens'] = {
  title: 'Экраны',
};
