// День рядом с кругом, по-русски.
import type { Texts } from '../en/shape.ts';

export const day: Texts['day'] = {
  title: 'Что видел стол сегодня',
  nominated: 'Выставлены',
  nobody: 'Пока никого',
  by: 'выставил {{seat}}',
  course: 'Ход дня',
  votes: {
    first: 'Голосование',
    again_one: 'Переголосование',
    again_few: 'Переголосование {{round}}',
    again_many: 'Переголосование {{round}}',
    again_other: 'Переголосование {{round}}',
    lift: 'Подъём',
    inFavour: 'за: {{votes}} из {{table}}',
  },
};
