// What a clause tells the referee to heed before he punishes an act, or to know when he does, in a line under its name.

export const heeds = {
  'doubt-for-player': { en: 'In doubt, decide for the player', ru: 'При сомнении — в пользу игрока' },
  'stock-phrase-is-yellow': { en: 'A stock phrase is a yellow card', ru: 'Присказка — жёлтая карточка' },
  'not-of-the-body': {
    en: 'Not from light, a yawn, a sneeze or laughter',
    ru: 'Не от света, зевоты, чихания, смеха',
  },
  'errors-may-be-named': {
    en: 'A wrong turn, order or count may be named',
    ru: 'Ошибку в очереди, порядке, счёте назвать можно',
  },
  'checks-may-be-told': { en: 'What was checked may be told', ru: 'Проверки называть можно' },
  'free-seating-too': { en: 'In the free seating too', ru: 'И в свободной посадке' },

  'role-or-game': { en: 'To prove a role or steer the game', ru: 'Ради роли или хода игры' },
  'role-or-vote': { en: 'To prove a role or sway a vote', ru: 'Ради роли или итога голосования' },
  'sway-game': { en: 'To steer the game', ru: 'Ради хода игры' },
  'sway-vote': { en: 'To sway a vote', ru: 'Ради итога голосования' },
  'claimed-sheriff': { en: 'By anybody who came out as Sheriff', ru: 'Любым, кто вскрылся Шерифом' },
  'real-sheriff': { en: 'By the Sheriff of the game alone', ru: 'Только Шерифом игры' },
  'hint-received': { en: 'For the player who received it', ru: 'Игроку, который её получил' },

  'tell-of-red-card': {
    en: 'Tell him: a repetition is the red card',
    ru: 'Предупредить: повтор — красная карточка',
  },
  'vote-counts': { en: 'The vote counts', ru: 'Голос засчитывается' },
  'numbers-stand': {
    en: 'The best move ends, the numbers said stand',
    ru: 'Лучший ход окончен, названные номера остаются',
  },
  'best-move-void': { en: 'The best move is not accepted', ru: 'Лучший ход не принимается' },
  expelled: { en: 'Expelled from the tournament too', ru: 'Удаляется и с турнира' },
  'may-be-expelled': {
    en: 'The organisers may expel from the tournament',
    ru: 'Организаторы вправе удалить с турнира',
  },
} as const satisfies Record<string, { en: string; ru: string }>;

export type Heed = keyof typeof heeds;
