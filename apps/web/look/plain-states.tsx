// Loading, a wrong address, a broken page: each says what to do.
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../texts/use-translation.ts';
import { usePageTitle } from './page-title.ts';

export const Loading = () => {
  const { t } = useTranslation('common');
  return (
    <main className="page" aria-busy="true">
      <p className="quiet">{t('loading')}</p>
    </main>
  );
};

export const NotFound = () => {
  const { t } = useTranslation('common');
  usePageTitle(t('notFound'));
  return (
    <main className="page">
      <h1>{t('notFound')}</h1>
      <Link to="/" className="button main">
        {t('home')}
      </Link>
    </main>
  );
};

export const Broken = () => {
  const { t } = useTranslation('common');
  usePageTitle();
  return (
    <main className="page">
      <h1>{t('broken')}</h1>
      <a href="/" className="button main">
        {t('reopen')}
      </a>
    </main>
  );
};
