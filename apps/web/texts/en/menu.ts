// English: the menu of the table.
export const menu = {
  title: 'Table',
  rulebook: 'Rulebook: {{rulebook}}',
  note: 'Note',
  split: 'Split of votes',
  splitBetween: 'Between whom?',
  rule: 'Ruling of the referee',
  annul: 'Annul the game',
  annulClause: 'Clause',
  annulNoClause: 'none',
  annulWhy: 'Why is the game annulled?',
  write: 'Write down',
  sanction: { cards: 'Card, removal, forfeit', plain: 'Removal, forfeit' },
  gestures: 'How the table is used',
  chief: 'Call the chief referee',
  handOver: 'Hand the game over to another phone',
  ruling: {
    miss: 'The shots are a miss',
    'best-void': 'The best move is void',
    'cancel-vote': 'No vote on day {{day}}',
    'hold-vote': 'The vote of day {{day}} is held',
  },
} as const;
