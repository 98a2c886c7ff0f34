// The list for the hall: what must be there, clause by clause, to be ticked on the screen or on paper.

import { hallClauses } from '@omerta/rules/register/hall-list.ts';
import type { Edition, RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { Suspense, use, useState } from 'react';
import { useLang } from '../../../device/settings.ts';
import { useClauseText } from '../../../rulebooks/clause-text.ts';
import { loadEdition } from '../../../rulebooks/load.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

const loaded = new Map<RulebookId, Promise<Edition>>();
const editionOf = (id: RulebookId): Promise<Edition> => {
  const edition = loaded.get(id) ?? loadEdition(id);
  loaded.set(id, edition);
  return edition;
};

const Line = ({ id, clause }: { readonly id: RulebookId; readonly clause: string }) => (
  <li>
    <label className="check-line">
      <input type="checkbox" name={`hall-${clause}`} />
      <span>
        {useClauseText(id, clause)} <small className="quiet">{clause}</small>
      </span>
    </label>
  </li>
);

const Lines = ({ id }: { readonly id: RulebookId }) => {
  const lang = useLang();
  const edition = use(editionOf(id));
  return (
    <>
      <h3>{edition.name[lang]}</h3>
      <ul className="hall-list printed">
        {hallClauses(edition.clauses).map((clause) => (
          <Line key={clause} id={id} clause={clause} />
        ))}
      </ul>
    </>
  );
};

export const Checklist = ({ id }: { readonly id: RulebookId }) => {
  const { t } = useTranslation(['making', 'common']);
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="desk-card" data-part="hall-list">
      <h2>{t('making:hall.title')}</h2>
      <p className="quiet not-printed">{t('making:hall.why')}</p>
      {isOpen ? (
        <Suspense fallback={<p className="quiet">{t('common:loading')}</p>}>
          <Lines id={id} />
          <button type="button" className="button not-printed" data-do="print" onClick={() => window.print()}>
            {t('making:hall.print')}
          </button>
        </Suspense>
      ) : (
        <button type="button" className="button" data-do="hall-list" onClick={() => setOpen(true)}>
          {t('making:hall.show')}
        </button>
      )}
    </section>
  );
};
