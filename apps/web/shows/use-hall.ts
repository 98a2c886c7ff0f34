// The hall's pictures for screens, watched live: of the tournament, and of the tables that are shown.
import type { ScreenShow } from '@omerta/tournament/day.ts';
import { useEffect, useRef, useState } from 'react';
import { type LiveState, useLive } from '../server/use-live.ts';
import { type HallPicture, type HallTable, readHall, readHallTable } from './hall-picture.ts';
import { gameAt, watchedTables } from './scene-now.ts';

/** Read once, as long as it is the same picture. */
const useRead = <T>(view: object | undefined, reads: (view: object) => T | null): T | null => {
  const last = useRef<{ readonly view: object; readonly read: T | null } | null>(null);
  if (view && last.current?.view !== view) last.current = { view, read: reads(view) };
  return view ? (last.current?.read ?? null) : null;
};

export type WatchedHall = Pick<LiveState, 'isConnected' | 'ahead'> & {
  readonly picture: HallPicture | null;
  readonly names: Readonly<Record<string, string>>;
  /** It came, and is none that this page can read. */
  readonly isOther: boolean;
  /** The code of the problem, where it is not to be watched. */
  readonly refused: string | null;
};

type Key = { readonly token?: string };

/** `as`: spectators may be told of games later than the hall. */
export const useHall = (tournament: string, as: 'hall' | 'public', key: Key = {}): WatchedHall => {
  const watch = `tournament/${tournament}`;
  const { pictures, refused, isConnected, ahead } = useLive([{ watch, as, ...key }]);
  const came = pictures.get(watch);
  const picture = useRead(came?.view, readHall);
  return {
    picture,
    names: came?.names ?? {},
    isOther: came !== undefined && picture === null,
    refused: refused.get(watch) ?? null,
    isConnected,
    ahead,
  };
};

/** The games at the tables that these shows need, by game. */
export const useTables = (
  tournament: string,
  picture: HallPicture | null,
  shows: readonly ScreenShow[],
  key: Key = {},
): ReadonlyMap<string, HallTable> => {
  const tables = [...new Set(shows.flatMap(watchedTables))];
  const games = picture ? tables.flatMap((table) => gameAt(picture, table)?.game ?? []) : [];
  const watches = games.map((game) => ({ watch: `game/${tournament}/${game}`, as: 'hall', ...key }));
  const { pictures } = useLive(watches);
  return new Map(
    games.flatMap((game) => {
      const seen = pictures.get(`game/${tournament}/${game}`);
      const table = seen && readHallTable(seen.view);
      return table ? [[game, table] as const] : [];
    }),
  );
};

/** The server's time, fresh with every second: this device's own may be wrong. */
export const useServerTime = (ahead = 0): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = (): void => setNow(Date.now());
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, []);
  return now + ahead;
};
