// Asked before a game is deleted from this device: what goes, what stays, and a file first for whoever wants one.
import { isRefusal } from '@omerta/base/refusal.ts';
import { useState } from 'react';
import { useNames } from '../../games/game-names.ts';
import { isOver, type Listed, seenOf } from '../../games/listed.ts';
import { saveRecord } from '../../games/save-file.ts';
import { Dialog } from '../../look/dialog.tsx';
import type { GameLog, LoggedGame } from '../../session/game-log.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { saveRaw } from './save-raw.ts';

type Props = {
  readonly log: GameLog;
  readonly game: Listed['game'];
  readonly onDeleted: () => void;
  readonly onKeep: () => void;
};

/** What the referee still owes it, said before it is gone. */
const Owed = ({ game }: { readonly game: LoggedGame }) => {
  const { t } = useTranslation('games');
  const seen = seenOf(game);
  if (seen.phase.kind === 'annulled' || seen.signed) return null;
  return <p className="owed">{t(isOver(seen) ? 'remove.unsigned' : 'remove.unfinished')}</p>;
};

const Named = ({ game }: Pick<Props, 'game'>) => {
  const { t } = useTranslation('games');
  const names = useNames();
  const seen = isRefusal(game) ? null : seenOf(game);
  const why = isRefusal(game) && game.code === 'damaged' ? t('damaged') : t('unreadable');
  return (
    <div className="open-game">
      <b>{seen ? names.stand(seen) : why}</b>
      <p className="quiet">
        {seen && `${names.rulebook(seen)} · `}
        {names.day(game.openedAt)}
      </p>
    </div>
  );
};

export const DeleteDialog = ({ log, game, onDeleted, onKeep }: Props) => {
  const { t } = useTranslation('games');
  const [state, setState] = useState<'asked' | 'busy' | 'failed'>('asked');
  const remove = async (): Promise<void> => {
    setState('busy');
    const done = await log.remove(game.id);
    if (isRefusal(done)) return setState('failed');
    return onDeleted();
  };
  const save = (): unknown => (isRefusal(game) ? saveRaw(log, game) : saveRecord(game.course));
  return (
    <Dialog open onClose={onKeep} title={t('remove.title')}>
      <Named game={game} />
      {!isRefusal(game) && <Owed game={game} />}
      <p>{t('remove.goes')}</p>
      <p className="quiet">{t('remove.stays')}</p>
      {state === 'failed' && <p role="alert">{t('remove.failed')}</p>}
      <button type="button" className="button main" data-go="keep" onClick={onKeep}>
        {t('remove.no')}
      </button>
      <button type="button" className="button" data-go="save-first" onClick={() => void save()}>
        {t(isRefusal(game) ? 'remove.saveRaw' : 'remove.save')}
      </button>
      <button
        type="button"
        className="button danger"
        data-go="delete-yes"
        disabled={state === 'busy'}
        onClick={() => void remove()}
      >
        {t('remove.yes')}
      </button>
    </Dialog>
  );
};
