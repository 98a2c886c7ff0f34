// Over every screen of a game that is kept nowhere: it says so until the page is closed, and the browser asks before it closes.
import { isRefusal } from '@omerta/base/refusal.ts';
import './unkept.css';
import { type ReactNode, useEffect } from 'react';
import { openGame, useUnkept } from '../games/ground.ts';
import { saveRecord } from '../games/save-file.ts';
import { useTranslation } from '../texts/use-translation.ts';

const askBeforeClosing = (event: BeforeUnloadEvent): void => event.preventDefault();

const saveOpen = async (): Promise<void> => {
  const game = await openGame();
  if (game && !isRefusal(game)) saveRecord(game.course);
};

const Warning = () => {
  const { t } = useTranslation('offline');
  useEffect(() => {
    window.addEventListener('beforeunload', askBeforeClosing);
    return () => window.removeEventListener('beforeunload', askBeforeClosing);
  }, []);
  return (
    <aside className="unkept-warning" role="status">
      <p>{t('unkept')}</p>
      <button type="button" className="button" data-go="save-unkept" onClick={() => void saveOpen()}>
        {t('saveNow')}
      </button>
    </aside>
  );
};

/** The same parts whether it warns or not: what was typed on the page stays when the warning comes. */
export const UnkeptFrame = ({ children }: { readonly children: ReactNode }) => {
  const unkept = useUnkept();
  return (
    <div className={unkept ? 'frame unkept' : 'frame'}>
      {unkept && <Warning />}
      <div className="frame-page">{children}</div>
    </div>
  );
};
