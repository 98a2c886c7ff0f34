// The phone's own Back: it takes back what was opened last, and only when nothing is left leads to the page before.
import { useEffect, useRef } from 'react';
import { useWay } from '../routing/way.ts';

/** Whether it had something to take back. */
type Taker = () => boolean;

const takers: Taker[] = [];

/** While it is on the screen, Back is asked of it before it is asked of anything that was there earlier. */
export const useBack = (onBack: Taker): void => {
  const latest = useRef(onBack);
  latest.current = onBack;
  useEffect(() => {
    const taker: Taker = () => latest.current();
    takers.push(taker);
    return () => {
      takers.splice(takers.indexOf(taker), 1);
    };
  }, []);
};

const away: ReadonlySet<string> = new Set(['BACK', 'GO']);

/** Links and the way forward are not asked about: only Back can be meant for what lies over the page. */
const isTakenBack = ({ action }: { readonly action: string }): boolean =>
  away.has(action) && takers.toReversed().some((take) => take());

export const useBackTakesBack = (): void => {
  const { history } = useWay();
  useEffect(() => history.block({ blockerFn: isTakenBack, enableBeforeUnload: false }), [history]);
};

/** To the page that the product was opened with, past every table and sheet on the way. */
export const useLeave = (): (() => void) => {
  const { history, go } = useWay();
  return () => {
    const steps = history.location.state.__TSR_index;
    if (steps > 0) history.go(-steps, { ignoreBlocker: true });
    else void go({ to: '/', replace: true });
  };
};
