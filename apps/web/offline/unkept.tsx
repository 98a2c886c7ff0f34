// Over every screen: that a game is kept nowhere, what came of lines that were not saved; and the browser asks before it closes over either.
import { isRefusal } from '@omerta/base/refusal.ts';
import './unkept.css';
import { type ReactNode, useEffect } from 'react';
import { useWatched } from '../device/use-watched.ts';
import { hasUnsaved, openGame, useUnkept } from '../games/ground.ts';
import { saveRecord } from '../games/save-file.ts';
import { broughtBack } from '../games/second-place.ts';
import { useTranslation } from '../texts/use-translation.ts';

const askBeforeLosing = (event: BeforeUnloadEvent): void => {
  if (hasUnsaved()) event.preventDefault();
};

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

/** What came of the lines that were not saved last time; told until it is understood. */
const BroughtBackNote = () => {
  const { t } = useTranslation(['offline', 'common']);
  return (
    <aside className="unkept-warning" role="status" data-told="brought-back">
      <div>
        {broughtBack.get().map(({ outcome, count }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two games may say the same
          <p key={i}>{t(`offline:unsaved.${outcome}`, { count })}</p>
        ))}
      </div>
      <button
        type="button"
        className="button"
        data-go="brought-back-told"
        onClick={() => broughtBack.set([])}
      >
        {t('common:understood')}
      </button>
    </aside>
  );
};

/** The same parts whether it warns or not: what was typed on the page stays when the warning comes. */
export const UnkeptFrame = ({ children }: { readonly children: ReactNode }) => {
  const [unkept, told] = [useUnkept(), useWatched(broughtBack).length > 0];
  useEffect(() => {
    window.addEventListener('beforeunload', askBeforeLosing);
    return () => window.removeEventListener('beforeunload', askBeforeLosing);
  }, []);
  return (
    <div className={unkept || told ? 'frame unkept' : 'frame'}>
      {(unkept || told) && (
        <div>
          {unkept && <Warning />}
          {told && <BroughtBackNote />}
        </div>
      )}
      <div className="frame-page">{children}</div>
    </div>
  );
};
