// The page's one way to sound; a browser opens it only after a touch or a key.
import { afterPaint } from '../device/after-paint.ts';

let context: AudioContext | undefined;

export const audio = (): AudioContext => {
  context ??= new AudioContext();
  return context;
};

const resume = (): void => {
  if (audio().state !== 'running') void audio().resume();
};

/**
 * To make it costs a phone a tenth of a second: that comes before any touch, after the picture. What waits for a picture is
 * no touch any more to Safari, so the touch itself opens it; and again after a call or a sleep of the phone.
 */
export const keepAudioAwake = (): (() => void) => {
  void afterPaint().then(navigator.userActivation?.hasBeenActive ? resume : audio);
  window.addEventListener('click', resume);
  window.addEventListener('keydown', resume);
  return () => {
    window.removeEventListener('click', resume);
    window.removeEventListener('keydown', resume);
  };
};
