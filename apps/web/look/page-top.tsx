// The head of a page: the way back, its title, and what stands beside it.

import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../routing/link.tsx';
import { useWay } from '../routing/way.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { usePageTitle } from './page-title.ts';

type Props = {
  readonly back?: '/' | '/device' | '/side' | '/play';
  readonly title: string;
  readonly children?: ReactNode;
};

export const PageTop = ({ back = '/', title, children }: Props) => {
  const { t } = useTranslation('common');
  const { history } = useWay();
  usePageTitle(title);
  /** Where the page was opened from another one, back is there, as with the phone's own Back. */
  const goBack = (event: MouseEvent): void => {
    if (!history.canGoBack()) return;
    event.preventDefault();
    history.back();
  };
  return (
    <header className="page-top">
      <Link to={back} className="button" data-go="back" onClick={goBack}>
        {t('back')}
      </Link>
      <h1>{title}</h1>
      {children}
    </header>
  );
};
