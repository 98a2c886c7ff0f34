// The board of one table, in English.
export const board = {
  title: 'Board',
  secondWindow: 'Board in a second window',
  why: 'The board shows the hall one table: the clock, whoever has the word, who is in the game. No card, no nomination.',
  code: 'Code of the screen',
  codeHint:
    'The desk makes it in its room “Screens”. A table’s code is for the referee’s phone and opens nothing here.',
  open: 'Open the board',
  here: 'Or on this device: open the table’s menu and choose “Board in a second window”.',
  unknown: 'No screen has this code.',
  revoked: 'This screen was switched off at the desk.',
  whichTable: 'Which table?',
  noTables: 'No table has a game yet.',
  tables: 'Tables',
  full: 'Full screen',
  forget: 'Another code',
  waiting: 'Waiting for the table. Open the game on this device.',
  staleHere: 'The table does not answer. As of {{time}}',
};
