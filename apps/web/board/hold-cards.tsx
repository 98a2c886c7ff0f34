// What only the referee knows, only while held: let go, and nothing on the screen remembers it.
import './hold-cards.css';
import { Suspense, useEffect, useState } from 'react';
import { late } from '../device/late.ts';
import { Icon } from '../look/icon.tsx';
import { useHeld } from '../look/use-held.ts';
import { withTexts } from '../texts/load.ts';
import { useTranslation } from '../texts/use-translation.ts';

/** Shorter than this it was a tap, and shows nothing. */
const shortest = 200;
const hintTime = 2500;

const load = async () => (await withTexts(import('./known.tsx'), 'known')).Known;
const Known = late(load);

/** Tells whoever tapped that it is to be held, and goes away by itself. */
const useHint = (): readonly [shown: boolean, show: () => void] => {
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    if (at === null) return undefined;
    const timer = setTimeout(() => setAt(null), hintTime);
    return () => clearTimeout(timer);
  }, [at]);
  return [at !== null, () => setAt(performance.now())];
};

export const HoldCards = () => {
  const { t } = useTranslation('table');
  const [hinted, hint] = useHint();
  const { held, handlers } = useHeld({ after: shortest, onRelease: (ms) => ms < shortest && hint() });
  const hold = (): void => {
    // Fetched while the finger is still coming to rest.
    void load();
    handlers.onPointerDown();
  };
  return (
    <span className="eye">
      <button
        type="button"
        className="button icon hold"
        data-tool="cards"
        aria-label={t('holdForCards')}
        {...handlers}
        onPointerDown={hold}
      >
        <Icon path="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z" />
      </button>
      {hinted && (
        <p className="hold-hint" role="status">
          {t('hold')}
        </p>
      )}
      {held && (
        <Suspense>
          <Known />
        </Suspense>
      )}
    </span>
  );
};
