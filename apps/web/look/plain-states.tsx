// Loading, a wrong address, a broken page: each says what to do.
import type { MouseEvent } from 'react';
import { Link } from '../routing/link.tsx';
import { isNotFetched } from '../routing/part.ts';
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

export const Broken = ({ error }: { readonly error: unknown }) => {
  const { t } = useTranslation('common');
  usePageTitle();
  const isMissing = isNotFetched(error);
  /** An address with a `#` in it would only be gone to within this page. */
  const beginAgain = (event: MouseEvent): void => {
    if (!isMissing) return;
    event.preventDefault();
    location.reload();
  };
  return (
    <main className="page">
      <h1>{t(isMissing ? 'notHere' : 'broken')}</h1>
      <a href={isMissing ? location.href : '/'} className="button main" onClick={beginAgain}>
        {t('reopen')}
      </a>
    </main>
  );
};
