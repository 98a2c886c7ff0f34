// The big clock: it turns amber, signals and flashes, and never moves the game.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fetchedAhead } from '../device/late.ts';
import { useHold } from '../look/use-hold.ts';
import { type Clock, overrun, showSeconds, toggleClock } from '../session/clock.ts';
import { signal } from '../sound/signals.ts';
import { withTexts } from '../texts/load.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { useLeft } from './use-clock.ts';
import { useTable } from './use-table.ts';

/** Without a network nothing opens, and the game goes on. */
const loadSheet = fetchedAhead(() => withTexts(import('./clock-sheet.tsx'), 'clock').catch(() => null));

const warning = 10;

/** Each signal once, when its second comes while the clock is watched. */
const useSignals = (seconds: number, clock: Clock): void => {
  const before = useRef(seconds);
  useEffect(() => {
    if (clock.startedAt !== null && seconds < before.current) {
      if (seconds === warning) signal('ten');
      if (seconds === 0) signal('end');
    }
    before.current = seconds;
  }, [seconds, clock.startedAt]);
};

const lookAt = (seconds: number): string => {
  if (seconds === 0) return 'up';
  return seconds <= warning ? 'late' : '';
};

/** A tap stops and starts it, a longer press sets it. */
const ClockTouch = ({ clock, children }: { readonly clock: Clock; readonly children: ReactNode }) => {
  const { t } = useTranslation('table');
  const { session } = useTable();
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof loadSheet>>>(null);
  const holding = useHold(() => void loadSheet().then(setOpened));
  return (
    <>
      <button
        type="button"
        className="clock-touch"
        data-tool="clock"
        aria-label={t(clock.startedAt === null ? 'go' : 'pause')}
        onClick={() => session.setAside({ clock: toggleClock(clock, session.now()) })}
        {...holding}
      >
        {children}
      </button>
      {opened && <opened.ClockSheet onClose={() => setOpened(null)} />}
    </>
  );
};

export const ClockFace = ({ clock, small = false }: { readonly clock: Clock; readonly small?: boolean }) => {
  const { t } = useTranslation('table');
  const { session } = useTable();
  const ms = useLeft(clock, session.now);
  const seconds = Math.ceil(ms / 1000);
  useSignals(seconds, clock);
  const paused = clock.startedAt === null;
  const over = Math.floor(overrun(clock, session.now()) / 1000);
  return (
    <>
      <ClockTouch clock={clock}>
        <span
          className={`${small ? 'small-clock' : 'big'} ${lookAt(seconds)} ${paused ? 'paused' : ''}`}
          role="timer"
          aria-label={t('clock')}
        >
          {showSeconds(seconds)}
        </span>
      </ClockTouch>
      <div className={`track ${lookAt(seconds)}`}>
        <i style={{ transform: `scaleX(${clock.duration > 0 ? ms / clock.duration : 0})` }} />
      </div>
      {over > 0 && (
        <p className="quiet overrun" aria-hidden="true">
          +{showSeconds(over)}
        </p>
      )}
    </>
  );
};
