// Every ruling: the open ones to be agreed and applied, and the list of all.
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import type { ListColumn } from '../../../desk/list/column.ts';
import { List } from '../../../desk/list/list.tsx';
import { useGameName } from '../../../desk/use-game-name.ts';
import type { DeskRuling } from '../../../desk/wire/picture.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { kindOfRuling, OpenRuling } from './open-ruling.tsx';

export const Rulings = () => {
  const { t } = useTranslation('cases');
  const { rulings } = useDesk().picture;
  const [nameOf, gameName] = [useNameOf(), useGameName()];
  const open = rulings.filter(({ status }) => status === 'proposed');
  const columns: readonly ListColumn<DeskRuling>[] = [
    { key: 'game', title: t('rulings.column.game'), value: ({ game }) => gameName(game), share: 2 },
    {
      key: 'kind',
      title: t('rulings.column.kind'),
      value: (ruling) => t(`rulings.kind.${kindOfRuling(ruling)}`),
      isFilter: true,
    },
    {
      key: 'state',
      title: t('rulings.column.state'),
      value: ({ status }) => t(`rulings.status.${status}`),
      isFilter: true,
    },
    {
      key: 'reason',
      title: t('rulings.column.reason'),
      value: ({ reason, against }) =>
        against === undefined
          ? reason
          : `${reason} ${t('rulings.against', { who: nameOf(against.by), reason: against.reason })}`,
      isWideOnly: true,
      share: 2,
    },
    {
      key: 'agreed',
      title: t('rulings.column.agreed'),
      value: ({ agreed }) => agreed.map(nameOf).join(', '),
      isWideOnly: true,
    },
  ];
  return (
    <>
      {open.length > 0 && (
        <section className="desk-cards" aria-label={t('rulings.open')}>
          {open.map((ruling) => (
            <OpenRuling key={ruling.id} ruling={ruling} />
          ))}
        </section>
      )}
      <List
        title={t('parts.rulings')}
        rows={rulings}
        columns={columns}
        keyOf={({ id }) => id}
        empty={t('rulings.empty')}
      />
    </>
  );
};
