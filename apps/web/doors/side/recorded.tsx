// What the referee wrote down for the candidate before, beside what the side referee counted: he confirms it, or says how many there were.
import { useState } from 'react';
import { Dialog } from '../../look/dialog.tsx';
import { inGame, recordedLast, type TablePicture } from '../../side/table-picture.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { CountButtons, lastCount } from './hands-panel.tsx';
import type { SideDesk } from './use-side-table.ts';

type Props = { readonly desk: SideDesk; readonly table: TablePicture };

export const Recorded = ({ desk, table }: Props) => {
  const { t } = useTranslation('side');
  const [asking, setAsking] = useState('');
  const recorded = recordedLast(table);
  if (!recorded) return null;
  const { count, ...place } = recorded;
  const counted = lastCount(desk, place);
  const name = JSON.stringify(place);
  const say = (hands: number): void => {
    desk.tell({ what: 'hands', ...place, count: hands, seats: [] });
    setAsking('');
  };
  return (
    <div className="side-recorded" data-recorded={`${place.candidate} ${count}`} data-counted={counted}>
      <p>
        {t('recorded', { seat: place.candidate, count })}
        {counted !== null && ` · ${counted === count ? t('same') : t('other', { count: counted })}`}
      </p>
      {counted === null && (
        <div className="choices">
          <button type="button" className="button" data-go="agrees" onClick={() => say(count)}>
            {t('agrees')}
          </button>
          <button type="button" className="button" data-go="differs" onClick={() => setAsking(name)}>
            {t('differs')}
          </button>
        </div>
      )}
      <Dialog
        open={counted === null && asking === name}
        onClose={() => setAsking('')}
        title={t('howMany', { seat: place.candidate })}
      >
        <CountButtons most={inGame(table)} pressed={null} onCount={say} />
      </Dialog>
    </div>
  );
};
