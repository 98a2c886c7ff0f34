// The door `/rules`: the rulebooks clause by clause, or any two side by side.
import { PageTop } from '../../look/page-top.tsx';
import './rules.css';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { Suspense, useEffect } from 'react';
import { setNight } from '../../look/theme.ts';
import { useLocation, useNavigate, useSearch } from '../../routing/way.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { CompareView } from './compare-view.tsx';
import { RegisterView } from './register-view.tsx';
import { type RulesSearch, readRulesSearch } from './search.ts';

/** What stands beside each other until somebody chooses: the two ends of the list. */
const [first] = rulebookIds;
const last = rulebookIds.at(-1) ?? first;

export const RulesPage = () => {
  const { t } = useTranslation(['rules', 'common']);
  const search = readRulesSearch(useSearch());
  const { state } = useLocation();
  const { night = false } = state;
  const navigate = useNavigate();
  useEffect(() => {
    setNight(night);
    return () => setNight(false);
  }, [night]);
  const change = (next: RulesSearch): void =>
    void navigate({ to: '/rules', search: next, state, replace: true });
  const comparing = search.with !== undefined;
  const { book = first, find = '' } = search;
  const other = search.with ?? (book === last ? first : last);
  return (
    <main className="page rules">
      <PageTop title={t('rules:title')} />
      <p className="quiet">{t('rules:intro')}</p>
      <div className="choices">
        <button type="button" className="button" aria-pressed={!comparing} onClick={() => change({ book })}>
          {t('rules:register')}
        </button>
        <button
          type="button"
          className="button"
          aria-pressed={comparing}
          onClick={() => change({ book, with: other })}
        >
          {t('rules:compare')}
        </button>
      </div>
      <Suspense>
        {comparing ? (
          <CompareView a={book} b={other} find={find} onChange={change} />
        ) : (
          <RegisterView search={search} onChange={change} />
        )}
      </Suspense>
    </main>
  );
};
