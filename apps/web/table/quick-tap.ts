// A finger's tap on a button is its click at once: a browser makes one of it only after six more events, two frames later on a slow phone.

/** Pixels: a finger that has moved more was not tapping. */
const slop = 12;
/** Milliseconds: longer is a hold, which is the browser's to tell. */
const longest = 400;

type Begun = { readonly x: number; readonly y: number; readonly at: number };

/** The taps within a place; gives what ends it. */
export const quickTaps = (place: HTMLElement): (() => void) => {
  let begun: Begun | null = null;
  const start = ({ touches, timeStamp }: TouchEvent): void => {
    const [touch] = touches;
    begun = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY, at: timeStamp } : null;
  };
  const end = (event: TouchEvent): void => {
    const [touch] = event.changedTouches;
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!begun || !touch || !button || button.disabled || !event.cancelable) return;
    if (
      Math.hypot(touch.clientX - begun.x, touch.clientY - begun.y) > slop ||
      event.timeStamp - begun.at > longest
    )
      return;
    // The browser's own click would be a second one.
    event.preventDefault();
    button.click();
  };
  place.addEventListener('touchstart', start, { passive: true });
  place.addEventListener('touchend', end, { passive: false });
  return () => {
    place.removeEventListener('touchstart', start);
    place.removeEventListener('touchend', end);
  };
};
