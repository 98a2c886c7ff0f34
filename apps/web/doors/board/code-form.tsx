// Which screen this is: its code, typed once and remembered.
import './board.css';
import { tidyCode } from '@omerta/base/typed-code.ts';
import { type FormEvent, useState } from 'react';
import { PageTop } from '../../look/page-top.tsx';
import { Refused, TextField } from '../../people/fields.tsx';
import { useTranslation } from '../../texts/use-translation.ts';

type Props = { readonly refused: string | null; readonly onCode: (code: string) => void };

export const CodeForm = ({ refused, onCode }: Props) => {
  const { t } = useTranslation('board');
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onCode(tidyCode(typed));
  };
  return (
    <main className="page board-door">
      <PageTop title={t('title')} />
      <p>{t('why')}</p>
      <form className="field" data-form="board" onSubmit={submit}>
        <TextField
          label={t('code')}
          name="code"
          value={typed}
          onWrite={setTyped}
          hint={t('codeHint')}
          autoComplete="off"
        />
        <Refused sentence={refused} />
        <button type="submit" className="button main" disabled={typed.trim() === ''}>
          {t('open')}
        </button>
      </form>
      <p className="quiet">{t('here')}</p>
    </main>
  );
};
