// A finger that taps twice meant its first tap: where that changed the screen under it, nothing is heard of the second.
import { settings } from '../device/settings.ts';
import { type FingerTap, isSameTap } from '../play/guard.ts';

const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? (target.closest('button, a, label, input, select, textarea') ?? target) : null;

/** What was tapped still lies there, be it drawn anew: then the next tap meets what it was aimed at. */
const isStillThere = (control: Element | null, { x, y }: FingerTap): boolean => {
  const there = document.elementFromPoint(x, y);
  const tool = control?.getAttribute('data-tool') ?? null;
  return !control || control.contains(there) || (tool !== null && !!there?.closest(`[data-tool="${tool}"]`));
};

/** What else a press is told by: each part of the screen listens to one or another of them. */
const told = ['mousedown', 'touchstart', 'touchend', 'click'] as const;

/** Over the whole page, sheets and all; gives what ends it. */
export const oneFinger = (): (() => void) => {
  let last: { readonly control: Element | null; tap: FingerTap } | null = null;
  let slipped = false;

  const down = (event: PointerEvent): void => {
    // The keyboard makes one of its own to hold a button down.
    if (!event.isTrusted) return;
    const tap = { x: event.clientX, y: event.clientY, at: performance.now() };
    slipped =
      last !== null && isSameTap(last.tap, tap, settings().wait) && !isStillThere(last.control, last.tap);
    if (slipped) event.stopImmediatePropagation();
    else last = { control: controlOf(event.target), tap };
  };

  /** What a tap did is in sight from its first frame on. */
  const done = (): void => {
    const pressed = last;
    if (!pressed) return;
    pressed.tap = { ...pressed.tap, at: Number.POSITIVE_INFINITY };
    requestAnimationFrame(() => {
      pressed.tap = { ...pressed.tap, at: performance.now() };
    });
  };

  const hear = (event: Event): void => {
    if (slipped) event.stopImmediatePropagation();
    if (event.type !== 'click') return;
    if (slipped) event.preventDefault();
    else done();
    slipped = false;
  };

  const aim = (): void => {
    slipped = false;
  };

  const ends = new AbortController();
  const { signal } = ends;
  window.addEventListener('pointerdown', down, { capture: true, signal });
  window.addEventListener('keydown', aim, { capture: true, signal });
  for (const each of told)
    window.addEventListener(each, hear, { capture: true, passive: each !== 'click', signal });
  return () => ends.abort();
};
