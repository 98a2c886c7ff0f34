// While a game that a server has too is on the screen: it is talked about, a table that another device has is let go, and what the desk has changed is told of.
import { useEffect, useSyncExternalStore } from 'react';
import type { Session } from '../session/session.ts';
import { isEndedEarly } from '../sync/ended-early.ts';
import { EndedEarly } from './ended-early.tsx';
import { Reseated } from './reseated.tsx';
import { TakenOver } from './taken-over.tsx';
import { useServed } from './use-served.ts';

export const ServedGuard = ({ session }: { readonly session: Session }) => {
  const talk = useServed(session.live().id)?.state.talk;
  const stop = talk?.outbox.stop?.code;
  const isTaken = stop === 'sync/held';
  const isLetGo = useSyncExternalStore(
    session.subscribe,
    () => session.live().saving === 'elsewhere' && session.live().away === 'taken',
  );
  useEffect(() => {
    if (isTaken) void session.letGo('taken');
  }, [isTaken, session]);
  if (isLetGo) return <TakenOver session={session} />;
  if (talk && isEndedEarly(talk)) return <EndedEarly />;
  return stop === 'sync/other-opening' ? <Reseated session={session} /> : null;
};
