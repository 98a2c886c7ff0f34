// The head of the protocol to fill in, each field with the clause that asks for it.
import './head-fields.css';
import type { SheetHead } from '@omerta/rules/protocol/head.ts';
import { type HeadField, headFields } from '@omerta/rules/protocol/head-fields.ts';
import { protocolForms } from '@omerta/rules/protocol/protocol-form.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { useTranslation } from '../texts/use-translation.ts';

type Props = {
  readonly id: RulebookId;
  readonly head: SheetHead;
  readonly disabled?: boolean;
  readonly onWrite: (field: HeadField, value: string) => void;
};

const isNumber = (field: HeadField): boolean => field === 'game' || field === 'table';

export const HeadFields = ({ id, head, disabled = false, onWrite }: Props) => {
  const { t } = useTranslation('result');
  const form = protocolForms[id];
  const nameOf = (field: HeadField): string =>
    t(field === 'referee' ? `protocol.referee.${form.refereeBy}` : `protocol.field.${field}`);
  return (
    <div className="head-form">
      {headFields.map((field) => (
        <label key={field}>
          <span className="label">
            {nameOf(field)} <span className="quiet">{form.head[field] ?? ''}</span>
          </span>
          <input
            className="input"
            type={field === 'date' ? 'date' : 'text'}
            inputMode={isNumber(field) ? 'numeric' : undefined}
            data-head={field}
            key={head[field]}
            defaultValue={head[field]}
            disabled={disabled}
            onBlur={({ currentTarget: { value } }) => {
              if (value !== head[field]) onWrite(field, value);
            }}
          />
        </label>
      ))}
    </div>
  );
};
