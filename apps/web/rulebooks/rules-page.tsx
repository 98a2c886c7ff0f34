// The door `/rules`: the register as it stands, or any two rulebooks side by side.
import { PageTop } from '../look/page-top.tsx';
import './rules.css';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CompareView } from './compare-view.tsx';
import { RegisterView } from './register-view.tsx';
import type { RulesSearch } from './search.ts';

export const RulesPage = () => {
  const { t } = useTranslation(['rules', 'common']);
  const search = useSearch({ from: '/rules' });
  const navigate = useNavigate();
  const change = (next: RulesSearch): void => void navigate({ to: '/rules', search: next, replace: true });
  const comparing = search.with !== undefined;
  const { book = 'fsm-2024' } = search;
  const other = search.with ?? (book === 'fiim-2025' ? 'fsm-2024' : 'fiim-2025');
  return (
    <main className="page rules">
      <PageTop title={t('rules:title')} />
      <p className="quiet">{t('rules:intro')}</p>
      <div className="choices">
        <button type="button" className="button" aria-pressed={!comparing} onClick={() => change({ book })}>
          {t('rules:register')}
        </button>
        <button type="button" className="button" aria-pressed={comparing} onClick={() => change({ book, with: other })}>
          {t('rules:compare')}
        </button>
      </div>
      <Suspense>{comparing ? <CompareView a={book} b={other} onChange={change} /> : <RegisterView search={search} onChange={change} />}</Suspense>
    </main>
  );
};
