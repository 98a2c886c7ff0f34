// The games of this device, in English.
export const games = {
  title: 'Games of this device',
  hint: 'open again, save a record',
  none: 'No game has been played on this device yet. Each one stays here with its record.',
  current: 'on the table now',
  handedOver: 'handed over',
  signed: 'signed',
  unsigned: 'not signed',
  saveOf: 'Save the record (.mgn) of the game of {{day}}',
  saveRawOf: 'Save the log (.jsonl) of the game of {{day}}',
  earlier_one: '{{count}} earlier game',
  earlier_other: '{{count}} earlier games',
  unreadable: 'Cannot be opened',
  why: {
    'unknown-rulebook':
      'This version does not have its rulebook. The game is kept: update Omerta, or save the log.',
    'newer-program': 'A newer Omerta wrote it. The game is kept: update Omerta, or save the log.',
    'refused-line':
      'This version does not accept one of its lines. The game is kept: update Omerta, or save the log.',
  },
  open: {
    title: 'A game is open on this device',
    continue: 'Continue it',
    putAway: 'Put it away and start the new one',
    kept: 'Nothing is lost: it stays in Games of this device and opens where it was.',
  },
} as const;
