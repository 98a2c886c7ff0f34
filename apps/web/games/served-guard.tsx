// While a game that a server has too is on the screen: it is talked about, a table that another device has is let go, and what the desk has changed is told of.
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Session } from '../session/session.ts';
import { isEndedEarly } from '../sync/ended-early.ts';
import { wantsCode } from '../sync/wants-code.ts';
import { EndedEarly } from './ended-early.tsx';
import { HandedHere, HandedOut } from './handed-here.tsx';
import { Reseated } from './reseated.tsx';
import { TakenOver } from './taken-over.tsx';
import { useServed } from './use-served.ts';

export const ServedGuard = ({ session }: { readonly session: Session }) => {
  const { talk, handed = false } = useServed(session.live().id)?.state ?? {};
  const stop = talk?.outbox.stop?.code;
  const isTaken = stop === 'sync/held';
  // As it was when the table was let go: taking it ends it before this page has read it anew.
  const wasHanded = useRef(false);
  if (isTaken) wasHanded.current = handed;
  const isLetGo = useSyncExternalStore(
    session.subscribe,
    () => session.live().saving === 'elsewhere' && session.live().away === 'taken',
  );
  useEffect(() => {
    if (isTaken) void session.letGo('taken');
  }, [isTaken, session]);
  if (isLetGo) return wasHanded.current ? <HandedHere session={session} /> : <TakenOver session={session} />;
  if (handed && wantsCode(talk?.outbox.stop)) return <HandedOut />;
  if (talk && isEndedEarly(talk)) return <EndedEarly />;
  return stop === 'sync/other-opening' ? <Reseated session={session} /> : null;
};
