// The page's one way to sound; a browser opens it only after a touch or a key.
import { afterPaint } from '../device/after-paint.ts';

let context: AudioContext | undefined;

export const audio = (): AudioContext => {
  context ??= new AudioContext();
  return context;
};

/** Opening it costs a phone a tenth of a second: it comes after the picture of the touch that allows it. */
const open = (): void => void afterPaint().then(() => audio().resume());

/** A call or a sleeping phone stops it too: the next touch brings it back. */
export const keepAudioAwake = (): (() => void) => {
  const wake = (): void => {
    if (!context) open();
    else if (context.state !== 'running') void context.resume();
  };
  if (navigator.userActivation?.hasBeenActive) open();
  window.addEventListener('click', wake);
  window.addEventListener('keydown', wake);
  return () => {
    window.removeEventListener('click', wake);
    window.removeEventListener('keydown', wake);
  };
};
