// A room of the server in a component: its newest picture, whether the server is there, and how an act reaches it.
import { useEffect, useMemo, useRef, useState } from 'react';
import { type RoomLive, type RoomPicture, watchRoom } from '../../../rooms/wire/room-live.ts';
import { keepSocket } from '../../../server/kept-socket.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

export type RoomState = {
  readonly live: RoomLive | null;
  readonly picture: RoomPicture | null;
  readonly refused: { readonly code: string; readonly sentence: string } | null;
  readonly isConnected: boolean;
  /** The server's time. */
  readonly now: () => number;
  readonly onSignal: (hear: (from: number, data: unknown) => void) => void;
};

export const useRoom = (room: string, token: string | null): RoomState => {
  const { t } = useTranslation('play');
  const [live, setLive] = useState<RoomLive | null>(null);
  const [picture, setPicture] = useState<RoomPicture | null>(null);
  const [refused, setRefused] = useState<RoomState['refused']>(null);
  const [isConnected, setConnected] = useState(false);
  const ahead = useRef(0);
  const hear = useRef<(from: number, data: unknown) => void>(() => undefined);
  const lost = useRef(t('room.lost'));
  lost.current = t('room.lost');
  useEffect(() => {
    const told = {
      picture: (next: RoomPicture) => {
        setRefused(null);
        setPicture(next);
      },
      refused: (code: string, sentence: string) => setRefused({ code, sentence }),
      connected: setConnected,
      ahead: (milliseconds: number) => {
        ahead.current = milliseconds;
      },
      signal: (from: number, data: unknown) => hear.current(from, data),
    };
    const opened = watchRoom(room, token, told, { keep: keepSocket, now: Date.now, lost: lost.current });
    setLive(opened);
    return () => {
      opened.close();
      setLive(null);
      setPicture(null);
      setRefused(null);
    };
  }, [room, token]);
  const fixed = useMemo(
    () => ({
      now: () => Date.now() + ahead.current,
      onSignal: (next: (from: number, data: unknown) => void) => {
        hear.current = next;
      },
    }),
    [],
  );
  return { live, picture, refused, isConnected, ...fixed };
};
