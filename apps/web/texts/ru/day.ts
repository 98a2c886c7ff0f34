// День рядом с кругом, по-русски.
import type { Texts } from '../shape.ts';

export const day: Texts['day'] = {
  title: 'Что видел стол сегодня',
  nominated: 'Выставлены',
  nobody: 'Пока никого',
  by: 'выставил {{seat}}',
  round: { first: 'Голосование', again: 'Переголосование' },
  cancelled: 'Голосования сегодня нет',
  outcome: {
    leaves: 'решено',
    tie: 'поровну',
    'lift-passed': 'подняты',
    'lift-failed': 'остаются',
    'no-lift': 'подъёма нет',
    void: 'отменено',
  },
  course: 'Ход дня',
};
