// What would tell the table something: only while held, until the result; then it simply stands there.
import './trouble.css';
import type { ReactNode } from 'react';
import { useTable } from '../../board/use-table.ts';
import { useHeld } from '../../look/use-held.ts';
import { isTold } from '../../session/told.ts';
import { useTranslation } from '../../texts/use-translation.ts';

type Props = { readonly label: string; readonly children: () => ReactNode };

export const HoldToSee = ({ label, children }: Props) => {
  const { t } = useTranslation('correct');
  const { course } = useTable();
  const { held, handlers } = useHeld();
  if (isTold(course)) return <div className="effects">{children()}</div>;
  return (
    <div className="effects">
      <button type="button" className="button hold" {...handlers}>
        {t('hold', { what: label })}
      </button>
      {held && children()}
    </div>
  );
};
