// The demo, in English.
export const demo = {
  title: 'Demo',
  beginning: 'Ten players have their cards. The large button leads on, as at a real table; the arrows step.',
  over: 'After this the sheet is filled in and signed.',
  again: 'From the start',
  begin: 'Begin a game of your own',
  /** Of the ten seats, in their order. */
  names: 'Marble, Cinder, Juniper, Lantern, Harbour, Onyx, Willow, Ember, Falcon, Quartz',
} as const;
