// Refusals, incidents, and the note of what was corrected, in English.
export const trouble = {
  refused: 'Not allowed',
  understood: 'Understood',
  happened: 'It already happened',
  cardGiven: 'This card has been dealt already: check who has it.',
  whoHas: 'Hold: who has it',
  incident: {
    title: 'It already happened',
    record: 'Record an incident',
    what: 'What happened',
    clause: 'Clause',
    noClause: 'no clause',
    continue: 'Record and go on',
    chief: 'Call the chief referee',
    annul: 'Annul the game',
    annulSure: 'Annul the game? It stays in the record without a result; it can be taken back.',
  },
  chief: {
    title: 'The chief referee is called. Game stopped.',
    decision: 'What the chief referee decided',
    continue: 'Go on',
  },
  history: 'Timeline',
  note: {
    corrected_zero: 'Corrected.',
    corrected_one: 'Corrected: {{count}} line left out.',
    corrected_other: 'Corrected: {{count}} lines left out.',
    undone_one: '{{count}} line undone.',
    undone_other: '{{count}} lines undone.',
    /** The hands of one line were corrected. */
    hands: 'Hands: {{before}} → {{after}}.',
    voters: 'Who voted is recorded.',
    takeBack: { corrected: 'Undo', undone: 'Bring back' },
    leave: 'Put the message away',
  },
} as const;
