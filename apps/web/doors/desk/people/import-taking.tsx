// People on their way in: how far it is, who is in, who is left and why.
import { useDesk } from '../../../desk/desk.tsx';
import { DeskLink } from '../../../desk/desk-link.tsx';
import type { ListColumn } from '../../../desk/list/column.ts';
import { List } from '../../../desk/list/list.tsx';
import type { Newcomer } from '../../../desk/roster/intake.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { TakingIn } from './taking.ts';

type Props = {
  readonly taking: TakingIn;
  /** Rows wait in the table: with a fault, or for who they are. */
  readonly hasMore: boolean;
  readonly onGoOn: () => void;
  readonly onBack: () => void;
};

const useColumns = ({ intake }: TakingIn): readonly ListColumn<Newcomer>[] => {
  const { t } = useTranslation('roster');
  const outcome = ({ key }: Newcomer): string => {
    const taken = intake.get(key);
    if (taken?.isIn) return t('import.isIn');
    return taken?.refused ?? t('import.isLeft');
  };
  return [
    { key: 'nickname', title: t('columns.nickname'), value: ({ nickname }) => nickname },
    { key: 'club', title: t('columns.club'), value: ({ club }) => club, isWideOnly: true },
    { key: 'outcome', title: t('import.state'), value: outcome, isFilter: true, share: 2 },
  ];
};

export const ImportTaking = ({ taking, hasMore, onGoOn, onBack }: Props) => {
  const { t } = useTranslation('roster');
  const { tournament } = useDesk();
  const { newcomers, intake, isRunning, stopped, ending } = taking;
  const done = newcomers.filter(({ key }) => intake.get(key)?.isIn).length;
  const left = newcomers.length - done;
  return (
    <section className="roster-part" data-part="taking">
      <h3>{isRunning ? t('import.taking') : t('import.all', { count: done })}</h3>
      <progress value={done} max={newcomers.length} aria-label={t('import.taking')} />
      <p role="status">{t('import.progress', { done, of: newcomers.length })}</p>
      {stopped !== null && <p role="alert">{t('import.stopped', { why: stopped })}</p>}
      {isRunning && (
        <div className="desk-actions">
          <button type="button" className="button" data-do="call-off" onClick={() => ending.abort()}>
            {t('import.callOff')}
          </button>
        </div>
      )}
      {!isRunning && left > 0 && <p data-part="left">{t('import.left', { count: left })}</p>}
      {!isRunning && (
        <div className="desk-actions">
          {stopped !== null && (
            <button type="button" className="button main" data-do="go-on" onClick={onGoOn}>
              {t('import.goOn')}
            </button>
          )}
          {hasMore && (
            <button type="button" className="button" data-do="back" onClick={onBack}>
              {t('import.backToTable')}
            </button>
          )}
          {left === 0 && (
            <DeskLink tournament={tournament} room="people">
              {t('import.toList')}
            </DeskLink>
          )}
        </div>
      )}
      <List
        title={t('import.table')}
        rows={newcomers}
        columns={useColumns(taking)}
        keyOf={({ key }) => key}
        empty={t('import.empty')}
      />
    </section>
  );
};
