// One game of the list: a press opens it where it stands, another saves its record, a third asks whether to delete it.
import { isRefusal } from '@omerta/base/refusal.ts';
import { useState } from 'react';
import { useNames } from '../../games/game-names.ts';
import { isOver, type Listed, seenOf } from '../../games/listed.ts';
import { saveRecord } from '../../games/save-file.ts';
import { Icon } from '../../look/icon.tsx';
import { useNavigate } from '../../routing/way.ts';
import type { GameLog, LoggedGame } from '../../session/game-log.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { Unread } from './unread-line.tsx';

type Props = {
  readonly log: GameLog;
  readonly listed: Listed;
  readonly toTable: (id: string) => Promise<void>;
  /** It was put aside, taken back or deleted: the list is read anew. */
  readonly onMoved: () => void;
};

type ReadableProps = Pick<Props, 'listed' | 'toTable'> & { readonly game: LoggedGame };

const Readable = ({ game, listed, toTable }: ReadableProps) => {
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

export const GameLine = ({ log, listed, toTable, onMoved }: Props) => {
  const { t } = useTranslation('games');
  const names = useNames();
  const [asked, setAsked] = useState(false);
  const { game, current, aside } = listed;
  return (
    <li className={current ? 'current' : ''}>
      {isRefusal(game) ? (
        <Unread game={game} log={log} aside={aside} onShelf={onMoved} />
      ) : (
        <Readable game={game} listed={listed} toTable={toTable} />
      )}
      <button
        type="button"
        className="button delete"
        data-go="delete"
        aria-label={t('deleteOf', { day: names.day(game.openedAt) })}
        onClick={() => setAsked(true)}
      >
        <Icon path="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5" />
      </button>
      {asked && <DeleteDialog log={log} game={game} onDeleted={onMoved} onKeep={() => setAsked(false)} />}
    </li>
  );
};
