// Instants as the clocks of the tournament's own place show them.
import type { Lang } from '@omerta/base/lang.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

const formatIn = (lang: Lang, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${lang} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(lang, options);
  formats.set(key, format);
  return format;
};

/** 16 November, 19:40 */
export const momentIn = (lang: Lang, zone: string, instant: string): string =>
  formatIn(lang, {
    timeZone: zone,
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant));

/** From one day to another, both as `2026-11-16`. */
export const daysIn = (lang: Lang, from: string, to: string): string =>
  formatIn(lang, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }).formatRange(
    new Date(from),
    new Date(to),
  );
