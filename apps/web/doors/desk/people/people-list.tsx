// The list of everybody entered, and adding one more by name.

import { useDesk } from '../../../desk/desk.tsx';
import type { ListColumn } from '../../../desk/list/column.ts';
import { List } from '../../../desk/list/list.tsx';
import { bulkActs } from '../../../desk/roster/entry-orders.ts';
import type { RosterRow } from '../../../desk/roster/roster-rows.ts';
import { useNavigate } from '../../../routing/way.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { AddPerson } from './add-person.tsx';
import { BulkActs } from './bulk-acts.tsx';
import type { Roster } from './known.ts';
import { Photo } from './photo.tsx';
import { useStatusText } from './status-text.ts';

const useColumns = (): readonly ListColumn<RosterRow>[] => {
  const { t } = useTranslation('roster');
  const statusText = useStatusText();
  const yes = (is: boolean): string => t(is ? 'yes' : 'no');
  return [
    { key: 'nickname', title: t('columns.nickname'), value: ({ nickname }) => nickname, share: 2 },
    {
      key: 'club',
      title: t('columns.club'),
      value: ({ club }) => club,
      isFilter: true,
      isWideOnly: true,
      share: 1.5,
    },
    { key: 'status', title: t('columns.status'), value: statusText, isFilter: true, share: 1.5 },
    {
      key: 'paid',
      title: t('columns.paid'),
      value: ({ paid }) => yes(paid),
      isFilter: true,
      isWideOnly: true,
    },
    { key: 'here', title: t('columns.here'), value: ({ here }) => yes(here), isFilter: true },
    { key: 'number', title: t('columns.number'), value: ({ number }) => number, share: 0.6 },
    { key: 'team', title: t('columns.team'), value: ({ team }) => team, isWideOnly: true },
  ];
};

export const PeopleList = ({ roster }: { readonly roster: Roster }) => {
  const { t } = useTranslation('roster');
  const { tournament, picture } = useDesk();
  const navigate = useNavigate();
  const draw = ({ person, nickname, hasPhoto }: RosterRow, column: string) =>
    column === 'nickname' && hasPhoto ? (
      <span className="roster-name">
        <Photo person={person} label="" /> {nickname}
      </span>
    ) : undefined;
  return (
    <>
      <AddPerson roster={roster} />
      <List
        title={t('listTitle', { tournament: picture.name })}
        rows={roster.rows}
        columns={useColumns()}
        keyOf={({ person }) => person}
        draw={draw}
        acts={(picked) => <BulkActs acts={bulkActs} rows={picked} />}
        onOpen={({ person: thing }) =>
          void navigate({
            to: '/desk/$tournament/$room/$thing',
            params: { tournament, room: 'people', thing },
          })
        }
        empty={t('empty')}
      />
    </>
  );
};
