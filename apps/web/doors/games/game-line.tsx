// One game of the list: a press opens it where it stands, another saves its record.
import { isRefusal } from '@omerta/base/refusal.ts';
import { useNavigate } from '@tanstack/react-router';
import { fileName, localDate } from '../../games/file-name.ts';
import { useNames } from '../../games/game-names.ts';
import { isOver, type Listed, seenOf } from '../../games/listed.ts';
import { saveFile, saveRecord } from '../../games/save-file.ts';
import type { GameLog, LoggedGame, Unreadable } from '../../session/game-log.ts';
import { useTranslation } from '../../texts/use-translation.ts';

type Props = {
  readonly log: GameLog;
  readonly listed: Listed;
  readonly toTable: (id: string) => Promise<void>;
};

const Readable = ({ game, listed, toTable }: Omit<Props, 'log'> & { readonly game: LoggedGame }) => {
  const { t } = useTranslation('games');
  const navigate = useNavigate();
  const names = useNames();
  const seen = seenOf(game);
  const { current, handedOver } = listed;
  const open = (): Promise<void> =>
    isOver(seen) ? navigate({ to: '/result', search: current ? {} : { game: game.id } }) : toTable(game.id);
  return (
    <>
      <button type="button" className="button game" data-game={game.id} onClick={() => void open()}>
        <b>{names.stand(seen)}</b>
        {current && <span>{t('current')}</span>}
        {handedOver && <span>{t('handedOver')}</span>}
        {seen.winner && (
          <span className={seen.signed ? '' : 'owed'}>{t(seen.signed ? 'signed' : 'unsigned')}</span>
        )}
        <small>
          {names.rulebook(seen)} · {names.day(game.openedAt)}
        </small>
      </button>
      <button
        type="button"
        className="button"
        data-go="save-record"
        aria-label={t('saveOf', { day: names.day(game.openedAt) })}
        onClick={() => saveRecord(game.course)}
      >
        <span aria-hidden="true">↓</span> .mgn
      </button>
    </>
  );
};

const Unread = ({ game, log }: { readonly game: Unreadable; readonly log: GameLog }) => {
  const { t } = useTranslation('games');
  const names = useNames();
  const save = async (): Promise<void> =>
    saveFile(
      fileName([{ kind: 'date', value: localDate(game.openedAt) }], 'jsonl'),
      (await log.raw(game.id)).join('\n'),
    );
  return (
    <>
      <div className="game">
        <b>{t('unreadable')}</b>
        <span>{names.day(game.openedAt)}</span>
        <small>{t(`why.${game.code}`)}</small>
      </div>
      <button
        type="button"
        className="button"
        data-go="save-raw"
        aria-label={t('saveRawOf', { day: names.day(game.openedAt) })}
        onClick={() => void save()}
      >
        <span aria-hidden="true">↓</span> .jsonl
      </button>
    </>
  );
};

export const GameLine = ({ log, listed, toTable }: Props) => {
  const { game, current } = listed;
  return (
    <li className={current ? 'current' : ''}>
      {isRefusal(game) ? (
        <Unread game={game} log={log} />
      ) : (
        <Readable game={game} listed={listed} toTable={toTable} />
      )}
    </li>
  );
};
