// How an iPhone or iPad installs the product, in English.
export const install = {
  title: 'Add to the Home Screen',
  why: 'Safari has no install button of ours. Its own menu does it:',
  share: 'Tap Share: the square with an arrow.',
  add: 'Scroll down and tap “Add to Home Screen”.',
  open: 'Tap “Add”. From then on open Omerta from the Home Screen.',
  games: 'Games you have led in Safari stay in Safari. Hand them over if you need them there.',
  handOver: 'Hand a game over',
  done: 'Got it',
} as const;
