// The table through the desk's list: places, points with their bar, what decided.

import { showPoints } from '@omerta/documents/protocol/protocol.ts';
import { tableColumnsOf } from '@omerta/scoring/report/table-columns.ts';
import type { ReactNode } from 'react';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import type { ListColumn } from '../../../desk/list/column.ts';
import { List } from '../../../desk/list/list.tsx';
import { useBook } from '../../../desk/use-book.ts';
import type { DeskRow } from '../../../desk/wire/picture.ts';
import { useLang } from '../../../device/settings.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { type BarPart, barsOf } from './table-of.ts';

const decisions = [
  'additional',
  'li1',
  'li2',
  'wins',
  'role-wins',
  'first-kills',
  'role-losses',
  'lot',
  'lot-needed',
] as const;

/** Whether the rulebook pays for being killed on the first night. */
const useHasCi = (): boolean => tableColumnsOf(useBook().scoring).compensation;

const useColumns = (): readonly ListColumn<DeskRow>[] => {
  const hasCi = useHasCi();
  const { t } = useTranslation('standings');
  const nameOf = useNameOf();
  const lang = useLang();
  const points = (of: 'total' | 'main' | 'compensation' | 'additional' | 'other') => (row: DeskRow) =>
    showPoints(row[of], lang);
  const { standIns } = useDesk().picture;
  const decided = ({ decidedBy, player }: DeskRow): string | null => {
    if (standIns.includes(player)) return t('outside');
    const by = decisions.find((each) => each === decidedBy);
    return by ? t(`decidedBy.${by}`) : decidedBy;
  };
  return [
    { key: 'place', title: t('columns.place'), value: ({ place }) => place, share: 0.8 },
    { key: 'player', title: t('columns.player'), value: ({ player }) => nameOf(player), share: 2 },
    { key: 'total', title: t('columns.total'), value: points('total'), share: 0.8 },
    { key: 'bar', title: t('columns.bar'), value: () => null, share: 2, isWideOnly: true },
    { key: 'main', title: t('columns.main'), value: points('main'), isWideOnly: true },
    ...(hasCi
      ? [
          {
            key: 'compensation',
            title: t('columns.compensation'),
            value: points('compensation'),
            isWideOnly: true,
          },
        ]
      : []),
    {
      key: 'additional',
      title: t('columns.additional'),
      value: points('additional'),
      isWideOnly: true,
    },
    { key: 'other', title: t('columns.other'), value: points('other'), isWideOnly: true },
    { key: 'games', title: t('columns.games'), value: ({ games }) => games, isWideOnly: true },
    { key: 'wins', title: t('columns.wins'), value: ({ wins }) => wins, share: 0.8 },
    {
      key: 'firstKills',
      title: t('columns.firstKills'),
      value: ({ firstKills }) => firstKills,
      isWideOnly: true,
    },
    { key: 'decidedBy', title: t('columns.decidedBy'), value: decided, share: 1.6, isWideOnly: true },
  ];
};

const Bar = ({ parts }: { readonly parts: readonly BarPart[] }) => (
  <span className="standing-bar" aria-hidden>
    {parts.map(({ of, share }) => (
      <i key={of} data-of={of} style={{ width: `${share * 100}%` }} />
    ))}
  </span>
);

type Props = {
  readonly title: string;
  readonly rows: readonly DeskRow[];
  readonly onOpen: (row: DeskRow) => void;
};

export const StandingsList = ({ title, rows, onOpen }: Props) => {
  const { t } = useTranslation('standings');
  const columns = useColumns();
  const hasCi = useHasCi();
  const barOf = barsOf(rows);
  const [nameOf, lang] = [useNameOf(), useLang()];
  const draw = (row: DeskRow, column: string): ReactNode | undefined => {
    if (column === 'bar') return <Bar parts={barOf(row)} />;
    if (column !== 'player' || row.awaiting === undefined) return undefined;
    return (
      <>
        {nameOf(row.player)}{' '}
        <small className="quiet" data-awaiting={row.awaiting}>
          {t('awaiting', { points: showPoints(row.awaiting, lang) })}
        </small>
      </>
    );
  };
  return (
    <>
      <List {...{ title, rows, columns, draw, onOpen }} keyOf={({ player }) => player} empty={t('empty')} />
      <p className="standing-legend quiet">
        {(['main', 'additional', ...(hasCi ? (['compensation'] as const) : [])] as const).map((of) => (
          <span key={of}>
            <i data-of={of} /> {t(`legend.${of}`)}
          </span>
        ))}
      </p>
      <p className="quiet">{t(hasCi ? 'sum' : 'sumWithoutCi')}</p>
    </>
  );
};
