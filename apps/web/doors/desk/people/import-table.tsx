// The table before it is taken in: every row with what becomes of it, every fault at its cell.
import { useMemo, useState } from 'react';
import { Confirm } from '../../../desk/confirm.tsx';
import type { ListColumn } from '../../../desk/list/column.ts';
import { List } from '../../../desk/list/list.tsx';
import {
  type ImportDraft,
  type ImportRow,
  importRows,
  takenRows,
  withCell,
  withoutRows,
  withSame,
} from '../../../desk/roster/import-draft.ts';
import { type RosterField, rosterFields } from '../../../desk/roster/sheet/columns.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useFaultText } from './fault-text.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportRowSheet } from './import-row-sheet.tsx';
import type { Roster } from './known.ts';
import { LikelyPairs } from './likely-pairs.tsx';

const useColumns = (draft: ImportDraft): readonly ListColumn<ImportRow>[] => {
  const { t } = useTranslation('roster');
  const cellOf = ({ row }: ImportRow, field: RosterField): string =>
    draft.cells[row]?.[draft.columns.indexOf(field)]?.trim() ?? '';
  return [
    { key: 'row', title: t('import.row'), value: ({ row }) => row + 1, share: 0.6 },
    ...rosterFields
      .filter((field) => draft.columns.includes(field))
      .map((field) => ({
        key: field,
        title: t(`columns.${field}`),
        value: (row: ImportRow) => cellOf(row, field),
        isWideOnly: field !== 'nickname',
        share: 1.5,
      })),
    {
      key: 'state',
      title: t('import.state'),
      value: ({ standing }) => t(`import.standings.${standing}`),
      isFilter: true,
    },
  ];
};

/** Each fault at its cell, and under the row where the cells have no room for them. */
const useFaults = (draft: ImportDraft, columns: readonly ListColumn<ImportRow>[]) => {
  const faultText = useFaultText();
  return {
    draw: (row: ImportRow, key: string) => {
      const told = row.faults.filter(({ column }) => draft.columns[column] === key);
      if (told.length === 0) return undefined;
      return (
        <span data-fault={told[0]?.code}>
          {columns.find((each) => each.key === key)?.value(row)}
          {told.map((fault) => (
            <span key={fault.column} className="roster-fault roster-wide">
              {faultText(fault)}
            </span>
          ))}
        </span>
      );
    },
    under: ({ faults }: ImportRow) =>
      faults.length === 0
        ? undefined
        : faults.map((fault) => {
            const field = columns.find(({ key }) => key === draft.columns[fault.column]);
            return (
              <span key={fault.column} className="roster-fault">
                {field?.title}: {faultText(fault)}
              </span>
            );
          }),
  };
};

type Props = {
  readonly draft: ImportDraft;
  readonly roster: Roster;
  /** Null: no row is left. */
  readonly onChange: (draft: ImportDraft | null) => void;
  readonly onTake: (rows: readonly ImportRow[]) => void;
  readonly onDrop: () => void;
};

export const ImportTable = ({ draft, roster, onChange, onTake, onDrop }: Props) => {
  const { t } = useTranslation(['roster', 'common']);
  const [opened, setOpened] = useState<number | null>(null);
  const { known, club } = roster;
  const rows = useMemo(() => importRows(draft, known), [draft, known]);
  const columns = useColumns(draft);
  const { draw, under } = useFaults(draft, columns);
  if (club === null) return <p className="quiet">{t('common:loading')}</p>;
  const taken = takenRows(rows);
  const faulty = rows.filter(({ standing }) => standing === 'fault');
  const open = rows.find(({ row }) => row === opened);
  const save = (row: number, cells: ReadonlyMap<number, string>): void => {
    onChange([...cells].reduce((next, [column, said]) => withCell(next, row, column, said), draft));
    setOpened(null);
  };
  return (
    <>
      <ImportColumns draft={draft} onChange={onChange} />
      {faulty.length > 0 && (
        <p role="status" data-part="faults">
          {t('roster:import.counts.faults', { count: faulty.length })}
        </p>
      )}
      <LikelyPairs
        rows={rows.filter(({ standing }) => standing === 'ask')}
        onSay={(row, same) => onChange(withSame(draft, row, same))}
        onLeaveOut={(row) => onChange(withoutRows(draft, new Set([row])))}
      />
      <List
        title={t('roster:import.table')}
        rows={rows}
        columns={columns}
        keyOf={({ row }) => String(row + 1)}
        draw={draw}
        under={under}
        onOpen={({ row }) => setOpened(row)}
        empty={t('roster:import.empty')}
      />
      <div className="desk-actions">
        <button
          type="button"
          className="button main"
          data-do="take-in"
          disabled={taken.length === 0}
          onClick={() => onTake(taken)}
        >
          {t('roster:import.take', { count: taken.length })}
        </button>
        <Confirm title={t('roster:import.drop')} name="drop" onConfirm={onDrop}>
          <p>{t('roster:import.dropping')}</p>
        </Confirm>
      </div>
      {open && (
        <ImportRowSheet
          key={open.row}
          draft={draft}
          row={open}
          onSave={(cells) => save(open.row, cells)}
          onLeaveOut={() => {
            onChange(withoutRows(draft, new Set([open.row])));
            setOpened(null);
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
};
