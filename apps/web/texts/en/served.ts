// A table connected to a tournament's server, in English.
export const served = {
  how: 'The desk gives you a code for your table: type it, or point the camera at its picture.',
  howPlain: 'The desk gives you a code for your table: type it here.',
  code: 'Code',
  go: 'Connect',
  asking: 'Asking the server…',
  cameraOn: 'Read with the camera',
  cameraOff: 'Stop the camera',
  noCamera: 'No camera: it is missing or not allowed. Type the code instead.',
  otherServer: 'This code is of another server: {{host}}. Open that address first.',
  noCode: 'This is no code of a table.',
  noGame: 'No game waits for you now. Ask the desk.',
  plain: 'This address has no HTTPS. Over it the server gives no cards, and this phone lacks:',
  plainMissing: {
    offline: 'a start without a network',
    awake: 'a screen that stays on',
    camera: 'the camera',
  },
  plainGo: 'Open with HTTPS',
  stillHere_one:
    'One game of this phone is not sent to its end yet. With another code it cannot be sent from here.',
  stillHere_other:
    '{{count}} games of this phone are not sent to their end yet. With another code they cannot be sent from here.',
  round: 'Round {{round}}',
  table: 'Table {{table}}',
  begin: 'Begin this game',
  goOn: 'Go on with this game',
  takeOver: 'Take the table over',
  held: 'Another phone leads this table: {{who}}, since {{time}}.',
  heldHow: 'If you take it over, that phone takes no more lines. Everything written so far comes here.',
  unknown: 'unknown',
  leaves: 'A game is open on this device: it will be put away and stay in Games of this device.',
  refused: {
    'other-version':
      'The server has rules of another version than this page. Reload the page with a network, then try again.',
    unsent: 'Lines written here have not reached the server yet. Try again when it answers.',
    'not-fetched': 'What was written so far did not come from the server. Try again.',
    store: 'This device could not keep the game.',
  },
  mark: {
    sent: 'sent',
    unsent: '{{count}} not sent',
    silent: 'no server since {{time}}',
    silentUnsent: 'no server since {{time}}, {{count}} not sent',
    stopped: 'not sending',
    refused: 'tournament asks',
  },
  details: {
    title: 'Tournament',
    sent: 'Everything written here is on the server.',
    unsent_one: '{{count}} entry is not on the server yet.',
    unsent_other: '{{count}} entries are not on the server yet.',
    silent:
      'The server has not answered since {{time}}. Play on: everything is kept here and goes out by itself.',
    beside_one:
      '{{count}} entry of this phone is kept at the desk beside the game; the chief referee chooses which course stands.',
    beside_other:
      '{{count}} entries of this phone are kept at the desk beside the game; the chief referee chooses which course stands.',
    session:
      'This phone is not connected any more. Play on, and get a new code from the desk: then everything goes out.',
    stop: 'The server takes no more lines from this phone.',
    retry: 'Try now',
    reconnect: 'Connect again',
  },
  errand: {
    'call-game': 'The tournament did not take the call of the game:',
    'start-game': 'The tournament did not take the start of the game:',
    'announce-result': 'The tournament did not take the result:',
    'hand-in-sheet': 'The tournament did not take the sheet:',
    'correct-sheet': 'The tournament did not take the correction:',
    'sign-sheet': 'The tournament did not take the signature:',
  },
  errandHow: 'It is told again by itself. If it stays so, ask the desk or the chief referee.',
  sheet: {
    title: 'Tournament',
    open: 'When you sign, the sheet goes to the tournament by itself.',
    going: 'The sheet is on its way to the tournament.',
    in: 'The signed sheet is in the tournament.',
    next: 'Next game: round {{round}}, table {{table}}',
    nextOther: 'Next game',
    none: 'No other game waits for you now.',
    close: 'Close this game',
  },
  taken: {
    title: 'Another phone leads this table now',
    who: '{{who}}, since {{time}}.',
    why: 'Nothing more is taken here.',
    beside_one:
      '{{count}} entry of this phone was not in the game: it is kept at the desk, and the chief referee sees it.',
    beside_other:
      '{{count}} entries of this phone were not in the game: they are kept at the desk, and the chief referee sees them.',
    unsent_one: '{{count}} entry of this phone still has to reach the server.',
    unsent_other: '{{count}} entries of this phone still have to reach the server.',
    back: 'Take the table back',
    backHint: 'What was written there comes here, and that phone takes no more lines.',
    save: 'Save the record (.mgn)',
  },
} as const;
