// The table of the teams.

import { showPoints } from '@omerta/documents/protocol/protocol.ts';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { List } from '../../../desk/list/list.tsx';
import { useLang } from '../../../device/settings.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

export const Teams = () => {
  const { t } = useTranslation('standings');
  const { teams } = useDesk().picture;
  const nameOf = useNameOf();
  const lang = useLang();
  if (!teams || teams.length === 0) return null;
  return (
    <section className="desk-card" data-part="teams">
      <h3>{t('teams')}</h3>
      <List
        title={t('teams')}
        rows={teams}
        columns={[
          { key: 'place', title: t('columns.place'), value: ({ place }) => place, share: 0.6 },
          { key: 'team', title: t('columns.team'), value: ({ team }) => team, share: 2 },
          { key: 'total', title: t('columns.total'), value: ({ total }) => showPoints(total, lang) },
          {
            key: 'members',
            title: t('columns.members'),
            value: ({ members }) => members.map(nameOf).join(', '),
            share: 4,
            isWideOnly: true,
          },
        ]}
        keyOf={({ team }) => team}
        empty=""
      />
    </section>
  );
};
