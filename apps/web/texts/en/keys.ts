// The keyboard, in English.
export const keys = {
  title: 'Keys',
  action: {
    next: 'the next step',
    foul: 'foul, then the seat',
    undo: 'take the last line back',
    pause: 'clock: pause or go on',
    plus: 'clock: more time',
    minus: 'clock: less time',
    cards: 'the cards, while held down',
    history: 'the timeline',
    votes: 'all votes',
    music: 'night music on or off',
    help: 'this list',
  },
  redo: 'bring back what was undone',
  seats: 'seats 1 to 10',
  withShift: 'hands counted in a ballot; else the seat’s sheet',
  walk: 'everything else, button by button',
  change: 'Tap a key here, then press the one you want instead.',
  press: 'press a key',
  reset: 'As they were',
} as const;
