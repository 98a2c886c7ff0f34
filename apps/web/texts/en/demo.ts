// The demo, in English.
export const demo = {
  title: 'Demo',
  step: 'Line {{line}} of {{count}}',
  next: 'Next',
  previous: 'Back',
  play: 'Play',
  stop: 'Stop',
  beginning: 'Ten players have their cards. Step through what the referee wrote down, line by line.',
} as const;
