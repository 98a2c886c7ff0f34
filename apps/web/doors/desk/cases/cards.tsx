// Warnings, cards, suspensions and fines of everybody over the tournament, and the measures that this person may take.

import { showPoints } from '@omerta/documents/protocol/protocol.ts';
import { type DisciplineRow, disciplineRows } from '../../../desk/cases/discipline.ts';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import type { ListColumn } from '../../../desk/list/column.ts';
import { List } from '../../../desk/list/list.tsx';
import { useBook } from '../../../desk/use-book.ts';
import { useLang } from '../../../device/settings.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Measures } from './measures.tsx';

const useColumns = (): readonly ListColumn<DisciplineRow>[] => {
  const { t } = useTranslation('cases');
  const { scoring } = useBook();
  const nameOf = useNameOf();
  const lang = useLang();
  const price = ({ points }: { readonly points: string }): string =>
    points === '0' ? t('cards.noFine') : `−${showPoints(points, lang)}`;
  const next = ({ nextYellow, nextPurple }: DisciplineRow): string =>
    [
      nextYellow && t('cards.nextYellow', { ...nextYellow, points: price(nextYellow) }),
      nextPurple && t('cards.nextPurple', { ...nextPurple, points: price(nextPurple) }),
    ]
      .filter(Boolean)
      .join(' · ');
  const state = ({ suspendedTo, expelledBy }: DisciplineRow): string =>
    [
      expelledBy !== null && t('cards.expelled', { clause: expelledBy }),
      suspendedTo !== null &&
        t('cards.suspended', {
          to: new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(
            new Date(suspendedTo),
          ),
        }),
    ]
      .filter(Boolean)
      .join(' · ');
  const yellow: ListColumn<DisciplineRow> = {
    key: 'yellow',
    title: t('cards.column.yellow'),
    value: (row) => row.yellow || null,
    share: 1.2,
  };
  const purple: ListColumn<DisciplineRow> = {
    key: 'purple',
    title: t('cards.column.purple'),
    value: (row) => row.purple || null,
    share: 1.5,
  };
  const nextCard: ListColumn<DisciplineRow> = {
    key: 'next',
    title: t('cards.column.next'),
    value: next,
    isWideOnly: true,
    share: 3,
  };
  return [
    { key: 'person', title: t('cards.column.person'), value: ({ person }) => nameOf(person), share: 2 },
    {
      key: 'warnings',
      title: t('cards.column.warnings'),
      value: ({ warnings }) => warnings.join(', ') || null,
      isWideOnly: true,
    },
    ...(scoring.yellow === null ? [] : [yellow]),
    ...(scoring.purple === null ? [] : [purple]),
    {
      key: 'removals',
      title: t('cards.column.removals'),
      value: ({ removals }) => removals || null,
      isWideOnly: true,
    },
    {
      key: 'fines',
      title: t('cards.column.fines'),
      value: ({ fines }) => fines.map((points) => showPoints(points, lang)).join(', ') || null,
      isWideOnly: true,
    },
    ...(scoring.yellow === null && scoring.purple === null ? [] : [nextCard]),
    { key: 'state', title: t('cards.column.state'), value: state, isFilter: true, share: 2 },
  ];
};

export const Cards = () => {
  const { t } = useTranslation('cases');
  const { picture } = useDesk();
  const book = useBook();
  const columns = useColumns();
  const people = picture.entries
    .filter(({ status }) => status !== 'applied' && status !== 'declined')
    .map(({ person }) => person);
  const rows = disciplineRows(
    book,
    { games: picture.games, stages: picture.plans, ...picture.discipline },
    people,
  );
  return (
    <>
      <Measures people={people} />
      <List
        title={t('parts.cards')}
        rows={rows}
        columns={columns}
        keyOf={({ person }) => person}
        empty={t('cards.empty')}
      />
    </>
  );
};
