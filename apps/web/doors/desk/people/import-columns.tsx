// Which column says what: as it was recognised, and as somebody sets it right.
import { useState } from 'react';
import type { ImportDraft } from '../../../desk/roster/import-draft.ts';
import {
  assigned,
  firstLine,
  guessColumns,
  isBlankLine,
  type RosterField,
  rosterFields,
} from '../../../desk/roster/sheet/columns.ts';
import { Choose } from '../../../people/choose.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';

type Props = { readonly draft: ImportDraft; readonly onChange: (draft: ImportDraft) => void };

const mostSamples = 3;

/** What stands in it, for whoever knows his table by sight. */
const sampleOf = ({ cells }: ImportDraft, column: number): string =>
  cells
    .filter((line) => !isBlankLine(line))
    .map((line) => line[column]?.trim() ?? '')
    .filter(Boolean)
    .slice(0, mostSamples)
    .join(', ')
    .slice(0, 60);

export const ImportColumns = ({ draft, onChange }: Props) => {
  const { t } = useTranslation('roster');
  const { columns, head } = draft;
  const first = Math.max(0, firstLine(draft.cells));
  // Looked at once, when the table comes: what somebody opens stays open.
  const [isRecognised] = useState(head !== null && columns.includes('nickname'));
  const fieldOf = (value: string): RosterField | null =>
    rosterFields.find((field) => field === value) ?? null;
  return (
    <details className="roster-part" data-part="columns" open={!isRecognised}>
      <summary className="button">{t('import.reading')}</summary>
      <div className="roster-columns">
        {columns.map((field, i) => (
          <Choose
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={i}
            label={t('import.column', { column: i + 1, sample: sampleOf(draft, i) })}
            name={`column-${i}`}
            value={field ?? ''}
            options={[
              ['', t('import.nothingOf')],
              ...rosterFields.map((each) => [each, t(`columns.${each}`)] as const),
            ]}
            onChoose={(value) => onChange({ ...draft, ...assigned(draft, i, fieldOf(value)) })}
          />
        ))}
      </div>
      <label className="roster-check">
        <input
          type="checkbox"
          name="has-head"
          checked={head !== null}
          onChange={({ target }) =>
            onChange({ ...draft, head: target.checked ? (guessColumns(draft.cells).head ?? first) : null })
          }
        />
        {t('import.hasHead', { row: (head ?? first) + 1 })}
      </label>
      {head !== null && head > first && <p className="quiet">{t('import.titles', { row: head + 1 })}</p>}
      {!columns.includes('nickname') && <p role="alert">{t('import.noNickname')}</p>}
    </details>
  );
};
