// День рядом с кругом, по-русски.
import type { Texts } from '../en/shape.ts';

export const day: Texts['day'] = {
  title: 'Что видел стол сегодня',
  nominated: 'Выставлены',
  nobody: 'Пока никого',
  by: 'выставил {{seat}}',
  course: 'Ход дня',
};
