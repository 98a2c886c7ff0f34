// Who has come and who has paid: by typing a name and Enter, with one tap, many at once, or by badges before the camera.
import { useState } from 'react';
import { useDesk } from '../../../desk/desk.tsx';
import type { ListColumn } from '../../../desk/list/column.ts';
import { List } from '../../../desk/list/list.tsx';
import { mayCheckIn } from '../../../desk/roster/entry-orders.ts';
import type { RosterRow } from '../../../desk/roster/roster-rows.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { BadgeReader } from './badge-reader.tsx';
import { AllHere, BulkActs } from './bulk-acts.tsx';
import { PaymentButton, PresenceButton } from './entry-actions.tsx';
import type { Roster } from './known.ts';
import { useStatusText } from './status-text.ts';

/** What the words on its button need. */
const buttonLetters = 10;

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
    {
      key: 'here',
      title: t('columns.here'),
      value: ({ here }) => t(here ? 'yes' : 'no'),
      isFilter: true,
      least: buttonLetters,
    },
    {
      key: 'paid',
      title: t('columns.paid'),
      value: ({ paid }) => t(paid ? 'yes' : 'no'),
      isFilter: true,
      least: buttonLetters,
      leastNarrow: 0,
    },
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

const usePresence = () => {
  const { t } = useTranslation('roster');
  const { give } = useDesk();
  return async ({ person, nickname, here, suspended }: RosterRow): Promise<string | null> => {
    if (here) return t('checkIn.door.here', { nickname });
    if (suspended) return t('checkIn.door.suspended', { nickname, ...suspended });
    const order = { type: 'check-in', person, here: true } as const;
    const done = { told: t('hereTold', { nickname }), undo: [{ ...order, here: false }] };
    return (await give(order, done)) ? null : t('checkIn.refused', { nickname });
  };
};

export const CheckIn = ({ roster: { rows } }: { readonly roster: Roster }) => {
  const { t } = useTranslation('roster');
  const { picture } = useDesk();
  const checkIn = usePresence();
  const [said, setSaid] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const awaited = rows.filter(({ status }) => mayCheckIn(status));
  const here = awaited.filter((each) => each.here).length;
  return (
    <>
      <div className="desk-actions roster-count">
        <p data-part="here">{t('checkIn.here', { count: here, of: awaited.length })}</p>
        <button
          type="button"
          className="button"
          data-do="camera"
          aria-pressed={isReading}
          onClick={() => setReading(!isReading)}
        >
          {t(isReading ? 'checkIn.cameraOff' : 'checkIn.cameraOn')}
        </button>
        <AllHere rows={awaited} />
      </div>
      {isReading && <BadgeReader />}
      {said !== null && <p role="alert">{said}</p>}
      <List
        title={`${picture.name}: ${t('views.checkIn')}`}
        rows={awaited}
        columns={useColumns()}
        keyOf={({ person }) => person}
        draw={(row, column) => {
          if (column === 'here') return <Here row={row} />;
          return column === 'paid' ? <PaymentButton row={row} /> : undefined;
        }}
        onEnter={async (row) => {
          const why = await checkIn(row);
          setSaid(why);
          return why === null;
        }}
        acts={(picked) => <BulkActs acts={['here', 'paid']} rows={picked} />}
        empty={t('checkIn.empty')}
      />
    </>
  );
};
