// A seating of others: a file or pasted numbers, checked in words before it is laid.

import { shape, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { invalidText } from '@omerta/scoring/messages/invalid-text.ts';
import { useId, useState } from 'react';
import { useDesk } from '../../../desk/desk.tsx';
import { usualSize } from '../../../desk/seating/field.ts';
import { type ImportFault, readImport } from '../../../desk/seating/read-table.ts';
import type { DeskStage } from '../../../desk/wire/picture.ts';
import { useSettings } from '../../../device/settings.ts';
import { useDraft } from '../../../device/use-draft.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Proof } from './proof.tsx';

const Fault = ({ fault }: { readonly fault: ImportFault }) => {
  const { t } = useTranslation('seating');
  const { lang } = useSettings();
  const said =
    fault.code === 'file'
      ? t('importing.faults.file', { path: fault.invalid.path, why: invalidText(fault.invalid, lang) })
      : t(`importing.faults.${fault.code}`, { ...fault });
  return (
    <p role="alert" className="refused" data-fault={fault.code}>
      {said}
    </p>
  );
};

const reads = shape({ pasted: text });
const empty = { pasted: '' };

export const ImportPart = ({ stage }: { readonly stage: DeskStage }) => {
  const { t } = useTranslation('seating');
  const { tournament } = useDesk();
  const id = useId();
  const [{ pasted }, keep] = useDraft({ name: `seating-text ${tournament}/${stage.stage}`, reads, empty });
  const [checked, setChecked] = useState<string | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const { tables } = usualSize(stage.players.length, null);
  const found = checked === null ? null : readImport(checked, tables);
  const take = async (file: File | undefined): Promise<void> => {
    setUnreadable(false);
    try {
      const read = (await file?.text()) ?? '';
      keep({ pasted: read });
      setChecked(read);
    } catch {
      setUnreadable(true);
    }
  };
  return (
    <details className="desk-card seating-more" data-part="import">
      <summary>{t('importing.title')}</summary>
      <p className="quiet">{t('importing.why')}</p>
      <div className="field">
        <label htmlFor={`${id}file`}>{t('importing.file')}</label>
        <input
          id={`${id}file`}
          type="file"
          className="input"
          accept=".json,.csv,.txt,.tsv"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}text`}>{t('importing.text')}</label>
        <textarea
          id={`${id}text`}
          className="input"
          name="seating-text"
          rows={6}
          value={pasted}
          onChange={({ target }) => keep({ pasted: target.value })}
        />
      </div>
      <button type="button" className="button" data-do="check-import" onClick={() => setChecked(pasted)}>
        {t('importing.check')}
      </button>
      {isUnreadable && <p role="alert">{t('importing.unreadable')}</p>}
      {found !== null && isRefusal(found) && <Fault fault={found} />}
      {found !== null && !isRefusal(found) && (
        <Proof
          stage={stage}
          seating={found}
          onDone={() => {
            keep(empty);
            setChecked(null);
          }}
        />
      )}
    </details>
  );
};
