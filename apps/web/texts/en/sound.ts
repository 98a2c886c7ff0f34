// Signals and music, in English.
export const sound = {
  title: 'Sound',
  signals: 'Tone at ten seconds and at the end',
  vibration: 'Vibration',
  try: 'Try',
  music: 'Night music',
  byItself: 'Plays by itself at night, fades out in the morning',
  piece: 'Omerta’s own piece',
  volume: 'Loudness',
  listen: 'Listen',
  stop: 'Stop',
  add: 'Add your own files',
  addHint: 'They stay on this device.',
  remove: 'Remove {{name}}',
  notAdded: 'The file could not be kept: the browser has no room.',
  sounding: { off: 'off', loading: 'coming', waiting: 'touch it', playing: 'playing', fading: 'fading', failed: 'no sound' },
} as const;
