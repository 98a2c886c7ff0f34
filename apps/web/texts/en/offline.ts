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
  needsHttps: 'This address has no HTTPS: the page cannot be installed, and does not open without a network.',
  noNetworkOpen: 'No network. The open page works; do not close it, it would not open again.',
  notAwake:
    'The screen may go dark at the table: without HTTPS the browser does not keep it awake. Give the phone a longer screen time.',
  plainHttp: 'This address has no HTTPS: the screen may go dark',
  title: 'Without a network',
  keptOffline: 'Everything is on this device: it opens with the network off.',
  notKeptOffline: 'Not on this device yet: leave this page open with a network for a moment.',
  kept: 'The browser promised to keep the games.',
  unasked: 'The browser is asked to keep the games when one begins.',
  noPromise: 'The browser keeps the games as long as it has room, and promises nothing.',
  awake: 'The screen stays awake at the table.',
  keys: 'Keys',
  keysHint: 'The table can be run from a keyboard: press ? on any screen.',
} as const;
