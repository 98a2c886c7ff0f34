// Something that a tap does one thing with and a longer press another: a seat, the clock.
import { type MouseEvent, type PointerEvent, useRef } from 'react';

const holdTime = 500;

/** The finger that held presses nothing when it is lifted, whatever has come under it. A click that no finger made passes. */
const lifted = (): void => {
  const over = new AbortController();
  const { signal } = over;
  const swallow = (event: Event): void => {
    if (!event.isTrusted) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    over.abort();
  };
  window.addEventListener('click', swallow, { capture: true, signal });
  for (const next of ['pointerdown', 'keydown'])
    window.addEventListener(next, () => over.abort(), { capture: true, signal });
};

/** A finger's hold and the menu it brings are one. */
export const useHold = (onHold: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [down, held] = [useRef(false), useRef(false)];
  const fire = (): void => {
    if (down.current && held.current) return;
    clearTimeout(timer.current);
    held.current = down.current;
    if (down.current) lifted();
    onHold();
  };
  const start = ({ button }: PointerEvent): void => {
    held.current = false;
    down.current = button === 0;
    if (down.current) timer.current = setTimeout(fire, holdTime);
  };
  const stop = (): void => {
    down.current = false;
    clearTimeout(timer.current);
  };
  const onContextMenu = (event: MouseEvent): void => {
    event.preventDefault();
    fire();
  };
  return {
    onPointerDown: start,
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu,
  };
};
