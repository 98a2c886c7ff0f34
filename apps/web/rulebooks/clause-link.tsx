// A clause one tap away: its number, and what it says in our words; with it the others that speak of the same thing.
import './clause-link.css';
import type { Edition } from '@omerta/rules/rulebooks/rulebook.ts';
import { useState } from 'react';
import { useTranslation } from '../texts/use-translation.ts';
import { ClauseDialog } from './clause-dialog.tsx';

type Props = {
  readonly edition: Pick<Edition, 'id' | 'name'>;
  readonly clause: string;
  readonly also?: readonly string[];
};

export const ClauseLink = ({ edition, clause, also = [] }: Props) => {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  const clauses = [clause, ...also];
  return (
    <>
      <button
        type="button"
        className="clause-link"
        aria-label={t('clause', { clause: clauses.join(', ') })}
        onClick={() => setOpen(true)}
      >
        {clause}
        {also.length > 0 && <span>{also.join(', ')}</span>}
      </button>
      {open && <ClauseDialog edition={edition} clauses={clauses} onClose={() => setOpen(false)} />}
    </>
  );
};
