// What to heed before an act is punished, in English: it gives what every language words.

export const heeds = {
  'doubt-for-player': 'In doubt, decide for the player',
  'stock-phrase-is-yellow': 'A stock phrase is a yellow card',
  'not-of-the-body': 'Not from light, a yawn, a sneeze or laughter',
  'errors-may-be-named': 'A wrong turn, order or count may be named',
  'checks-may-be-told': 'What was checked may be told',
  'free-seating-too': 'In the free seating too',

  'role-or-game': 'To prove a role or steer the game',
  'role-or-vote': 'To prove a role or sway a vote',
  'sway-game': 'To steer the game',
  'sway-vote': 'To sway a vote',
  'claimed-sheriff': 'By anybody who came out as Sheriff',
  'real-sheriff': 'By the Sheriff of the game alone',
  'hint-received': 'For the player who received it',

  'tell-of-red-card': 'Tell him: a repetition is the red card',
  'vote-counts': 'The vote counts',
  'numbers-stand': 'The best move ends, the numbers said stand',
  'best-move-void': 'The best move is not accepted',
  expelled: 'Expelled from the tournament too',
  'may-be-expelled': 'The organisers may expel from the tournament',
} as const;
