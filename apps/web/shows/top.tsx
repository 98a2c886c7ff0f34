// Over a scene: what it is, of which round, and which page of how many.
import { useTranslation } from '../texts/use-translation.ts';

type Props = {
  readonly title: string;
  readonly more?: string;
  readonly page?: number;
  readonly pages?: number;
};

export const Top = ({ title, more = '', page = 0, pages = 1 }: Props) => {
  const { t } = useTranslation('shows');
  return (
    <header className="show-top">
      <h1>{title}</h1>
      {more !== '' && <p>{more}</p>}
      {pages > 1 && <p className="show-page">{t('page', { page: page + 1, pages })}</p>}
    </header>
  );
};
