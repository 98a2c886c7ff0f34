// The clock set by hand: time given back or taken to the second, while it runs or stands.
import { type FormEvent, useState } from 'react';
import { Dialog } from '../look/dialog.tsx';
import { clockInSight } from '../play/clock-in-sight.ts';
import { type Clock, setClock, shiftClock, showSeconds, toggleClock } from '../session/clock.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { useLeft } from './use-clock.ts';
import { useTable } from './use-table.ts';

const shifts = [
  [-10, -5, -1],
  [1, 5, 10],
];
/** A speech is a minute, and no clock of the game is longer than some. */
const longest = 10 * 60;

/** `45`, `1:05`; null where it is no time. */
const secondsIn = (text: string): number | null => {
  const [, minutes = '0', seconds = ''] = /^\s*(?:(\d{1,2}):)?(\d{1,3})\s*$/.exec(text) ?? [];
  const all = seconds === '' ? null : Number(minutes) * 60 + Number(seconds);
  return all !== null && all <= longest ? all : null;
};

export const ClockSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation(['clock', 'table', 'common']);
  const { session, live } = useTable();
  const [text, setText] = useState('');
  const clock = clockInSight(live);
  const ms = useLeft(clock, session.now);
  if (!clock) return null;
  const change = (changed: Clock): void => session.setAside({ clock: changed });
  const wanted = secondsIn(text);
  const set = (event: FormEvent): void => {
    event.preventDefault();
    if (wanted === null) return;
    change(setClock(clock, wanted, session.now()));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('clock:title')}>
      <p className="big" role="timer" aria-label={t('table:clock')}>
        {showSeconds(Math.ceil(ms / 1000))}
      </p>
      {shifts.map((row) => (
        <div key={row.join()} className="choices">
          {row.map((seconds) => (
            <button
              key={seconds}
              type="button"
              className="button"
              data-shift={seconds}
              onClick={() => change(shiftClock(clock, seconds, session.now()))}
            >
              {t(seconds > 0 ? 'clock:more' : 'clock:less', { seconds: Math.abs(seconds) })}
            </button>
          ))}
        </div>
      ))}
      <form className="field" onSubmit={set}>
        <label htmlFor="clock-left">{t('clock:left')}</label>
        <input
          id="clock-left"
          className="input"
          inputMode="numeric"
          placeholder="0:45"
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {text.trim() !== '' && wanted === null && <p role="alert">{t('clock:wrong')}</p>}
        <button type="submit" className="button" data-do="set-clock" disabled={wanted === null}>
          {t('clock:set')}
        </button>
      </form>
      <button
        type="button"
        className="button main"
        data-do="toggle-clock"
        onClick={() => change(toggleClock(clock, session.now()))}
      >
        {t(clock.startedAt === null ? 'table:go' : 'table:pause')}
      </button>
      <button type="button" className="button" data-do="close" onClick={onClose}>
        {t('common:close')}
      </button>
    </Dialog>
  );
};
