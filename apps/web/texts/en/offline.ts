// The device without a network, in English.
export const offline = {
  device: 'This device',
  deviceHint: 'sound, keeping, hand-over',
  noNetwork: 'No network. Everything works as it is.',
  fresh: 'A new version is here.',
  freshAfterGame: 'A new version is here. It will come in after the game.',
  freshElsewhere: 'A new version is here. It waits: a game is open in another window.',
  letIn: 'Take it',
  install: 'Install',
  notPromised: 'The browser does not promise to keep the games',
  notKept:
    'When its disk is full the browser may delete the games. Installing usually helps; a record saved as a file is safe.',
  unkept: 'This game is not kept: do not close the page.',
  saveNow: 'Save',
  unsaved: {
    back_one: '{{count}} line that was not saved last time is back in the game.',
    back_other: '{{count}} lines that were not saved last time are back in the game.',
    unwritten_one:
      '{{count}} line of the last time still cannot be saved. It is kept aside: free some space on the device and open Omerta again.',
    unwritten_other:
      '{{count}} lines of the last time still cannot be saved. They are kept aside: free some space on the device and open Omerta again.',
    unfit_one:
      '{{count}} line of the last time was not saved and no longer fits: the game went on without it.',
    unfit_other:
      '{{count}} lines of the last time were not saved and no longer fit: the game went on without them.',
  },
  title: 'Without a network',
  keptOffline: 'Everything is on this device: it opens with the network off.',
  notKeptOffline: 'Not on this device yet: leave this page open with a network for a moment.',
  needsHttps: 'This address has no HTTPS: the page cannot be installed, and does not open without a network.',
  kept: 'The browser promised to keep the games.',
  unasked: 'The browser is asked to keep the games when one begins.',
  noNetworkOpen: 'No network. The open page works; do not close it, it would not open again.',
  noPromise: 'The browser keeps the games as long as it has room, and promises nothing.',
  notAwake:
    'The screen may go dark at the table: without HTTPS the browser does not keep it awake. Give the phone a longer screen time.',
  plainHttp: 'This address has no HTTPS: the screen may go dark',
  handHowPlain:
    'A game goes to another phone with no network: codes on this screen, or its record as a file or a text.',
  takeHowPlain:
    'Open the record that the other device has saved, or paste its text. Without HTTPS there is no camera here.',
  awake: 'The screen stays awake at the table.',
  handTitle: 'Another device',
  handHow: 'A game goes to another phone with no network: codes on one screen, the camera of the other.',
  give: 'Hand the game over',
  giveHow: 'On the other device: This device → Take a game, and point its camera here.',
  giveSecret: 'The codes hold the cards of the players: show them to a referee only.',
  codeOf: '{{at}} of {{count}}',
  codeBefore: 'Code before',
  codeAfter: 'Code after',
  codeHold: 'Hold',
  codeGo: 'Go on',
  copyCodes: 'Copy as text',
  saveRecord: 'Save the record (.mgn)',
  copied: 'Copied: paste it on the other device.',
  notCopied: 'The browser does not let the page copy: save the record instead.',
  given: 'The other device has it',
  givenHint: 'The game closes here and goes on there.',
  take: 'Take a game',
  takeHow: 'Point the camera at the codes of the other device, or bring its text or its record.',
  camera: 'What the camera sees',
  cameraOn: 'Read with the camera',
  cameraOff: 'Stop the camera',
  noCamera: 'No camera: it is missing or not allowed. Paste the text or open the record instead.',
  codesRead: '{{at}} of {{count}} codes read',
  openFile: 'Open a record (.mgn)',
  pasteHere: 'Or paste the text here',
  takeHere: 'Play on here',
  takeLeaves: 'A game is open on this device: it will be put away and stay in Games of this device.',
  takeFailed: 'The game could not be kept on this device.',
  takeDamaged:
    'This game is on this device already, and its record here is damaged. Delete it in Games of this device, then take it again.',
  takeDiverged:
    'This game is on this device already and went on differently here. Bring it as a .mgn file to keep both.',
  takeWithoutAside:
    'What was half entered there is of another version and stays behind: look at the clock and the step.',
  unfit: {
    damaged: 'The text did not come whole. Bring it once more.',
    'too-large':
      'This is far too much for one game. Nothing was taken: bring the codes or the record of one game.',
    'other-version': 'The other device has another version of Omerta. Update both, then hand over again.',
    'unknown-rulebook': 'This version has no such rulebook. Update Omerta here first.',
    'bad-opening':
      'This game cannot have begun so: its cards, players or rules are not right. Nothing was taken.',
    'refused-line': 'Line {{line}} is not allowed by the rulebook of this version.',
    'not-a-record': 'This is no record of a game: line {{line}} cannot be read.',
  },
  keys: 'Keys',
  keysHint: 'The table can be run from a keyboard: press ? on any screen.',
} as const;
