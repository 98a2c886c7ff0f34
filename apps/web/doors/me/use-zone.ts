// The clock on the wall of the hall, whatever the phone's own zone is.
import { useLang } from '../../device/settings.ts';

export const useZone = (timeZone: string): ((instant: string) => string) => {
  const lang = useLang();
  const format = new Intl.DateTimeFormat(lang, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return (instant) => format.format(new Date(instant));
};
