// Every game with its sheet, the newest first, and the way through those that wait for a second person.
import { scoreGame } from '@omerta/scoring/game/score.ts';
import { CloseGames } from '../../../desk/close-games.tsx';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { DeskLink } from '../../../desk/desk-link.tsx';
import type { ListColumn } from '../../../desk/list/column.ts';
import { List } from '../../../desk/list/list.tsx';
import { awaitsPaper } from '../../../desk/sheets/paper-steps.ts';
import { newestFirst } from '../../../desk/sheets/review.ts';
import { useBook } from '../../../desk/use-book.ts';
import { useGameName } from '../../../desk/use-game-name.ts';
import { useUnlikely } from '../../../desk/use-unlikely.ts';
import type { DeskGame } from '../../../desk/wire/picture.ts';
import { useZoneTime } from '../../../desk/zone-time.ts';
import { useNavigate } from '../../../routing/way.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

const useColumns = (): readonly ListColumn<DeskGame>[] => {
  const { t } = useTranslation('sheets');
  const { secondConfirmation } = useDesk().picture;
  const [nameOf, gameName, { clock }] = [useNameOf(), useGameName(), useZoneTime()];
  const { scoring } = useBook();
  const unlikely = useUnlikely();
  const statusOf = ({ status }: DeskGame): string =>
    status === 'signed' && !secondConfirmation ? t('notSecond') : t(`status.${status}`);
  return [
    { key: 'game', title: t('column.game'), value: ({ id }) => gameName(id), share: 2 },
    { key: 'status', title: t('column.status'), value: statusOf, isFilter: true, share: 1.5 },
    {
      key: 'winner',
      title: t('column.winner'),
      value: ({ winner, ruled }) => {
        if (winner === null) return null;
        return ruled === 'result' ? t('byRuling', { winner: t(`winner.${winner}`) }) : t(`winner.${winner}`);
      },
      isFilter: true,
      isWideOnly: true,
    },
    {
      key: 'referee',
      title: t('column.referee'),
      value: ({ referee }) => (referee === null ? null : nameOf(referee)),
      isFilter: true,
      isWideOnly: true,
    },
    { key: 'unlikely', title: t('column.unlikely'), value: (game) => unlikely.of(game).length || null },
    {
      key: 'needs',
      title: t('column.needs'),
      value: ({ sheet }) => (sheet ? scoreGame(scoring, sheet).needs.length || null : null),
      isWideOnly: true,
    },
    {
      key: 'ended',
      title: t('column.ended'),
      value: ({ endedAt }) => (endedAt === null ? null : clock(endedAt)),
      isWideOnly: true,
    },
  ];
};

export const SheetsList = () => {
  const { t } = useTranslation('sheets');
  const { tournament, picture } = useDesk();
  const navigate = useNavigate();
  const sheets = newestFirst(picture.games);
  const columns = useColumns();
  const waiting = picture.secondConfirmation ? sheets.filter(({ status }) => status === 'signed') : [];
  const [first] = waiting;
  return (
    <>
      {first ? (
        <DeskLink tournament={tournament} room="sheets" thing={first.id} className="button main">
          {t('stepThrough', { count: waiting.length })}
        </DeskLink>
      ) : (
        picture.secondConfirmation && <p className="quiet">{t('nothingWaits')}</p>
      )}
      <div className="desk-actions">
        <CloseGames />
      </div>
      {picture.games.some(awaitsPaper) && <p className="quiet">{t('paperHow')}</p>}
      <List
        title={t('title')}
        rows={[...picture.games.filter(awaitsPaper), ...sheets]}
        columns={columns}
        keyOf={({ id }) => id}
        onOpen={({ id }) =>
          void navigate({
            to: '/desk/$tournament/$room/$thing',
            params: { tournament, room: 'sheets', thing: id },
          })
        }
        empty={t('empty')}
      />
    </>
  );
};
