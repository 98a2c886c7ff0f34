// What would tell the table something: only while held, until the result; then it simply stands there.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHeld } from '../look/use-held.ts';
import { useTable } from '../table/use-table.ts';

type Props = { readonly label: string; readonly children: () => ReactNode };

export const HoldToSee = ({ label, children }: Props) => {
  const { t } = useTranslation('trouble');
  const { state } = useTable().course;
  const { held, handlers } = useHeld();
  if (state.result || state.annulled) return <div className="effects">{children()}</div>;
  return (
    <div className="effects">
      <button type="button" className="button hold" {...handlers}>
        {t('hold', { what: label })}
      </button>
      {held && children()}
    </div>
  );
};
