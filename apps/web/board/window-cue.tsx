// The voting window as a silent cue: a bar that runs out, and a touch in the hand when it is time to say the closing word.
import { useEffect } from 'react';
import { vibrate } from '../device/vibrate.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { useTick } from './use-clock.ts';
import { useTable } from './use-table.ts';

export const WindowCue = ({ calledAt }: { readonly calledAt: number }) => {
  const { t } = useTranslation('table');
  const { session, course } = useTable();
  const length = Number(course.rulebook.rules.voteWindowSeconds.value) * 1000;
  const remaining = Math.max(0, calledAt + length - session.now());
  const open = remaining > 0;
  useTick(length, remaining);
  useEffect(() => {
    if (!open && session.now() - calledAt < length + 1000) vibrate(40);
  }, [open, calledAt, length, session]);
  return (
    <>
      <div className="track window">
        {open && (
          <i style={{ animationDuration: `${length}ms`, animationDelay: `${remaining - length}ms` }} />
        )}
      </div>
      <p className="quiet">{open ? t('window') : t('stopNow')}</p>
    </>
  );
};
