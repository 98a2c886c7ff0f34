// One row of the table, opened to be mended: every cell with what is wrong with it.
import { useId, useState } from 'react';
import type { ImportDraft, ImportRow } from '../../../desk/roster/import-draft.ts';
import type { RosterFault } from '../../../desk/roster/import-fault.ts';
import type { RosterField } from '../../../desk/roster/sheet/columns.ts';
import { Dialog } from '../../../look/dialog.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useFaultText } from './fault-text.ts';

type Cell = { readonly column: number; readonly field: RosterField; readonly fault: RosterFault | null };

const cellsOf = ({ columns }: ImportDraft, { faults }: ImportRow): readonly Cell[] =>
  columns.flatMap((field, column) =>
    field === null ? [] : [{ column, field, fault: faults.find((each) => each.column === column) ?? null }],
  );

type CellProps = { readonly cell: Cell; readonly value: string; readonly onWrite: (value: string) => void };

const CellField = ({ cell: { field, fault }, value, onWrite }: CellProps) => {
  const { t } = useTranslation('roster');
  const faultText = useFaultText();
  const id = useId();
  return (
    <div className="field" data-field={field}>
      <label htmlFor={id}>{t(`columns.${field}`)}</label>
      <input
        id={id}
        className="input"
        name={`cell-${field}`}
        value={value}
        aria-invalid={fault !== null}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={({ target }) => onWrite(target.value)}
      />
      {fault && (
        <p className="roster-fault" id={`${id}-fault`}>
          {faultText(fault)}
        </p>
      )}
      {fault?.mended && fault.mended !== value && (
        <button
          type="button"
          className="button"
          data-do="mended"
          onClick={() => onWrite(fault.mended ?? value)}
        >
          {t('import.useMended', { mended: fault.mended })}
        </button>
      )}
    </div>
  );
};

type Props = {
  readonly draft: ImportDraft;
  readonly row: ImportRow;
  readonly onSave: (cells: ReadonlyMap<number, string>) => void;
  readonly onLeaveOut: () => void;
  readonly onClose: () => void;
};

export const ImportRowSheet = ({ draft, row, onSave, onLeaveOut, onClose }: Props) => {
  const { t } = useTranslation('roster');
  const [written, setWritten] = useState<ReadonlyMap<number, string>>(new Map());
  const shownIn = (column: number): string =>
    written.get(column) ?? draft.cells[row.row]?.[column]?.trim() ?? '';
  return (
    <Dialog open onClose={onClose} title={t('import.mend', { row: row.row + 1 })}>
      <form
        className="person-form"
        data-form="row"
        onSubmit={(event) => {
          event.preventDefault();
          onSave(written);
        }}
      >
        {cellsOf(draft, row).map((cell) => (
          <CellField
            key={cell.column}
            cell={cell}
            value={shownIn(cell.column)}
            onWrite={(value) => setWritten(new Map(written).set(cell.column, value))}
          />
        ))}
        <button type="submit" className="button main">
          {t('import.saveRow')}
        </button>
        <button type="button" className="button" data-do="leave-out" onClick={onLeaveOut}>
          {t('import.leaveOut')}
        </button>
      </form>
    </Dialog>
  );
};
