// What the desk and a referee hear beside the clock: the bell of a round, and a chime where something has come.
import { settings } from '../device/settings.ts';
import { tone } from './signals.ts';

/** Three strokes, each with its overtones. */
export const bell = (): void => {
  if (!settings().sound) return;
  for (const at of [0, 0.8, 1.6]) for (const note of [523, 1046, 1568]) tone(at, note, 1.4);
};

export const chime = (): void => {
  if (!settings().sound) return;
  tone(0, 660, 0.2);
  tone(0.2, 880, 0.4);
};
