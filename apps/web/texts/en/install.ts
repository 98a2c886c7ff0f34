// How an iPhone or iPad installs the product, in English.
export const install = {
  title: 'Add to the Home Screen',
  why: 'A page cannot install itself in Safari. Use Safari’s menu:',
  share: 'Tap Share: the square with an arrow.',
  add: 'Scroll down and tap “Add to Home Screen”.',
  open: 'Tap “Add”. From then on open Omerta from the Home Screen.',
  games: 'Games you led in Safari stay in Safari. Hand them over if you need them.',
  handOver: 'Hand a game over',
  done: 'Got it',
} as const;
