// When games can be closed that cannot be now: their time for protests, in words.
import { useTranslation } from '../texts/use-translation.ts';
import { useDesk } from './desk.tsx';
import { lastClose } from './hall/routine.ts';
import { useCoarseNow } from './hall/second.ts';
import { useZoneTime } from './zone-time.ts';

export const ClosesWhen = ({ games }: { readonly games: readonly string[] }) => {
  const { t } = useTranslation('desk');
  const { picture } = useDesk();
  const { near } = useZoneTime();
  const now = useCoarseNow();
  const last = lastClose(picture, games, now);
  if (last === 'now') return null;
  const count = games.length;
  return (
    <span className="quiet" data-part="closes-when">
      {last === 'next' ? t('closesNext', { count }) : t('closesAt', { count, time: near(last.until) })}
    </span>
  );
};
