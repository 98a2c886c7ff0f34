// The head of a page: the way back, its title, and what stands beside it.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from './page-title.ts';

type Props = { readonly back?: '/' | '/device'; readonly title: string; readonly children?: ReactNode };

export const PageTop = ({ back = '/', title, children }: Props) => {
  const { t } = useTranslation('common');
  usePageTitle(title);
  return (
    <header className="page-top">
      <Link to={back} className="button">
        {t('back')}
      </Link>
      <h1>{title}</h1>
      {children}
    </header>
  );
};
