// While a game that a server has too is on the screen: it is talked about, and a table that another device has is let go.
import { useEffect, useSyncExternalStore } from 'react';
import type { Session } from '../session/session.ts';
import { TakenOver } from './taken-over.tsx';
import { useServed } from './use-served.ts';

export const ServedGuard = ({ session }: { readonly session: Session }) => {
  const isTaken = useServed(session.live().id)?.state.talk.outbox.stop?.code === 'sync/held';
  const isLetGo = useSyncExternalStore(
    session.subscribe,
    () => session.live().saving === 'elsewhere' && session.live().away === 'taken',
  );
  useEffect(() => {
    if (isTaken) void session.letGo('taken');
  }, [isTaken, session]);
  return isLetGo ? <TakenOver session={session} /> : null;
};
