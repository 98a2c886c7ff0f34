// What a screen shows, in a word or two.
import type { ScreenShow } from '@omerta/tournament/day.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

export const useShowName = (): ((shows: ScreenShow) => string) => {
  const { t } = useTranslation('screens');
  const nameOf = (shows: ScreenShow): string => {
    switch (shows.what) {
      case 'clock':
      case 'board':
        return t(`shows.${shows.what}`, { table: shows.table });
      case 'seating':
        return shows.round === null ? t('shows.seating') : t('shows.seatingOf', { round: shows.round });
      case 'rotation':
        return t('shows.rotation', { what: shows.shows.map(nameOf).join(', '), seconds: shows.seconds });
      default:
        return t(`shows.${shows.what}`);
    }
  };
  return nameOf;
};
