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
    'The browser may delete the games when its disk is full, and Safari after seven days without a visit. Install Omerta, save the record as a file, or hand the game over.',
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
  needsHttps: 'This address has no HTTPS: the page cannot be installed, and does not open without a network.',
  noNetworkOpen: 'No network. The open page works; do not close it, it would not open again.',
  notAwake:
    'The screen may go dark at the table: without HTTPS the browser does not keep it awake. Give the phone a longer screen time.',
  plainHttp: 'This address has no HTTPS: the screen may go dark',
} as const;
