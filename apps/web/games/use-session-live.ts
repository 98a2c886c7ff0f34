// A session as it stands now, for a part of the screen that follows it.
import { useSyncExternalStore } from 'react';
import type { Live, Session } from '../session/session.ts';

export const useSessionLive = (session: Session): Live =>
  useSyncExternalStore(session.subscribe, session.live);
