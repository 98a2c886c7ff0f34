// A new version is on the device: offered where no game is open, since it loads the page anew.
import './offline.css';
import { isRefusal } from '@omerta/base/refusal.ts';
import { useState } from 'react';
import { isPlayedAnywhere, whileNobodyPlays } from '../device/playing.ts';
import { useAsync } from '../device/use-async.ts';
import { openGame } from '../games/ground.ts';
import { isOpen, seenOf } from '../games/listed.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { useFreshVersion } from './register.ts';

type Waits = 'freshAfterGame' | 'freshElsewhere' | null;

/** A game that is not finished on this device's table, or on the screen of any window. */
const whyWait = async (): Promise<Waits> => {
  const game = await openGame();
  if (game && !isRefusal(game) && isOpen(seenOf(game))) return 'freshAfterGame';
  return (await isPlayedAnywhere()) ? 'freshElsewhere' : null;
};

/** Asked again at the press: a game may have begun since. */
export const FreshVersion = () => {
  const { t } = useTranslation('offline');
  const letIn = useFreshVersion();
  const found = useAsync(whyWait);
  const [late, setLate] = useState<Waits>(null);
  if (!letIn || !found) return null;
  const waits = late ?? found.value;
  const take = async (): Promise<void> => {
    const why = await whyWait();
    if (why) setLate(why);
    else if (!(await whileNobodyPlays(letIn))) setLate('freshElsewhere');
  };
  return (
    <div className="device-note" role="status">
      <p>{t(waits ?? 'fresh')}</p>
      {!waits && (
        <button type="button" className="button" data-go="let-in" onClick={() => void take()}>
          {t('letIn')}
        </button>
      )}
    </div>
  );
};
