// While a game that a server has too is on the screen: it is talked about, a table that another device has is let go, and a new player is told of.
import { useEffect, useSyncExternalStore } from 'react';
import type { Session } from '../session/session.ts';
import { Reseated } from './reseated.tsx';
import { TakenOver } from './taken-over.tsx';
import { useServed } from './use-served.ts';

export const ServedGuard = ({ session }: { readonly session: Session }) => {
  const stop = useServed(session.live().id)?.state.talk.outbox.stop?.code;
  const isTaken = stop === 'sync/held';
  const isLetGo = useSyncExternalStore(
    session.subscribe,
    () => session.live().saving === 'elsewhere' && session.live().away === 'taken',
  );
  useEffect(() => {
    if (isTaken) void session.letGo('taken');
  }, [isTaken, session]);
  if (isLetGo) return <TakenOver session={session} />;
  return stop === 'sync/other-opening' ? <Reseated session={session} /> : null;
};
