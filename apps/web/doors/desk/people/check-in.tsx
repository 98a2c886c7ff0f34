// Who has come: by the list with one tap, or by badges before the camera.
import { useState } from 'react';
import { useDesk } from '../../../desk/desk.tsx';
import type { ListColumn } from '../../../desk/list/column.ts';
import { List } from '../../../desk/list/list.tsx';
import { mayCheckIn } from '../../../desk/roster/entry-orders.ts';
import type { RosterRow } from '../../../desk/roster/roster-rows.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { BadgeReader } from './badge-reader.tsx';
import { PresenceButton } from './entry-actions.tsx';
import type { Roster } from './known.ts';
import { useStatusText } from './status-text.ts';

const useColumns = (): readonly ListColumn<RosterRow>[] => {
  const { t } = useTranslation('roster');
  const statusText = useStatusText();
  return [
    { key: 'nickname', title: t('columns.nickname'), value: ({ nickname }) => nickname, share: 1.5 },
    { key: 'club', title: t('columns.club'), value: ({ club }) => club, isWideOnly: true },
    {
      key: 'status',
      title: t('columns.status'),
      value: statusText,
      isFilter: true,
      isWideOnly: true,
    },
    { key: 'here', title: t('columns.here'), value: ({ here }) => t(here ? 'yes' : 'no'), isFilter: true },
  ];
};

const Here = ({ row }: { readonly row: RosterRow }) => {
  const { t } = useTranslation('roster');
  return (
    <div>
      <PresenceButton row={row} />
      {row.suspended && <span className="roster-fault">{t('blocked', row.suspended)}</span>}
    </div>
  );
};

export const CheckIn = ({ roster: { rows } }: { readonly roster: Roster }) => {
  const { t } = useTranslation('roster');
  const { picture } = useDesk();
  const [isReading, setReading] = useState(false);
  const awaited = rows.filter(({ status }) => mayCheckIn(status));
  const here = awaited.filter((each) => each.here).length;
  return (
    <>
      <p data-part="here">{t('checkIn.here', { count: here, of: awaited.length })}</p>
      <div className="desk-actions">
        <button
          type="button"
          className="button"
          data-do="camera"
          aria-pressed={isReading}
          onClick={() => setReading(!isReading)}
        >
          {t(isReading ? 'checkIn.cameraOff' : 'checkIn.cameraOn')}
        </button>
      </div>
      {isReading && <BadgeReader />}
      <List
        title={`${picture.name}: ${t('views.checkIn')}`}
        rows={awaited}
        columns={useColumns()}
        keyOf={({ person }) => person}
        draw={(row, column) => (column === 'here' ? <Here row={row} /> : undefined)}
        empty={t('checkIn.empty')}
      />
    </>
  );
};
