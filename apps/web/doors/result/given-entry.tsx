// One line of the sheet as it was entered, with the press that strikes it out.
import type { ReactNode } from 'react';
import { strikeOut } from '../../sheet/sheet-lines.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { useResult } from './use-result.ts';

type Props = { readonly line: number; readonly children: ReactNode };

export const GivenEntry = ({ line, children }: Props) => {
  const { t } = useTranslation('result');
  const { give, signed } = useResult();
  return (
    <p className="entry">
      <span>{children}</span>
      <button type="button" className="button" disabled={signed} onClick={() => give(strikeOut(line))}>
        {t('points.takeBack')}
      </button>
    </p>
  );
};
