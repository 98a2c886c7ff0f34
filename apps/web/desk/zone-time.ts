// Instants as the clocks of the tournament's own place show them.
import { useSettings } from '../device/settings.ts';
import { useCourt } from './desk.tsx';

type ZoneTime = {
  /** 19:40 */
  readonly clock: (instant: string) => string;
  /** 16 November, 19:40 */
  readonly moment: (instant: string) => string;
  /** 16 Nov, 19:40; today without the day. */
  readonly near: (instant: string) => string;
};

export const useZoneTime = (): ZoneTime => {
  const { lang } = useSettings();
  const { zone: timeZone } = useCourt().picture;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  const clock = new Intl.DateTimeFormat(lang, time);
  const moment = new Intl.DateTimeFormat(lang, { ...time, day: 'numeric', month: 'long' });
  const short = new Intl.DateTimeFormat(lang, { ...time, day: 'numeric', month: 'short' });
  const day = new Intl.DateTimeFormat('en-CA', { timeZone });
  const isToday = (instant: string): boolean => day.format(new Date(instant)) === day.format(new Date());
  return {
    near: (instant) => (isToday(instant) ? clock : short).format(new Date(instant)),
    clock: (instant) => clock.format(new Date(instant)),
    moment: (instant) => moment.format(new Date(instant)),
  };
};
