// Создание турнира и его настройки, по-русски.
import type { Texts } from '../en/shape.ts';

export const making: Texts['making'] = {
  title: 'Настройки',
};
