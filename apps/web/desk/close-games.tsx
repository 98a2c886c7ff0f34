// Every game that can be closed now, in one press, for whose it is; nothing where there is none.

import { useTranslation } from '../texts/use-translation.ts';
import { useDesk } from './desk.tsx';
import { closable } from './hall/routine.ts';
import { useCoarseNow } from './hall/second.ts';

export const CloseGames = () => {
  const { t } = useTranslation('desk');
  const { picture, person, give, isSending } = useDesk();
  const now = useCoarseNow();
  const games = closable(picture, now);
  const count = games.length;
  const isTheirs = picture.officials.some(
    (each) => each.person === person && (each.office === 'chief' || each.office === 'organiser'),
  );
  if (count === 0 || !isTheirs) return null;
  return (
    <button
      type="button"
      className="button"
      data-do="close-games"
      disabled={isSending}
      onClick={() =>
        void give(
          games.map((game) => ({ type: 'close-game', game }) as const),
          { told: t('closedGames', { count }) },
        )
      }
    >
      {t('closeGames', { count })}
    </button>
  );
};
