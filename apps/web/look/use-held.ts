// Something shown only while a button is held: let go, look away or leave the page, and it is gone.
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';

type Handlers = {
  readonly onPointerDown: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onContextMenu: (event: MouseEvent) => void;
};

type Options = {
  /** Hears how many milliseconds it was held. */
  readonly onRelease?: (held: number) => void;
  /** Milliseconds before it shows: a tap by mistake shows nothing. */
  readonly after?: number;
};

export const useHeld = ({
  onRelease,
  after = 0,
}: Options = {}): { readonly held: boolean; readonly handlers: Handlers } => {
  const [held, setHeld] = useState(false);
  const since = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const released = useRef(onRelease);
  released.current = onRelease;
  useEffect(() => {
    const letGo = (): void => {
      if (since.current === null) return;
      const ms = performance.now() - since.current;
      since.current = null;
      clearTimeout(timer.current);
      setHeld(false);
      released.current?.(ms);
    };
    const events = ['pointerup', 'pointercancel', 'blur', 'keyup'] as const;
    for (const each of events) window.addEventListener(each, letGo);
    document.addEventListener('visibilitychange', letGo);
    return () => {
      clearTimeout(timer.current);
      for (const each of events) window.removeEventListener(each, letGo);
      document.removeEventListener('visibilitychange', letGo);
    };
  }, []);
  const hold = (): void => {
    if (since.current !== null) return;
    since.current = performance.now();
    if (after === 0) setHeld(true);
    else timer.current = setTimeout(() => setHeld(true), after);
  };
  return {
    held,
    handlers: {
      onPointerDown: hold,
      onKeyDown: (event) => {
        if (event.key !== ' ' && event.key !== 'Enter') return;
        event.preventDefault();
        hold();
      },
      onContextMenu: (event) => event.preventDefault(),
    },
  };
};
