// Демо по-русски.
import type { Texts } from '../shape.ts';

export const demo: Texts['demo'] = {
  title: 'Демо',
  step: 'Запись {{line}} из {{count}}',
  next: 'Дальше',
  previous: 'Назад',
  play: 'Играть',
  stop: 'Стоп',
  beginning: 'У десяти игроков есть карты. Пройдите по записям судьи строка за строкой.',
};
