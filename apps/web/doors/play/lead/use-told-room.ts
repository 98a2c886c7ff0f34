// What the referee's table tells the room by itself: his clock, who has the word, the number called; and what players propose, entered on it.
import type { RefereePicture } from '@omerta/play/picture.ts';
import { conducts } from '@omerta/rules/view/conducts.ts';
import { useEffect, useRef } from 'react';
import { useSessionLive } from '../../../games/use-session-live.ts';
import { draftWith, proposalKey } from '../../../rooms/lead/proposed.ts';
import { shownClock } from '../../../rooms/lead/shown-clock.ts';
import type { RoomLive } from '../../../rooms/wire/room-live.ts';
import type { Session } from '../../../session/session.ts';

/** Fine enough for numbers a second apart. */
const beat = 100;

export const useToldClock = (session: Session, live: RoomLive | null, isConnected: boolean): void => {
  const { aside, course } = useSessionLive(session);
  const told = useRef('');
  useEffect(() => {
    if (!live || !isConnected) {
      told.current = '';
      return undefined;
    }
    const tell = (): void => {
      const shown = shownClock({ course, aside }, session.now());
      const text = JSON.stringify(shown);
      if (text === told.current) return;
      told.current = text;
      void live.lead(shown);
    };
    tell();
    if (!aside.calling) return undefined;
    const timer = setInterval(tell, beat);
    return () => clearInterval(timer);
  }, [session, live, isConnected, aside, course]);
};

/** Each once, so that the referee may take back what came in; of a picture of this very position alone. */
export const useEntered = (session: Session, { proposals, given }: RefereePicture): void => {
  const { course, aside } = useSessionLive(session);
  const entered = useRef(new Set<string>());
  // Whoever shoots before the numbers are called waits with his shot: the large button calls them first.
  const isEarly = aside.calling === null && conducts(course.rulebook, course.state)?.step === 'shots';
  const isNow = given.length === course.version && !isEarly;
  useEffect(() => {
    if (!isNow) return;
    const fresh = proposals.filter((each) => !entered.current.has(proposalKey(each)));
    for (const each of fresh) entered.current.add(proposalKey(each));
    const { draft } = session.live().aside;
    const next = draftWith(session.live().course, draft, fresh);
    if (next !== draft) session.setAside({ draft: next });
  }, [session, isNow, proposals]);
};
