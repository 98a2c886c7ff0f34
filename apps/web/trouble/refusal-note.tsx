// Why a press was refused, by which clause, and what to do if it has happened all the same.
import './trouble.css';
import type { RuleRefusal } from '@omerta/rules/game/refusal.ts';
import { refusalText } from '@omerta/rules/messages/refusal-text.ts';
import { useState } from 'react';
import { ClauseLink } from '../rulebooks/clause-link.tsx';
import { useLang } from '../settings.ts';
import { useTable } from '../table/use-table.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { IncidentDialog } from './incident-dialog.tsx';

export const RefusalNote = ({ refusal }: { readonly refusal: RuleRefusal }) => {
  const { t } = useTranslation('trouble');
  const { clearRefusal, course } = useTable();
  const lang = useLang();
  const [happened, setHappened] = useState(false);
  if (happened) return <IncidentDialog refusal={refusal} onClose={clearRefusal} />;
  return (
    <div className="note" role="alertdialog" aria-label={t('refused')} data-refusal={refusal.code}>
      <p>
        {refusalText(refusal, lang)} <ClauseLink edition={course.rulebook} clause={refusal.clause} />
      </p>
      <div className="actions">
        <button type="button" className="button" data-do="happened" onClick={() => setHappened(true)}>
          {t('happened')}
        </button>
        <button type="button" className="button" data-do="understood" onClick={clearRefusal}>
          {t('understood')}
        </button>
      </div>
    </div>
  );
};
