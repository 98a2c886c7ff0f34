// What this device does by itself, in English.
export const device = {
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
