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

/** How browsers say that a part of the program did not come: each has words of its own. */
const notFetched = /dynamically imported module|module script failed/i;

export const Broken = ({ error }: { readonly error: unknown }) => {
  const { t } = useTranslation('common');
  usePageTitle();
  const isMissing = error instanceof Error && notFetched.test(error.message);
  return (
    <main className="page">
      <h1>{t(isMissing ? 'notHere' : 'broken')}</h1>
      <a href={isMissing ? location.href : '/'} className="button main">
        {t('reopen')}
      </a>
    </main>
  );
};
