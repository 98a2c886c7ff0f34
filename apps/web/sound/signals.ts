// The ten-second and the end signal: a tone made here, a vibration, a frame of light around the screen.
import './flash.css';
import { settings } from '../device/settings.ts';
import { vibrate } from '../device/vibrate.ts';
import { isNight } from '../look/theme.ts';
import { audio } from './audio.ts';

type Signal = 'ten' | 'end';

export const tone = (at: number, frequency: number, seconds: number): void => {
  const context = audio();
  const start = context.currentTime + at;
  const [oscillator, gain] = [context.createOscillator(), context.createGain()];
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(0.3, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
};

let light: ReturnType<typeof setTimeout> | undefined;

/** One steady frame, no flicker: seen from the corner of an eye, and harmless to whoever cannot stand flashes. */
const flash = (which: Signal): void => {
  clearTimeout(light);
  const { dataset } = document.documentElement;
  dataset['flash'] = which;
  light = setTimeout(() => delete dataset['flash'], which === 'ten' ? 700 : 1600);
};

/** At night only light: the room hears nothing but the music. */
export const signal = (which: Signal): void => {
  flash(which);
  if (isNight()) return;
  vibrate(which === 'ten' ? 80 : [120, 80, 240]);
  if (!settings().sound) return;
  tone(0, 880, 0.15);
  if (which === 'end') tone(0.2, 660, 0.35);
};
