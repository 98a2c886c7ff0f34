// Instants and spans of time as the language of the screen writes them.
import { useSettings } from '../device/settings.ts';

export type Moments = {
  readonly at: (instant: string) => string;
  /** Minutes and seconds, as a clock shows them. */
  readonly clock: (seconds: number) => string;
  /** In the largest unit that tells something. */
  readonly span: (milliseconds: number) => string;
};

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

export const useMoments = (): Moments => {
  const { lang } = useSettings();
  return {
    at: (instant) =>
      new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }).format(
        new Date(instant),
      ),
    clock: (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`,
    span: (milliseconds) => {
      const seconds = Math.round(milliseconds / 1000);
      const [unit, size] = units.find(([, each]) => seconds >= each) ?? ['second', 1];
      return new Intl.NumberFormat(lang, {
        style: 'unit',
        unit,
        unitDisplay: 'long',
        maximumFractionDigits: 1,
      }).format(seconds / size);
    },
  };
};
