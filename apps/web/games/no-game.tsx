// The door of a game that is not here: why, and where to go instead.

import { usePageTitle } from '../look/page-title.ts';
import { Link } from '../routing/link.tsx';
import { useTranslation } from '../texts/use-translation.ts';

export type WhyNone = 'noGame' | 'unreadable' | 'damaged' | 'deleted';

export const NoGame = ({ title, why }: { readonly title: string; readonly why: WhyNone }) => {
  const { t } = useTranslation(['door', 'start', 'common', 'games']);
  usePageTitle(title);
  return (
    <main className="page">
      <h1>{t(`door:${why}`)}</h1>
      {why === 'damaged' && <p>{t('door:damagedHow')}</p>}
      {why === 'damaged' && (
        <Link to="/games" className="button" data-go="games">
          {t('games:title')}
        </Link>
      )}
      <Link to="/new" className="button main">
        {t('start:newGame')}
      </Link>
      <Link to="/" className="button">
        {t('common:home')}
      </Link>
    </main>
  );
};
