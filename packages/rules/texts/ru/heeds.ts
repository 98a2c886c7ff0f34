// На что смотреть, прежде чем наказать.
import type { Like } from '@omerta/base/lang.ts';
import type { heeds as en } from '../en/heeds.ts';

export const heeds: Like<typeof en> = {
  'doubt-for-player': 'При сомнении — в пользу игрока',
  'stock-phrase-is-yellow': 'Присказка — жёлтая карточка',
  'not-of-the-body': 'Не от света, зевоты, чихания, смеха',
  'errors-may-be-named': 'Ошибку в очереди, порядке, счёте назвать можно',
  'checks-may-be-told': 'Проверки называть можно',
  'free-seating-too': 'И в свободной посадке',

  'role-or-game': 'Ради роли или хода игры',
  'role-or-vote': 'Ради роли или итога голосования',
  'sway-game': 'Ради хода игры',
  'sway-vote': 'Ради итога голосования',
  'claimed-sheriff': 'Любым, кто вскрылся Шерифом',
  'real-sheriff': 'Только Шерифом игры',
  'hint-received': 'Игроку, который её получил',

  'tell-of-red-card': 'Предупредить: повтор — красная карточка',
  'vote-counts': 'Голос засчитывается',
  'numbers-stand': 'Лучший ход окончен, названные номера остаются',
  'best-move-void': 'Лучший ход не принимается',
  expelled: 'Удаляется и с турнира',
  'may-be-expelled': 'Организаторы вправе удалить с турнира',
};
