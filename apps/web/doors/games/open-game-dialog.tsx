// Asked before a new game: another one is open on this device.
import './games.css';
import { useNames } from '../../games/game-names.ts';
import type { GameSeen } from '../../games/listed.ts';
import { Dialog } from '../../look/dialog.tsx';
import { Link } from '../../routing/link.tsx';
import { useTranslation } from '../../texts/use-translation.ts';

type Props = { readonly open: GameSeen; readonly onStart: () => void; readonly onStay: () => void };

export const OpenGameDialog = ({ open, onStart, onStay }: Props) => {
  const { t } = useTranslation(['games', 'common']);
  const names = useNames();
  return (
    <Dialog open onClose={onStay} title={t('games:open.title')}>
      <div className="open-game">
        <b>
          {names.stand(open)}
          {open.winner && ` · ${t('games:unsigned')}`}
        </b>
        <p className="quiet">
          {names.rulebook(open)} · {names.day(open.openedAt)}
        </p>
      </div>
      <Link to="/table" replace className="button main" data-go="continue">
        {t('games:open.continue')}
      </Link>
      <button type="button" className="button" data-go="put-away" onClick={onStart}>
        {t('games:open.putAway')}
      </button>
      <p className="quiet">{t('games:open.kept')}</p>
      <button type="button" className="button" data-go="stay" onClick={onStay}>
        {t('common:cancel')}
      </button>
    </Dialog>
  );
};
