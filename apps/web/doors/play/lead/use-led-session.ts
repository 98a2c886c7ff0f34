// The game of a room under the referee's hands: opened from what the server has, sent line by line, read anew where another window went on.
import type { RefereePicture } from '@omerta/play/picture.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { newId } from '../../../device/new-id.ts';
import { storage } from '../../../device/plain-storage.ts';
import { bringAllBack, secondPlace } from '../../../games/second-place.ts';
import { ledGame, ledId } from '../../../rooms/lead/led-game.ts';
import { asideKey, type LedLog, ledLog } from '../../../rooms/lead/led-log.ts';
import { openSession, type Session } from '../../../session/session.ts';
import type { RoomState } from '../room/use-room.ts';

type Led = {
  readonly session: Session | null;
  /** A line that the server did not take, in its own words. */
  readonly refused: string | null;
  readonly understood: () => void;
  /** Another window has gone on with the game: what this one showed is read anew. */
  readonly isReread: boolean;
};

type Parts = {
  readonly room: string;
  readonly state: RoomState;
  readonly picture: RefereePicture;
  readonly rulebook: Rulebook;
};

const useLog = ({ room, state, picture, rulebook }: Parts, refused: (sentence: string) => void): LedLog => {
  const now = useRef({ picture, live: state.live });
  now.current = { picture, live: state.live };
  return useMemo(
    () =>
      ledLog({
        room,
        rulebook,
        newest: () => now.current.picture,
        lead: (given, id) => now.current.live?.lead(given, id) ?? Promise.resolve('lost'),
        newId,
        storage,
        refused,
      }),
    [room, rulebook, refused],
  );
};

export const useLedSession = (parts: Parts): Led => {
  const { room, state, picture, rulebook } = parts;
  const [session, setSession] = useState<Session | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [isReread, setReread] = useState(false);
  const log = useLog(parts, setRefused);
  const count = picture.given.length;
  const newest = useRef(picture);
  newest.current = picture;
  const isOpening = useRef(false);

  const reread = useCallback(() => setSession(null), []);

  // Opened when the picture has everything that this page has written.
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again with every line that comes
  useEffect(() => {
    if (session || isOpening.current) return;
    isOpening.current = true;
    const open = async (): Promise<void> => {
      await bringAllBack(log, ledId(room));
      const game =
        newest.current.given.length + 1 >= log.written() ? ledGame(room, newest.current, rulebook) : null;
      if (!game) return;
      const device = { name: room, now: state.now, newId };
      setSession(await openSession(log, device, game, secondPlace));
    };
    void open().finally(() => {
      isOpening.current = false;
    });
  }, [session, log, room, rulebook, count]);

  useEffect(() => {
    if (!session) return undefined;
    return session.subscribe(() => {
      if (session.live().saving !== 'elsewhere') return;
      setReread(true);
      reread();
    });
  }, [session, reread]);

  // Lines that are not of this page.
  useEffect(() => {
    if (!session) return;
    void session.settled().then(() => {
      const { head, saving } = session.live();
      if (saving === 'saved' && newest.current.given.length + 1 > head.version) void session.letGo();
      else if (count > 0) setReread(false);
    });
  }, [session, count]);

  useEffect(() => {
    if (session && state.isConnected) session.retry();
  }, [session, state.isConnected]);

  // A step begun in another window writes no line.
  useEffect(() => {
    const changed = ({ key }: StorageEvent): void => {
      if (key === asideKey(room) && !document.hasFocus()) reread();
    };
    window.addEventListener('storage', changed);
    return () => window.removeEventListener('storage', changed);
  }, [room, reread]);

  return { session, refused, understood: () => setRefused(null), isReread };
};
