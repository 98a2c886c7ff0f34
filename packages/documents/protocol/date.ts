// A date as people of a language write it.
import type { Lang } from '@omerta/base/lang.ts';

/** What is no date stays as it was written. */
export const dateIn = (date: string, lang: Lang): string => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(date) ? new Date(`${date}T12:00:00Z`) : null;
  return at ? new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(at) : date;
};
