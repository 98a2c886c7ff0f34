// While a game that a server has too is on the screen: it is talked about, and a table that another device has is let go.
import { useEffect } from 'react';
import type { Session } from '../session/session.ts';
import { useServed } from './use-served.ts';

export const ServedGuard = ({ session }: { readonly session: Session }) => {
  const isTaken = useServed(session.live().id)?.state.talk.outbox.stop?.code === 'sync/held';
  useEffect(() => {
    if (isTaken) void session.letGo('taken');
  }, [isTaken, session]);
  return null;
};
