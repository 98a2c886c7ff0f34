// Instants as the clocks of the tournament's own place show them.
import { useSettings } from '../device/settings.ts';
import { useDesk } from './desk.tsx';

type ZoneTime = {
  /** 19:40 */
  readonly clock: (instant: string) => string;
  /** 16 November, 19:40 */
  readonly moment: (instant: string) => string;
};

export const useZoneTime = (): ZoneTime => {
  const { lang } = useSettings();
  const { zone: timeZone } = useDesk().picture;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  const clock = new Intl.DateTimeFormat(lang, time);
  const moment = new Intl.DateTimeFormat(lang, { ...time, day: 'numeric', month: 'long' });
  return {
    clock: (instant) => clock.format(new Date(instant)),
    moment: (instant) => moment.format(new Date(instant)),
  };
};
