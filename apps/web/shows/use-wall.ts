// What a wall watches with its code: the hall's picture, the server's time, and since when nothing comes any more.
import { useEffect, useRef } from 'react';
import { useLang } from '../device/settings.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { useHall, useServerTime, type WatchedHall } from './use-hall.ts';

/** Since when nothing comes any more; null while it does. */
const useAwaySince = (isConnected: boolean, now: number): number | null => {
  const heard = useRef(now);
  if (isConnected) heard.current = now;
  return isConnected ? null : heard.current;
};

type WatchedWall = Pick<WatchedHall, 'picture' | 'names' | 'isOther'> & {
  readonly now: number;
  /** What is said of it; null while it is fresh. */
  readonly stale: string | null;
};

export const useWall = (tournament: string, code: string, onRefused: () => void): WatchedWall => {
  const { t } = useTranslation('shows');
  const lang = useLang();
  const { picture, names, isOther, refused, isConnected, ahead } = useHall(tournament, 'hall', {
    token: code,
  });
  const now = useServerTime(ahead);
  const since = useAwaySince(isConnected, now);
  const latest = useRef(onRefused);
  latest.current = onRefused;
  useEffect(() => {
    if (refused !== null) latest.current();
  }, [refused]);
  const clock = new Intl.DateTimeFormat(lang, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(picture && { timeZone: picture.zone }),
  });
  const stale = since === null ? null : t('stale', { time: clock.format(since) });
  return { picture, names, isOther, now, stale };
};
