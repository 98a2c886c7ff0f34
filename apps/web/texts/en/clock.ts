// English: the clock set by hand, and the clock of a break.
export const clock = {
  title: 'Clock',
  more: '+{{seconds}} s',
  less: '−{{seconds}} s',
  left: 'How much is left, minutes:seconds',
  wrong: 'Write seconds, or minutes and seconds: 45 or 1:05.',
  set: 'Set',
  interrupted: '{{step}}: {{time}} left',
} as const;
