// A game passed on to another device, in English.
export const passing = {
  handHowPlain:
    'A game goes to another phone with no network: codes on this screen, or its record as a file or a text.',
  takeHowPlain:
    'Open the record that the other device has saved, or paste its text. Without HTTPS there is no camera here.',
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
    'This game is on this device already and went on differently here. A tournament’s game: go on with it here and take the table back. Bring it as a .mgn file to keep both.',
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
} as const;
