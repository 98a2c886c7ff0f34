// Where a table comes from: pasted cells, or a file.
import { isRefusal } from '@omerta/base/refusal.ts';
import { useId, useState } from 'react';
import { cellsOfFile } from '../../../desk/roster/sheet/from-file.ts';
import { cellsOfText, type SheetCells } from '../../../desk/roster/sheet/from-text.ts';
import { PlainForm, Refused } from '../../../people/fields.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';

type Props = {
  readonly pasted: string;
  readonly onPaste: (text: string) => void;
  readonly onRead: (cells: SheetCells) => void;
};

export const ImportSource = ({ pasted, onPaste, onRead }: Props) => {
  const { t } = useTranslation('roster');
  const [refused, setRefused] = useState<string | null>(null);
  const [notRead, setNotRead] = useState<string | null>(null);
  const [textId, fileId] = [useId(), useId()];
  const show = (): void => {
    const cells = cellsOfText(pasted);
    if (cells.length === 0) return setRefused(t('import.nothing'));
    onRead(cells);
  };
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const cells = await cellsOfFile(file);
    if (isRefusal(cells)) return setNotRead(t(`import.notRead.${cells.code}`));
    onRead(cells);
  };
  return (
    <div className="desk-cards">
      <section className="desk-card">
        <PlainForm
          name="paste"
          onSend={show}
          sending={false}
          refused={refused}
          button={t('import.read')}
          isMain
        >
          <div className="field">
            <label htmlFor={textId}>{t('import.paste')}</label>
            <textarea
              id={textId}
              className="input"
              name="cells"
              rows={8}
              spellCheck={false}
              aria-describedby={`${textId}-hint`}
              value={pasted}
              onChange={({ target }) => {
                setRefused(null);
                onPaste(target.value);
              }}
            />
            <p className="quiet" id={`${textId}-hint`}>
              {t('import.pasteHint')}
            </p>
          </div>
        </PlainForm>
      </section>
      <section className="desk-card">
        <div className="field">
          <label htmlFor={fileId}>{t('import.file')}</label>
          <input
            id={fileId}
            className="input"
            type="file"
            name="sheet"
            accept=".xlsx,.csv,.tsv,.txt,text/csv"
            onChange={({ target }) => {
              void open(target.files?.[0]);
              target.value = '';
            }}
          />
        </div>
        <Refused sentence={notRead} />
      </section>
    </div>
  );
};
