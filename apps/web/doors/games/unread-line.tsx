// One game of the list that cannot be opened: why, what can be read of it, and its files.
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { useNames } from '../../games/game-names.ts';
import { seenOf } from '../../games/listed.ts';
import { saveRecord } from '../../games/save-file.ts';
import type { Damaged, GameLog, Unreadable } from '../../session/game-log.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { saveRaw } from './save-raw.ts';

const Sound = ({ sound }: Pick<Damaged, 'sound'>) => {
  const { t } = useTranslation('games');
  const names = useNames();
  if (!sound) return <span>{t('nothingRead')}</span>;
  const seen = seenOf(sound);
  return (
    <span>
      {names.stand(seen)} · {names.rulebook(seen)} ·{' '}
      {t('readUpTo', { count: linesOf(sound.course.state).length })}
    </span>
  );
};

type Props = {
  readonly game: Unreadable;
  readonly log: GameLog;
  readonly aside: boolean;
  readonly onShelf: () => void;
};

export const Unread = ({ game, log, aside, onShelf }: Props) => {
  const { t } = useTranslation('games');
  const names = useNames();
  const day = names.day(game.openedAt);
  const sound = game.code === 'damaged' ? game.sound : null;
  const move = async (): Promise<void> => {
    await (aside ? log.takeBack(game.id) : log.putAside(game.id));
    onShelf();
  };
  return (
    <div className="game" data-unread={game.code}>
      <b>{t(game.code === 'damaged' ? 'damaged' : 'unreadable')}</b>
      <span>{day}</span>
      {game.code === 'damaged' && <Sound sound={game.sound} />}
      <small>{t(`why.${game.code}`)}</small>
      <div className="choices">
        {sound && (
          <button
            type="button"
            className="button"
            data-go="save-sound"
            aria-label={t('saveSoundOf', { day })}
            onClick={() => saveRecord(sound.course)}
          >
            <span aria-hidden="true">↓</span> .mgn
          </button>
        )}
        <button
          type="button"
          className="button"
          data-go="save-raw"
          aria-label={t('saveRawOf', { day })}
          onClick={() => void saveRaw(log, game)}
        >
          <span aria-hidden="true">↓</span> .jsonl
        </button>
        <button
          type="button"
          className="button"
          data-go={aside ? 'take-back' : 'put-aside'}
          onClick={() => void move()}
        >
          {t(aside ? 'takeBack' : 'putAside')}
        </button>
      </div>
    </div>
  );
};
