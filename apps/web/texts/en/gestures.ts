// The card of gestures, in English.
export const gestures = {
  title: 'How the table is used',
  understood: 'Got it',
  next: 'The large button is the next step',
  nextMore: 'Above it stands what to say. Tap the phrase for its clause.',
  tap: 'A tap on a seat is what the step waits for',
  tapMore: 'In a speech the nominee, in a vote a hand, at night the number shown.',
  count: 'Hands by their number, one tap',
  countMore: 'Who voted can be marked on the seats before you accept.',
  foul: '“Foul”, then the seat',
  foulMore:
    'Beside it “Other sanction”: warning, removal and whatever the rulebook has. The foul that removes is asked about.',
  hold: 'Holding a seat opens its sheet',
  holdMore: 'Sanctions with their reasons, and what the player said of himself.',
  eye: 'The eye, only while you hold it',
  eyeMore:
    'Cards, checks, shots, how far each team is from winning. Let go, and nothing is left on the screen.',
  undo: 'The arrow undoes, the clock is the whole game',
  undoMore: 'Any line can be corrected: you first see what would change.',
} as const;
