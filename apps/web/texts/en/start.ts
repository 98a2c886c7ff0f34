// The first page and the new game, in English.
export const start = {
  title: 'The referee of sport mafia',
  tagline:
    'Omerta helps the referee run sport mafia: ten players at the table, and on the screen what to say, whose turn it is and what the rulebook allows.',
  how: {
    title: 'How to begin',
    names: 'Choose the rulebook and write down ten nicknames',
    cards: 'Deal the cards and mark who got which',
    button: 'Read the phrase aloud and press the large button',
  },
  about: {
    title: 'About Omerta',
    what: {
      link: 'About',
      title: 'What this is',
      more: 'It knows five rulebooks clause by clause. It keeps the clocks, counts fouls, nominations and votes, leads through the night, finds who has won and fills in the sheet.',
      device: 'Games stay on this device. There is no account, and nothing is sent anywhere.',
    },
    help: {
      link: 'Help',
      title: 'Help',
      begin: {
        asked: 'How do I run a game?',
        answer:
          'The phrase above the large button is what you say now; the button is what comes next. Tap a seat for a nomination, a hand or a shot; hold it for fouls and cards.',
      },
      slip: {
        asked: 'I pressed the wrong thing',
        answer:
          'Undo takes back the last line. The timeline, at the top of the table, puts right any line, however long ago, and shows first what that would change.',
      },
      kept: {
        asked: 'The phone went dark, the page was closed',
        answer: 'Open Omerta again and press Continue: the game stands where it stood, with its clock.',
      },
      secret: {
        asked: 'Can a player read the cards off my screen?',
        answer:
          'No. By day nothing on the screen depends on a card; cards show only while you hold the eye at the top. At night the screen is dark red and dim.',
      },
      other: {
        asked: 'I want to go on with another phone',
        answer: 'This device, then Hand the game over. No network is needed.',
      },
      rule: {
        asked: 'Which clause says so?',
        answer:
          'Tap the phrase or the number of a clause. The whole rulebook of the game is in the menu of the table.',
      },
    },
    install: {
      link: 'Install',
      title: 'Install',
      why: 'Installed, it opens from the home screen, over the whole screen and without a network.',
      iphone: 'iPhone, iPad: Share, then Add to Home Screen.',
      android: 'Android: the browser’s menu, then Install or Add to Home screen.',
      computer: 'Computer: the sign at the right end of the address.',
    },
    licence: {
      link: 'Source and licence (MIT)',
      title: 'Source and licence',
      mit: 'Omerta is free software under the MIT licence: anybody may use, copy, change and pass it on.',
      source:
        'The source code comes with the program: whoever opened this address for you has it, and may give it to you.',
      text: 'The text of the licence',
    },
  },
  newGame: 'New game',
  connect: 'Connect to a tournament',
  connectHint: 'by a code from the desk',
  continueGame: 'Continue',
  finishSheet: 'Finish the sheet',
  continueAt: '{{phase}} · {{rulebook}}',
  rulebooks: 'Rulebooks',
  rulebooksHint: 'five, clause by clause',
  play: 'Play',
  playHint: 'against bots, or with people in a room',
  demo: 'Demo',
  demoHint: 'the referee’s table at work',
  replay: 'Replay',
  replayHint: 'step through any finished game',
  board: 'Board',
  boardHint: 'the clock and the ring on a projector or television',
  openFile: 'Open a record (.mgn)',
  rulebook: 'Rulebook',
  switches: 'Switches',
  pointSwitches_one: 'Points: {{count}} switch',
  pointSwitches_other: 'Points: {{count}} switches',
  players: 'Players',
  paste: 'Ten nicknames, one a line or with commas',
  pasteList: 'Paste a list',
  pasteAccept: 'Take these seats',
  playerN: 'Player {{seat}}',
  shuffle: 'Draw seats',
  clear: 'Clear',
  waiting: 'Waiting for a seat',
  lastEvening: 'From the last evening',
  everybody: 'Everybody',
  twice: 'One nickname at several seats: {{names}}',
  sameAs: 'also at {{seats}}',
  begin: 'To the table',
} as const;
