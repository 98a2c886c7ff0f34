// Why a press was refused, by which clause, and what to do if it has happened all the same.
import './trouble.css';
import type { RuleRefusal } from '@omerta/rules/game/refusal.ts';
import { refusalText } from '@omerta/rules/messages/refusal-text.ts';
import { useState } from 'react';
import { useTable } from '../../board/use-table.ts';
import { useLang } from '../../device/settings.ts';
import { ClauseLink } from '../../rulebooks/clause-link.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
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
