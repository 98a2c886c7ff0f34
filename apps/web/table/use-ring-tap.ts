// A sheet asks for a seat while the ring is in sight above it: a tap on the ring's own seat answers.
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { useEffect, useRef } from 'react';

const holds = (element: Element, { clientX, clientY }: MouseEvent): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
};

/** The seat that lies there under the shade. */
const seatUnder = (event: MouseEvent): Seat | undefined => {
  const { target } = event;
  if (!(target instanceof Element) || target.closest('[role="dialog"]')) return undefined;
  const under = [...document.querySelectorAll('.ring [data-seat]')].find((each) => holds(each, event));
  return seats.find((seat) => String(seat) === under?.getAttribute('data-seat'));
};

/** The sheet stays; `null`: nothing is asked, and a tap beside the sheet closes it. */
export const useRingTap = (pick: ((seat: Seat) => void) | null): void => {
  const now = useRef(pick);
  now.current = pick;
  useEffect(() => {
    const tap = (event: MouseEvent): void => {
      const seat = now.current ? seatUnder(event) : undefined;
      if (seat === undefined) return;
      event.stopImmediatePropagation();
      now.current?.(seat);
    };
    window.addEventListener('click', tap, { capture: true });
    return () => window.removeEventListener('click', tap, { capture: true });
  }, []);
};
