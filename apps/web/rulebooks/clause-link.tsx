// A clause one tap away: its number, and what it says in our words.
import './clause-link.css';
import type { Edition } from '@omerta/rules/rulebooks/rulebook.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClauseDialog } from './clause-dialog.tsx';

type Props = { readonly edition: Pick<Edition, 'id' | 'name'>; readonly clause: string };

export const ClauseLink = ({ edition, clause }: Props) => {
  const { t } = useTranslation('common');
  const [open, show] = useState(false);
  return (
    <>
      <button type="button" className="clause-link" aria-label={t('clause', { clause })} onClick={() => show(true)}>
        {clause}
      </button>
      {open && <ClauseDialog edition={edition} clauses={[clause]} onClose={() => show(false)} />}
    </>
  );
};
