// The door `/board/here`: the board of the game on this very device, in a second window, without any network.
import { useLang } from '../../device/settings.ts';
import { usePageTitle } from '../../look/page-title.ts';
import { useWakeLock } from '../../offline/wake-lock.ts';
import { TableFace } from '../../shows/table-face.tsx';
import { useServerTime } from '../../shows/use-hall.ts';
import { Sentence, Wall } from '../../shows/wall.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
import { BoardTools } from './tools.tsx';
import { staleAfter, type TableHere, useTableHere } from './use-table-here.ts';

const Shown = ({ table, heard }: TableHere) => {
  const { t } = useTranslation('board');
  const lang = useLang();
  const now = useServerTime();
  const clock = new Intl.DateTimeFormat(lang, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  return (
    <Wall stale={now - heard > staleAfter ? t('staleHere', { time: clock.format(heard) }) : null}>
      <div className="show-frame">
        <TableFace table={table} nameAt={(seat) => table.players[seat - 1] ?? ''} now={now} />
      </div>
      <BoardTools />
    </Wall>
  );
};

export const BoardHerePage = () => {
  const { t } = useTranslation('board');
  const here = useTableHere();
  useWakeLock();
  usePageTitle(t('title'));
  return here ? <Shown {...here} /> : <Sentence say={t('waiting')} />;
};
