// The ways out of a list, behind one button.

import type { ListFile } from '@omerta/documents/exports/list-file.ts';
import { useState } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { takeOut, type WayOut, waysOut } from './ways-out.ts';

export const TakeOut = ({ sheet }: { readonly sheet: () => ListFile }) => {
  const { t } = useTranslation('desk');
  const [told, setTold] = useState<string | null>(null);
  const take = (way: WayOut): void => {
    takeOut(sheet(), way).then(
      () => setTold(t(way === 'text' ? 'list.copied' : 'list.saved')),
      () => setTold(t('list.notTaken')),
    );
  };
  return (
    <details className="list-out">
      <summary className="button">{t('list.out')}</summary>
      <div className="list-ways">
        {waysOut.map((way) => (
          <button key={way} type="button" className="button" data-out={way} onClick={() => take(way)}>
            {t(`list.ways.${way}`)}
          </button>
        ))}
        {told !== null && <p role="status">{told}</p>}
      </div>
    </details>
  );
};
