// Keys of the second look: wherever the focus is, but not in a field and not behind a dialog.
import { useEffect, useRef } from 'react';
import { doingOf, type ReviewDoing } from '../../../desk/sheets/review.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

export const useReviewKeys = (doings: Readonly<Record<ReviewDoing, () => void>>): void => {
  const latest = useRef(doings);
  latest.current = doings;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const isElsewhere = isTyping(event.target) || document.querySelector('[role="dialog"]') !== null;
      const doing = isElsewhere || event.defaultPrevented ? null : doingOf(event);
      if (doing === null) return;
      event.preventDefault();
      latest.current[doing]();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
};
