// How an iPhone puts the product on its Home Screen, step by step with its own signs.

import { Dialog } from '../look/dialog.tsx';
import { Icon } from '../look/icon.tsx';
import { Link } from '../routing/link.tsx';
import { useTranslation } from '../texts/use-translation.ts';

/** As Safari draws them: a square that an arrow leaves, and a square with a plus. */
const signs = {
  share: 'M8 9H6v12h12V9h-2M12 15V3m-4 4 4-4 4 4',
  add: 'M4 4h16v16H4zM12 8v8m-4-4h8',
  open: 'm5 12 5 5 9-10',
} as const;
const steps = ['share', 'add', 'open'] as const;

export const HomeScreen = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('install');
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <p>{t('why')}</p>
      <ol className="home-screen">
        {steps.map((step) => (
          <li key={step}>
            <Icon path={signs[step]} />
            {t(step)}
          </li>
        ))}
      </ol>
      <p className="quiet">{t('games')}</p>
      <Link to="/hand-over" className="button">
        {t('handOver')}
      </Link>
      <button type="button" className="button main" data-go="understood" onClick={onClose}>
        {t('done')}
      </button>
    </Dialog>
  );
};
